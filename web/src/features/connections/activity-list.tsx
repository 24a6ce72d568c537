import type { ConnectionActivity } from '@bizamply/contract/connections'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { useActivity } from './queries.ts'
import { useReasonWords } from './reason-words.ts'
import { hasComments } from './service-list.ts'
import { ServiceMark } from '../../ui/service-mark.tsx'

type Activity = ReturnType<typeof useActivity>
type Event = ConnectionActivity['events'][number]

/** Connection events of the last 24 hours, newest first. */
export function ActivityList({ activity: { data: activity, isError, error, refetch } }: { activity: Activity }) {
  const t = useTranslations('connectionsPage.events')
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t('title')}</h2>
        <span className="text-xs text-ink-2">{t('order')}</span>
      </div>
      {!activity && !isError && <Waiting />}
      {!activity && isError && (
        <ErrorPanel className="mt-3" error={error} title={t('failed')} onRetry={() => void refetch()} />
      )}
      {activity?.events.length === 0 && <p className="mt-3 text-xs text-ink-2">{t('empty')}</p>}
      {activity && activity.events.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {activity.events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ event }: { event: Event }) {
  const t = useTranslations('connectionsPage.events')
  const connect = useTranslations('connect')
  const format = useFormat()
  const { words, why, ink } = kinds[event.kind]
  const reasonWords = useReasonWords()
  const wordsOf = (detail: string): string =>
    event.kind === 'signed-out' || event.kind === 'behind'
      ? reasonWords(event.platform, detail, event.kind === 'signed-out')
      : detail
  return (
    <li className="grid grid-cols-[16px_1fr_auto] gap-x-2.5 py-3 text-xs">
      <span className="grid h-5 items-center">
        <ServiceMark service={event.platform} size={14} />
      </span>
      <span className="text-sm font-medium">{connect(`names.${event.platform}`)}</span>
      <time dateTime={event.at} title={format.full(event.at)} className="leading-5 text-ink-2 tabular-nums">
        {format.time(event.at)}
      </time>
      <span className={`col-start-2 text-pretty break-words ${ink}`}>
        {event.kind === 'imported' && event.detail
          ? t(hasComments(event.platform) ? 'importedComments' : 'importedReviews', { count: Number(event.detail) })
          : why && event.detail
            ? t(why, { detail: wordsOf(event.detail) })
            : t(words)}
      </span>
    </li>
  )
}

const kinds = {
  connected: { words: 'connected', why: 'connectedAs', ink: 'text-ink-2' },
  removed: { words: 'removed', why: null, ink: 'text-ink-2' },
  'signed-out': { words: 'signedOut', why: 'signedOutWhy', ink: 'text-danger-ink' },
  behind: { words: 'behind', why: 'behindWhy', ink: 'text-pending-ink' },
  recovered: { words: 'recovered', why: null, ink: 'text-ink-2' },
  imported: { words: 'imported', why: null, ink: 'text-ink-2' },
} as const

function Waiting() {
  return (
    <div className="mt-3 grid gap-3">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </div>
  )
}
