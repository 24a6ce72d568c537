import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'pending' | 'draft' | 'sent' | 'danger'

export interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex h-5 shrink-0 items-center gap-1 rounded-full px-2 text-micro font-medium whitespace-nowrap tabular-nums forced-colors:border ${tones[tone]} ${className}`}
    >
      {icon}
      {children}
    </span>
  )
}

const tones: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-ink-2',
  accent: 'bg-accent-soft text-accent-ink',
  pending: 'bg-pending-soft text-pending-ink',
  draft: 'bg-draft-soft text-draft-ink',
  sent: 'bg-sent-soft text-sent-ink',
  danger: 'bg-danger-soft text-danger-ink',
}
