import { useId, type ReactNode } from 'react'

/** Fields that belong together, in two columns from 640 px up. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-4 border-line not-first:border-t not-first:pt-5">
      <h2 id={id} className="text-base font-semibold text-ink">
        {title}
      </h2>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </div>
  )
}
