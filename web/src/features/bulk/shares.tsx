import { useFormat } from '../../lib/format.ts'
import type { ShareRow } from './share-rows.ts'

export interface SharesProps {
  title: string
  rows: ShareRow[]
  nameOf: (key: string) => string
}

/** How reviews spread over the values of a field, as bars. */
export function Shares({ title, rows, nameOf }: SharesProps) {
  const format = useFormat()
  // Bars of one length, whatever the number.
  const digits = Math.max(2, ...rows.map(({ count }) => format.number(count).length))
  return (
    <section>
      <h3 className="text-xs text-ink-2">{title}</h3>
      <ul className="mt-2 grid gap-1.5">
        {rows.map(({ key, count, share }) => (
          <li
            key={key}
            className="grid items-center gap-3 text-xs"
            style={{ gridTemplateColumns: `88px minmax(0, 1fr) ${digits}ch` }}
          >
            <span className="truncate text-ink-2">{nameOf(key)}</span>
            <span aria-hidden="true" className="h-1 rounded-full bg-surface-3">
              <span className="block h-full rounded-full bg-chart-1" style={{ width: `${share * 100}%` }} />
            </span>
            <span className="text-right text-ink tabular-nums">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
