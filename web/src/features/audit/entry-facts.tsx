import type { AuditEntry } from '@bizamply/contract/audit'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { noOrigin } from './no-origin.ts'
import { useFactWords } from './use-fact-words.ts'

export interface EntryFactsProps {
  entry: AuditEntry
  names: Record<string, string>
}

/** Details of an expanded entry: values before and after, other recorded details, and the origin of the request. */
export function EntryFacts({ entry, names }: EntryFactsProps) {
  const t = useTranslations('audit')
  const format = useFormat()
  const words = useFactWords(names)
  const { from, seq, hash, at } = entry
  const facts: [string, string][] = [
    ...Object.entries(shownDetails(entry)).map(([key, value]): [string, string] => [
      isJob(entry) && key === 'kind' ? t('jobKind') : words.field(key),
      words.value(value, key),
    ]),
    [t('exact'), format.full(at)],
    [t('ip'), from?.ip ?? t(noOrigin(entry))],
    ...(from?.country ? [[t('country'), from.country] satisfies [string, string]] : []),
    ...(from?.device ? [[t('device'), from.device] satisfies [string, string]] : []),
    [t('entryNumber', { seq }), hash],
  ]
  return (
    <div className="grid gap-4 bg-surface-2 px-4 py-4 sm:px-6 sm:pl-16">
      <Changes entry={entry} names={names} />
      <dl className="grid gap-x-6 gap-y-1 text-xs sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd dir="auto" className="text-ink-2 wrap-anywhere max-sm:mb-1">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const isJob = ({ action }: AuditEntry): boolean => action.startsWith('job.')

/** Generating sends nothing, so it has no channels. */
function shownDetails({ details }: AuditEntry): AuditEntry['details'] {
  const { target: _, ...rest } = details
  return details['kind'] === 'bulk-generate' ? rest : details
}

function Changes({ entry: { before, after }, names }: EntryFactsProps) {
  const t = useTranslations('audit')
  const words = useFactWords(names)
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (keys.length === 0) return null
  return (
    <table className="w-full table-fixed text-xs">
      <thead>
        <tr className="border-b border-line text-left text-ink-3 *:pb-1 *:font-medium">
          <th scope="col" className="w-24 sm:w-40">
            {t('column.field')}
          </th>
          <th scope="col" className="pr-4">
            {t('column.before')}
          </th>
          <th scope="col">{t('column.after')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key} className="border-b border-line align-top *:py-1.5">
            <th scope="row" className="pr-3 text-left font-normal text-ink-3">
              {words.field(key)}
            </th>
            <td dir="auto" className="pr-4 whitespace-pre-line text-ink-2 wrap-anywhere">
              {words.value(before?.[key], key)}
            </td>
            <td dir="auto" className="whitespace-pre-line text-ink wrap-anywhere">
              {words.value(after?.[key], key)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
