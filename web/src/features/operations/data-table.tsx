import type { Key, ReactNode } from 'react'
import { useMedia } from '../../lib/media.ts'

export interface Column<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, for numbers. */
  right?: boolean
  /** Needs more room than the other columns. */
  wide?: boolean
}

export interface DataTableProps<Row> {
  label: string
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  busy?: boolean
}

/** A table. On a phone, each row becomes a list with its numbers side by side, so nothing scrolls sideways. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const narrow = useMedia('(max-width: 1023px)')
  return narrow ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row>({ label, columns, rows, keyOf, busy }: DataTableProps<Row>) {
  return (
    <table aria-label={label} aria-busy={busy || undefined} className="w-full table-fixed border-t border-line text-sm">
      <thead>
        <tr className="h-9 border-b border-line text-left text-xs text-ink-3 *:px-2 *:font-medium *:first:pl-6 *:last:pr-6">
          {columns.map(({ key, head, right, wide }) => (
            <th key={key} scope="col" className={`${right ? 'text-right' : ''} ${wide ? 'w-[26%]' : ''}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="h-11 border-b border-line *:px-2 *:py-1.5 *:first:pl-6 *:last:pr-6 hover:bg-surface-2"
          >
            {columns.map(({ key, cell, right }, n) =>
              n === 0 ? (
                <th key={key} scope="row" className="text-left font-normal break-words text-ink">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={`break-words text-ink-2 tabular-nums ${right ? 'text-right' : ''}`}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards<Row>({ label, columns, rows, keyOf, busy }: DataTableProps<Row>) {
  const [first, ...others] = columns
  const numbers = others.filter(({ right }) => right)
  const texts = others.filter(({ right }) => !right)
  return (
    <ul aria-label={label} aria-busy={busy || undefined} className="border-t border-line text-sm">
      {rows.map((row) => (
        <li key={keyOf(row)} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line px-4 py-3 sm:px-6">
          <div className="min-w-0 font-medium break-words text-ink">{first?.cell(row)}</div>
          {numbers.length > 0 && (
            <dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4">
              {numbers.map(({ key, head, cell, wide }) => (
                <div key={key} className={`flex items-baseline justify-between gap-1.5 ${wide ? 'col-span-2' : ''}`}>
                  <dt className="text-xs text-ink-3">{head}</dt>
                  <dd className="text-right text-ink-2 tabular-nums">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {texts.length > 0 && (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
              {texts.map(({ key, head, cell }) => (
                <div key={key} className="contents">
                  <dt className="text-xs text-ink-3">{head}</dt>
                  <dd className="min-w-0 text-right break-words text-ink-2">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
