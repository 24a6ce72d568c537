import type { ReactNode } from 'react'

export function Part({ title, control, children }: { title: ReactNode; control?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-2.5 border-b border-line pb-6 last:border-b-0 last:pb-0">
      <div className="flex items-center gap-3">
        <h3 className="flex-1 text-sm font-medium text-ink">{title}</h3>
        {control}
      </div>
      {children}
    </section>
  )
}
