import type { ReactNode } from 'react'

export interface StickyHeadProps {
  columns: readonly { key: string; label: string; className: string }[]
  /** More header cells, with `stickyCell`. */
  children?: ReactNode
}

/** Head of a table that stays at the top while the table scrolls. */
export function StickyHead({ columns, children }: StickyHeadProps) {
  return (
    <thead>
      <tr className="border-b border-line text-xs font-medium text-ink-2">
        {columns.map(({ key, label, className }) => (
          <th key={key} scope="col" className={`${stickyCell} h-9 font-medium ${className}`}>
            {label}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  )
}

export const stickyCell = 'sticky top-0 z-10 bg-surface'
