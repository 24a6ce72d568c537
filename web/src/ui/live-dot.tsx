import type { ReactNode } from 'react'

export interface LiveDotProps {
  tone: 'live' | 'pending' | 'off' | 'danger'
  /** The label next to it: never rely on color alone. */
  label: ReactNode
}

export function LiveDot({ tone, label }: LiveDotProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
      <span aria-hidden="true" className={`forced-color-adjust-none size-1.5 shrink-0 rounded-full ${tones[tone]}`} />
      <span className="truncate">{label}</span>
    </span>
  )
}

const tones = { live: 'bg-live', pending: 'bg-chart-3', off: 'bg-ink-3', danger: 'bg-danger' } as const
