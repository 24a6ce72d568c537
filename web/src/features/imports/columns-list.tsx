import { useTranslations } from 'use-intl'
import { ColumnSelect, type ColumnsProps } from './column-select.tsx'

/** The same on a phone: a row for each column, with a cell of it as an example. */
export function ColumnsList(props: ColumnsProps) {
  const t = useTranslations('imports')
  const { columns, rows } = props.preview
  return (
    <ul aria-label={t('columnsLabel')} className="divide-y divide-line rounded-lg border border-line">
      {columns.map((column, at) => {
        const example = rows.map((cells) => cells[at] ?? '').find((cell) => cell.trim() !== '')
        return (
          <li key={column} className="grid gap-1.5 px-3 py-3">
            <ColumnSelect {...props} column={column} />
            <p dir="auto" className="line-clamp-2 text-xs text-ink-2 wrap-anywhere">
              {example?.slice(0, 200) ?? t('emptyCell')}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
