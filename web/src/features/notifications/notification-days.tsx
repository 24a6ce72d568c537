import type { Notification } from '@bizamply/contract/notifications'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useFormats } from '../../lib/formats.ts'
import { localIn } from '../../lib/zoned-time.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { arrange } from './arrange.ts'
import { NotificationRow, rowLook, UnreadDot } from './notification-row.tsx'

export interface NotificationDaysProps {
  notifications: Notification[]
  onRead: (id: string) => void
  onClose: () => void
  isPage: boolean
}

/** Notifications by day, with runs of new reviews folded. */
export function NotificationDays({ notifications, ...rows }: NotificationDaysProps) {
  const { timeZone } = useFormats()
  const dayOf = (time: string | Date): string => localIn(timeZone, new Date(time)).slice(0, 10)
  const nameOf = useDayName(dayOf)
  return arrange(notifications, dayOf).map(({ day, parts }) => (
    <section key={day} aria-label={nameOf(day, parts)}>
      <h3
        className={`border-b border-line bg-surface-2 py-1 text-xs font-medium text-ink-2 ${rows.isPage ? 'px-4 sm:px-6' : 'px-4'}`}
      >
        {nameOf(day, parts)}
      </h3>
      <ul>
        {parts.map((part) =>
          Array.isArray(part) ? (
            <Run key={part.at(-1)?.id} run={part} {...rows} />
          ) : (
            <Item key={part.id} one={part} {...rows} />
          ),
        )}
      </ul>
    </section>
  ))
}

type RowsProps = Omit<NotificationDaysProps, 'notifications'>

const Item = ({ one, isPage, onRead, onClose }: RowsProps & { one: Notification }) => (
  <li className={`border-line ${isPage ? 'border-b' : 'not-last:border-b'}`}>
    <NotificationRow isPage={isPage} notification={one} onRead={() => onRead(one.id)} onClose={onClose} />
  </li>
)

/** New reviews without anything special, as one row that opens. */
function Run({ run, ...rows }: RowsProps & { run: Notification[] }) {
  const t = useTranslations('notifications')
  const [isOpen, setOpen] = useState(false)
  const unread = run.filter(({ read }) => !read).length
  return (
    <>
      <li className="border-b border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${rowLook(rows.isPage)} items-center`}
          onClick={() => setOpen(!isOpen)}
        >
          {unread > 0 && <UnreadDot isPage={rows.isPage} />}
          <span className={`flex items-center gap-1.5 text-sm text-ink ${unread > 0 ? 'font-semibold' : ''}`}>
            {t('newReviews', { count: run.length })}
            <ChevronDown
              aria-hidden="true"
              size={14}
              className={`text-ink-3 transition-transform duration-100 ${isOpen ? 'rotate-180' : ''}`}
            />
          </span>
          <RelativeTime at={run[0]?.time ?? ''} className="text-xs leading-5 text-ink-3" />
        </button>
      </li>
      {isOpen && run.map((one) => <Item key={one.id} one={one} {...rows} />)}
    </>
  )
}

function useDayName(dayOf: (time: Date) => string) {
  const t = useTranslations('notifications')
  const format = useFormat()
  const now = useNow({ updateInterval: 60_000 })
  const today = dayOf(now)
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000))
  return (day: string, parts: (Notification | Notification[])[]): string => {
    if (day === today) return t('today')
    if (day === yesterday) return t('yesterday')
    return format.shortDate(parts.flat()[0]?.time ?? day, now)
  }
}
