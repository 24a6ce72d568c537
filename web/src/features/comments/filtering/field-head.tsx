import type { ReactNode } from 'react'

/** The name of a field above its values. */
export function FieldHead({ name, hint, children }: { name: string; hint?: string | undefined; children?: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center gap-2 px-4">
      <h3 className="text-sm font-semibold text-ink">{name}</h3>
      {hint && <span className="text-xs text-ink-3">{hint}</span>}
      <span className="ml-auto">{children}</span>
    </div>
  )
}
