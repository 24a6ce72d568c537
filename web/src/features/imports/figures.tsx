import type { ImportEntry } from '@bizamply/contract/imports'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** What an import brought, or what its undo took back, as one strip. */
export function Figures({ entry }: { entry: ImportEntry }) {
  const t = useTranslations('imports')
  const format = useFormat()
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line overflow-x-auto rounded-lg border border-line max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:divide-x-0">
      {figuresOf(entry).map(([name, count]) => (
        <div key={name} className="min-w-0 px-4 py-3">
          <dt className="text-xs text-ink-3">{t(`count.${name}`)}</dt>
          <dd
            className={`text-xl font-semibold tabular-nums ${name === 'rejected' && count > 0 ? 'text-pending-ink' : 'text-ink'}`}
          >
            {format.number(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const figuresOf = ({ undo, ...entry }: ImportEntry) =>
  undo
    ? ([
        ['removed', undo.removed],
        ['restored', undo.restored],
        ['kept', undo.kept],
      ] as const)
    : ([
        ['created', entry.created],
        ['updated', entry.updated],
        ['unchanged', entry.unchanged],
        ['rejected', entry.rejected],
      ] as const)
