import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** One level below the screen's heading. */
  heading?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ icon, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-[46ch] justify-items-center gap-1 px-6 py-16 text-center">
      <span aria-hidden="true" className="mb-3 grid size-11 place-items-center rounded-full bg-surface-3 text-ink-2">
        {icon}
      </span>
      <Heading className="text-base font-semibold text-ink">{title}</Heading>
      {text && <p className="text-sm text-pretty text-ink-2">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
