import type { ConnectionEntry } from '@bizamply/contract/connections'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { lagOf } from './card-view.ts'
import { hasComments, type Service } from './service-list.ts'

/** When the data was last synced, and the number of comments received and replies sent. */
export function CardFigures({ service, entry }: { service: Service; entry: ConnectionEntry }) {
  const t = useTranslations('connectionsPage')
  const format = useFormat()
  const counts = service !== 'whatsapp' && service !== 'google'
  const trouble = entry.state === 'signed-out' ? 'text-danger-ink' : 'text-ink'
  return (
    <dl className="mt-3 grid grid-cols-4 gap-x-3">
      <Figure label={t('lastSync')} ink={trouble}>
        {entry.lastSyncAt ? <RelativeTime at={entry.lastSyncAt} /> : t('never')}
      </Figure>
      <Figure label={t('lag')} ink={entry.state === 'behind' ? 'text-pending-ink' : 'text-ink'}>
        <Lag entry={entry} />
      </Figure>
      {counts ? (
        <>
          <Figure label={t(hasComments(service) ? 'commentsIn' : 'reviewsIn')}>
            {format.number(entry.commentsIn)}
          </Figure>
          <Figure label={t('repliesOut')}>{format.number(entry.repliesOut)}</Figure>
        </>
      ) : (
        <Figure label={t('nextSync')}>
          <NextSync at={entry.nextSyncAt} />
        </Figure>
      )}
    </dl>
  )
}

function Figure({ label, ink = 'text-ink', children }: { label: string; ink?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-micro text-ink-2 sm:text-xs">{label}</dt>
      <dd className={`truncate text-base font-medium tabular-nums ${ink}`}>{children}</dd>
    </div>
  )
}

function Lag({ entry }: { entry: ConnectionEntry }) {
  const t = useTranslations('connectionsPage')
  const lag = lagOf(entry, useTicking())
  if (lag === null) return t('unknownFigure')
  if (lag === 0) return t('none')
  const step = steps.find(({ from }) => lag >= from) ?? { words: 'lagSeconds', seconds: 1 }
  return t(step.words, { count: Math.floor(lag / step.seconds) })
}

const steps = [
  { from: 86_400, seconds: 86_400, words: 'lagDays' },
  { from: 3600, seconds: 3600, words: 'lagHours' },
  { from: 60, seconds: 60, words: 'lagMinutes' },
] as const

function NextSync({ at }: { at: string | null }) {
  const t = useTranslations('connectionsPage')
  const format = useFormat()
  const now = useTicking()
  return at && Date.parse(at) > now.getTime() ? format.time(at) : t('due')
}
