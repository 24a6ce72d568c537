import type { ImportEntry } from '@bizamply/contract/imports'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** What an import added, or what its undo removed, as a stat bar. */
export function Figures({ entry }: { entry: ImportEntry }) {
  const t = useTranslations('imports')
  const format = useFormat()
  const figures = figuresOf(entry)
  return (
    <dl
      className={`grid overflow-hidden rounded-lg border border-line ${figures.length === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'}`}
    >
      {figures.map(([name, count]) => (
        // Each cell draws its left and top borders; the negative margins hide the outermost ones.
        <div key={name} className="-mt-px -ml-px min-w-0 border-t border-l border-line px-4 py-3">
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
