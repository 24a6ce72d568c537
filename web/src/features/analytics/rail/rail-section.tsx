import type { ReactNode } from 'react'

export interface RailSectionProps {
  id: string
  title: string
  meta: string
  ruled?: boolean
  children: ReactNode
}

export function RailSection({ id, title, meta, ruled = false, children }: RailSectionProps) {
  return (
    <section aria-labelledby={id} className={`min-w-0 ${ruled ? 'border-t border-line pt-5' : ''}`}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="text-sm font-semibold text-ink">
          {title}
        </h2>
        <span className="text-xs text-ink-3 tabular-nums">{meta}</span>
      </div>
      {children}
    </section>
  )
}

export const NoneInRail = ({ children }: { children: string }) => (
  <p className="text-xs text-pretty text-ink-3">{children}</p>
)
