import type { ImportEntry } from '@bizamply/contract/imports'
import { sizes } from '@bizamply/contract/size-limits'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRejects } from './queries.ts'
import { groupRejects } from './reject-groups.ts'
import { useFailureText } from './use-failure-text.ts'

const kept = sizes.keptRejects

/** Why rows were rejected, and which ones. */
export function RejectTable({ entry }: { entry: ImportEntry }) {
  const t = useTranslations('imports')
  const format = useFormat()
  const failureText = useFailureText()
  const rejects = useRejects(entry)
  if (rejects.isPending) return <Skeleton className="h-24" />
  if (rejects.isError) {
    const error = CallError.from(rejects.error)
    return <ErrorPanel error={error} say={() => failureText(error)} onRetry={() => void rejects.refetch()} />
  }
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink">{t('rejects')}</h3>
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="h-9 pr-4 font-medium">
              {t('reason')}
            </th>
            <th scope="col" className="w-24 pr-4 text-right font-medium">
              {t('count.rejected')}
            </th>
            <th scope="col" className="font-medium max-sm:hidden">
              {t('lines')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groupRejects(rejects.data).map(({ reason, count, lines, unnamed }) => (
            <tr key={reason} className="border-b border-line align-top">
              <td className="py-2.5 pr-4 text-pretty text-ink">
                {reason}
                <span className="block text-xs text-ink-3 tabular-nums sm:hidden">
                  {t('linesOf', { count, lines })}
                </span>
              </td>
              <td className="py-2.5 pr-4 text-right text-ink tabular-nums">{format.number(count)}</td>
              <td className="py-2.5 text-ink-2 tabular-nums max-sm:hidden">
                {lines}
                {unnamed > 0 && <span className="text-ink-3"> {t('andMore', { count: unnamed })}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rejects.data.length < entry.rejected && (
        <p className="text-xs text-ink-3">
          {t(entry.rejected > kept ? 'showKept' : 'showFirst', { count: rejects.data.length, kept })}
        </p>
      )}
    </div>
  )
}
