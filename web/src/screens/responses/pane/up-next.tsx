import type { UpNext as UpNextData } from '@bizamply/contract/up-next'
import { Link } from '@tanstack/react-router'
import { Clock, Sparkles, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useViews } from '../../../features/triage/views/queries.ts'
import { useUpNext } from '../../../features/triage/up-next-query.ts'
import { UpNextWaiting } from '../../../features/triage/up-next-waiting.tsx'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useFigureFormat } from '../../../lib/figure-format.ts'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { useOpenCounts } from '../../../lib/open-counts.ts'
import { useMedia } from '../../../lib/media.ts'
import { look } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Sources } from './up-next-sources.tsx'

interface UpNextProps {
  isInboxEmpty: boolean
  isListEmpty: boolean
  /** The list says so, and its Try Again loads this, too. */
  isListFailing: boolean
}

/** The pane without an open review: what is waiting, the team's day, and where reviews come from. */
export function UpNext({ isInboxEmpty, isListEmpty, isListFailing }: UpNextProps) {
  const t = useTranslations('upNext')
  const { data, error, refetch } = useUpNext()
  const isTouch = useMedia('(pointer: coarse)')
  return (
    <section aria-label={t('title')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-13 shrink-0 items-center gap-3 border-b border-line px-6">
        <h2 className="text-base font-semibold text-ink">{t('title')}</h2>
        {!isListEmpty && !isListFailing && (
          <p className="truncate text-xs text-ink-3">{t(isTouch ? 'hintTouch' : 'hint')}</p>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {data ? (
          <>
            <Waiting data={data} primary={isInboxEmpty} />
            <div className="grid gap-6 px-6 py-5">
              <Today today={data.today} />
              <Sources platforms={data.platforms} />
            </div>
          </>
        ) : error && isListFailing ? (
          <p className="px-6 py-5 text-sm text-ink-3">{t('withList')}</p>
        ) : error ? (
          <ErrorPanel
            className="m-6"
            error={error}
            say={(reason) => `${t('failed')} ${reason}`}
            onRetry={() => void refetch()}
          />
        ) : (
          <UpNextWaiting />
        )}
      </div>
    </section>
  )
}

/** The tabs and the views above the list count the same drafts. */
function useDrafts({ drafts }: UpNextData) {
  const { brand } = useBrand()
  const count = useOpenCounts(brand.BrandId).draft ?? drafts.count
  const counts = useViews('draft').data?.builtIn
  const blocked = Math.min(counts?.needsReview ?? drafts.blocked, count)
  // The drafts of Up next are counted by another rule, so until the view's count is there, none is shown.
  const toRead = counts?.readFirst ?? 0
  return { ...drafts, count, blocked, toRead: Math.max(0, Math.min(toRead, count - blocked)) }
}

interface WaitingProps {
  data: UpNextData
  primary: boolean
}

function Waiting({ data, primary }: WaitingProps) {
  const { sensitive, snoozed } = data
  const drafts = useDrafts(data)
  const t = useTranslations('upNext')
  const format = useFormat()
  const now = useTicking()
  const variant = primary ? 'primary' : 'neutral'
  return (
    <ul>
      {sensitive.oldest && (
        <Line
          icon={<TriangleAlert size={16} className="text-danger-ink" />}
          title={t('sensitive', { count: sensitive.count, number: format.number(sensitive.count) })}
          text={t('sensitiveText', {
            count: sensitive.count,
            name: sensitive.oldest.customerName,
            time: format.ageWithin(sensitive.oldest.at, now),
          })}
        >
          <Link
            to="/responses"
            search={{
              ...(sensitive.oldest.status === 'draft' ? { status: 'draft' } : {}),
              risk: 'any',
              sort: 'oldest',
              comment: sensitive.oldest.commentId,
            }}
            className={look({ variant: 'neutral', size: 'md' })}
          >
            {t('openOldest', { count: sensitive.count })}
          </Link>
        </Line>
      )}
      {drafts.count > 0 && (
        <Line
          icon={<Sparkles size={16} className="text-draft-ink" />}
          title={t('drafts', { count: drafts.count, number: format.number(drafts.count) })}
          text={t('draftsText', {
            oldest: drafts.oldestAt ? format.shortDate(drafts.oldestAt, now) : '',
            blocked: drafts.blocked,
            toRead: drafts.toRead,
          })}
        >
          <Link
            to="/responses"
            search={{ status: 'draft', ...(drafts.oldestId ? { sort: 'oldest', comment: drafts.oldestId } : {}) }}
            className={look({ variant, size: 'md' })}
          >
            {t('reviewDrafts')}
          </Link>
        </Line>
      )}
      {snoozed.count > 0 && (
        <Line
          icon={<Clock size={16} className="text-ink-3" />}
          title={t('snoozed', { count: snoozed.count, number: format.number(snoozed.count) })}
          text={
            snoozed.next
              ? t('snoozedText', {
                  name: snoozed.next.customerName,
                  time: `${format.shortDate(snoozed.next.until, now)}, ${format.time(snoozed.next.until)}`,
                })
              : ''
          }
        >
          <Link to="/responses" search={{ triageState: 'snoozed' }} className={look({ variant: 'ghost', size: 'md' })}>
            {t('showSnoozed')}
          </Link>
        </Line>
      )}
    </ul>
  )
}

interface LineProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Line({ icon, title, text, children }: LineProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line px-6 py-3.5">
      <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-2">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium text-ink">{title}</p>
        <p className="text-xs text-pretty text-ink-3">{text}</p>
      </div>
      {children}
    </li>
  )
}

function Today({ today }: { today: UpNextData['today'] }) {
  const t = useTranslations('upNext')
  const format = useFormat()
  const figure = useFigureFormat()
  const { waitHours, waitHoursLastWeek, creditLimit } = today
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: today.timezone }).format(
    new Date(today.since),
  )
  const difference = waitHours === null || waitHoursLastWeek === null ? null : waitHours - waitHoursLastWeek
  const tiles: [string, string | null, string][] = [
    [
      t('replies'),
      format.number(today.replies),
      today.members.map(({ name, replies }) => `${name.split(' ')[0]} ${format.number(replies)}`).join(', '),
    ],
    [
      t('wait'),
      waitHours === null ? null : figure.duration(waitHours),
      difference === null || Math.abs(difference) < 0.05
        ? ''
        : t(difference < 0 ? 'shorter' : 'longer', { time: figure.duration(Math.abs(difference)), weekday }),
    ],
    [
      t('credits'),
      format.number(today.credits),
      creditLimit === null ? '' : t('ofLimit', { limit: format.number(creditLimit) }),
    ],
  ]
  return (
    <section>
      <h3 className="text-xs font-medium text-ink-2">
        {t('today')} <span className="font-normal text-ink-3">{t('since', { zone: cityOf(today.timezone) })}</span>
      </h3>
      <dl className="mt-2 grid grid-cols-3 divide-x divide-line rounded-lg border border-line">
        {tiles.map(([name, value, note]) => (
          <div key={name} className="min-w-0 px-4 py-2.5">
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className={value === null ? 'text-sm text-ink-3' : 'text-xl font-semibold text-ink tabular-nums'}>
              {value ?? t('noData')}
            </dd>
            {note && <dd className="text-xs text-pretty text-ink-3">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
