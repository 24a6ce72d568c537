import { services, type ServiceKey } from '@bizamply/contract/service-facts'
import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../ui/avatar.tsx'
import { useMoment } from './use-moment.ts'

type Entry = CustomerDetails['administrators'][number]

/** Actions of administrators, with the same texts as the company’s audit log. */
export function Administrators({ details: { administrators } }: { details: CustomerDetails }) {
  const t = useTranslations('customerActivity')
  const moment = useMoment()
  return (
    <section aria-labelledby="customer-activity-administrators">
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <h3 id="customer-activity-administrators" className="text-sm font-semibold">
          {t('administrators')}
        </h3>
        <span className="text-xs text-ink-3">{t('sameList')}</span>
      </div>
      {administrators.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-ink-3">{t('noAdministrators')}</p>
      ) : (
        <ul className="border-t border-line">
          {administrators.map((entry) => (
            <li
              key={entry.id}
              className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line py-1.5 text-sm text-ink-2"
            >
              {entry.by && <Avatar name={entry.by.name} src={entry.by.picture} size={20} />}
              <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
                <Sentence entry={entry} /> <Note entry={entry} />
              </span>
              <time dateTime={entry.at} className="text-xs whitespace-nowrap text-ink-3 tabular-nums">
                {moment.at(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Sentence({ entry: { action, by, details } }: { entry: Entry }) {
  const t = useTranslations('audit')
  const key = `did.${action}` as 'did.company.created'
  // The server may be newer than this page and record actions that it has no text for.
  if (!t.has(key)) return <>{action}</>
  const values = {
    who: by ? by.name || t('former') : t('product'),
    subject: subjectOf(details) ?? t('unnamed'),
    to: 'brands',
    role: '',
    b: (words: ReactNode) => <span className="font-medium text-ink">{words}</span>,
  }
  return <>{t.rich(key, values)}</>
}

/** Details that the sentence leaves out: the amount, the reason, the changed values. */
function Note({ entry: { details } }: { entry: Entry }) {
  const t = useTranslations('customerActivity')
  const { credits, description, reason } = details
  const quoted = textOf(description) ?? textOf(reason)
  const changes = changesOf(details)
  return (
    <span className="text-xs text-ink-3">
      {typeof credits === 'number' && <span className="tabular-nums">{t('credits', { count: credits })} </span>}
      {quoted && `${t('quoted', { text: quoted })} `}
      {changes.map(([from, to]) => (
        <span key={`${from} ${to}`}>{t('change', { from: from || t('empty'), to: to || t('empty') })} </span>
      ))}
    </span>
  )
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function subjectOf({ email, platform }: Entry['details']): string | null {
  const key = textOf(platform)
  if (!key) return textOf(email)
  return key in services ? services[key as ServiceKey].name : key
}

/** Old and new value of each edited field. */
function changesOf({ before, after }: Entry['details']): [string, string][] {
  const [from, to] = [factsOf(before), factsOf(after)]
  const names = ['firstName', 'lastName', 'email'].filter((name) => name in to)
  return names.map((name) => [textOf(from[name]) ?? '', textOf(to[name]) ?? ''])
}

const factsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
