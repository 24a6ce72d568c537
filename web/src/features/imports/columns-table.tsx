import { useTranslations } from 'use-intl'
import { ColumnSelect, type ColumnsProps } from './column-select.tsx'
import { fieldOf } from './fields.ts'

/** The first rows of the file, with the mapped field above each column; rows that will be skipped have a color. */
export function ColumnsTable(props: ColumnsProps) {
  const t = useTranslations('imports')
  const { preview, choices } = props
  return (
    <div
      role="region"
      aria-label={t('columnsLabel')}
      className="max-h-[22rem] overflow-auto rounded-lg border border-line -outline-offset-2"
    >
      <table className="min-w-full border-separate border-spacing-0 text-left text-xs">
        <thead>
          <tr>
            {preview.columns.map((column) => (
              <th key={column} scope="col" className={head}>
                <ColumnSelect {...props} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((cells, place) => (
            <tr key={place} className={preview.skipped && preview.rowProblems[place] ? 'bg-pending-soft' : ''}>
              {preview.columns.map((column, at) => (
                <Cell key={column} text={cells[at] ?? ''} used={fieldOf(choices.mapping, column) !== null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ text, used }: { text: string; used: boolean }) {
  const cut = text.length > CELL ? `${text.slice(0, CELL)}…` : text
  return (
    <td
      dir="auto"
      title={text.length > SHOWN ? cut : undefined}
      className={`max-w-72 truncate border-t border-line px-3 py-2 ${used ? 'text-ink' : 'text-ink-3'}`}
    >
      {cut}
    </td>
  )
}

const CELL = 500
const SHOWN = 30
const head = 'sticky top-0 z-10 min-w-40 bg-surface-2 px-3 py-2.5 align-top font-normal'
