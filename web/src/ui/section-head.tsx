import type { ReactNode } from 'react'

export interface SectionHeadProps {
  id: string
  title: string
  meta?: ReactNode
  /** Ghost buttons on the right. */
  children?: ReactNode
}

export function SectionHead({ id, title, meta, children }: SectionHeadProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1.5 px-4 py-1 max-sm:pt-4 max-sm:pb-2 sm:px-6">
      <h2 id={id} className="text-sm font-semibold text-ink">
        {title}
      </h2>
      {meta && <span className="text-xs text-ink-3 tabular-nums">{meta}</span>}
      <span className="ml-auto flex items-center gap-1 empty:hidden">{children}</span>
    </div>
  )
}

/** Empty state of a section: what it is for, in two lines. */
export function NothingYet({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="flex items-center gap-4 px-4 pt-3 pb-6 sm:px-6">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-3 text-ink-2"
      >
        {icon}
      </span>
      <span>
        <span className="block text-sm font-medium text-ink">{title}</span>
        <span className="block text-xs text-pretty text-ink-2">{text}</span>
      </span>
    </div>
  )
}
