import type { ConnectionActivity, ConnectionEntry } from '@bizamply/contract/connections'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Meter } from '../../ui/meter.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { CardView } from './card-view.ts'
import { useFailureWords } from './failure-words.ts'
import { useReasonWords } from './reason-words.ts'
import type { Summary } from './row-view.ts'
import type { ConnectState } from './run-connect.ts'
import { rivalOf, type Service } from './service-list.ts'

export interface CardNoteProps {
  service: Service
  summary: Summary | undefined
  view: CardView
  state: ConnectState | undefined
  activity: ConnectionActivity | undefined
  /** Drafts that can’t be sent; undefined while loading. */
  drafts: number | undefined
  /** Undefined for members who can’t remove connections. */
  onRemove: ((service: Service) => void) | undefined
}

/** One line under a card with its most important status. */
export function CardNote(props: CardNoteProps) {
  const { service, view, state } = props
  const t = useTranslations('connect')
  const failureWords = useFailureWords()
  if (state?.phase === 'failed') {
    return (
      <p role="alert" className="mt-2 text-xs text-pretty break-words text-danger-ink">
        {failureWords(service, state)}
      </p>
    )
  }
  const under = state && underWay[state.phase]
  if (under) return <p className={`${line} text-ink-2`}>{t(under)}</p>
  if (view.entry) return <EntryNote {...props} entry={view.entry} />
  return view.state === 'off' ? <OffNote {...props} /> : null
}

const line = 'mt-2 text-xs text-pretty break-words'

const underWay = {
  starting: 'waiting',
  waiting: 'waiting',
  checking: 'checking',
  choosing: 'choosing',
  unchanged: null,
  done: null,
  failed: null,
} as const

function OffNote({ service, view, onRemove }: CardNoteProps) {
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  const rival = rivalOf(service)
  const name = connect(`names.${service}`)
  const words = {
    keys: connect('notHere'),
    store: connect('shopifyFirst'),
    rival: rival && <RivalNote rival={rival} name={name} onRemove={onRemove} />,
  }
  return <p className={`${line} text-ink-2`}>{view.hindrance ? words[view.hindrance] : t(`needs.${service}`)}</p>
}

/** Names the connection to remove first, and links to it. */
function RivalNote({ rival, name, onRemove }: { rival: Service; name: string } & Pick<CardNoteProps, 'onRemove'>) {
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  return t.rich('onePlace', {
    other: connect(`names.${rival}`),
    service: name,
    remove: (words) =>
      onRemove ? (
        <button type="button" className={textLink} onClick={() => onRemove(rival)}>
          {words}
        </button>
      ) : (
        words
      ),
  })
}

function EntryNote({ service, summary, view, activity, drafts, entry }: CardNoteProps & { entry: ConnectionEntry }) {
  const t = useTranslations('connectionsPage')
  const format = useFormat()
  const next = useNextTime(entry)
  if (view.state === 'signedOut') {
    const since = activity?.events.find(({ platform, kind }) => platform === service && kind === 'signed-out')
    return (
      <p className={`${line} text-danger-ink`}>
        {since ? t('signedOutAt', { time: format.time(since.at) }) : t('signedOut')}{' '}
        {drafts !== undefined && drafts > 0 && (
          <strong className="font-semibold">{t('draftsWait', { count: drafts })}</strong>
        )}
        <Reason service={service} entry={entry} />
      </p>
    )
  }
  if (view.state === 'behind') {
    return (
      <p className={`${line} text-pending-ink`}>
        {t('behind')} {next && t('nextTryAt', { time: next })}
        <Reason service={service} entry={entry} />
      </p>
    )
  }
  if (entry.backfill.state !== 'done') return <ImportNote service={service} backfill={entry.backfill} />
  if (view.state === 'linked') return <p className={`${line} text-ink-2`}>{t('linkedWhy')}</p>
  const polled = entry.updates === 'polling' ? t(polledWords(service)) : null
  if (entry.missing.length > 0) {
    return (
      <p className={`${line} text-pending-ink`}>
        {entry.missing.join(' ')} {polled}
      </p>
    )
  }
  if (polled !== null) {
    return (
      <p className={`${line} text-ink-2`}>
        {polled} {next && service !== 'whatsapp' && t('nextSyncAt', { time: next })}
      </p>
    )
  }
  const why = summary?.canRemove === false ? t('protectedWhy') : summary?.description
  return (
    <p className={`${line} text-ink-2`}>
      {why} {next && service !== 'whatsapp' && service !== 'google' && t('nextSyncAt', { time: next })}
    </p>
  )
}

const bringReviews: ReadonlySet<Service> = new Set(['shopify', 'judgeme', 'yotpo'])

function polledWords(service: Service) {
  if (service === 'whatsapp') return 'messagesMissed'
  return bringReviews.has(service) ? 'reviewsPolled' : 'commentsPolled'
}

function Reason({ service, entry }: { service: Service; entry: ConnectionEntry }) {
  const words = useReasonWords()
  if (!entry.lastError) return null
  return <span className="block">{words(service, entry.lastError, entry.state === 'signed-out')}</span>
}

function ImportNote({ service, backfill }: { service: Service; backfill: ConnectionEntry['backfill'] }) {
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  const { state, done, total } = backfill
  if (state === 'failed') return <p className={`${line} text-pending-ink`}>{t('importStopped')}</p>
  if (state === 'waiting') return <p className={`${line} text-ink-2`}>{t('importWaiting')}</p>
  return (
    <div className="mt-2 grid gap-1.5">
      <p className="text-xs text-ink-2 tabular-nums">
        {total === null ? t('importingSoFar', { done }) : t('importing', { done, total })}
      </p>
      <Meter
        label={t('importMeter', { service: connect(`names.${service}`) })}
        percent={total ? (done / total) * 100 : 0}
        least={2}
      />
    </div>
  )
}

/** Null once the sync is due, because the sweep starts it within seconds. */
function useNextTime({ nextSyncAt }: ConnectionEntry): string | null {
  const format = useFormat()
  const now = useTicking()
  return nextSyncAt && Date.parse(nextSyncAt) > now.getTime() ? format.time(nextSyncAt) : null
}
