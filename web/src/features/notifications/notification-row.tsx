import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { Notification } from '@bizamply/contract/notifications'
import { riskNames } from '@bizamply/contract/topics-and-risks'
import { useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Stars } from '../../ui/stars.tsx'

export interface NotificationRowProps {
  notification: Notification
  onRead: () => void
  onClose: () => void
  /** Rows of a page align with its edges. */
  isPage: boolean
}

/** A press marks it as read and opens its page. */
export function NotificationRow({ notification, onRead, onClose, isPage }: NotificationRowProps) {
  const names = useTranslations('comments')
  const navigate = useNavigate()
  const { title, message, productName, platform, time, rating, risks, read } = notification
  const known = named.find((one) => one === platform)
  const open = () => {
    if (!read) onRead()
    onClose()
    void navigate(placeOf(notification))
  }
  return (
    <button type="button" onClick={open} className={rowLook(isPage)}>
      {!read && <UnreadDot isPage={isPage} />}
      <span className={`line-clamp-2 text-sm text-pretty break-words text-ink ${read ? '' : 'font-semibold'}`}>
        {title}
      </span>
      <RelativeTime at={time} className="text-xs leading-5 text-ink-3" />
      {message && (
        <span className="col-span-2 line-clamp-2 max-w-[76ch] text-sm break-words text-ink-2">{message}</span>
      )}
      {(known || productName || rating || risks.length > 0) && (
        <span className="col-span-2 flex items-center gap-1.5 pt-0.5 text-xs whitespace-nowrap text-ink-3">
          {known && (
            <>
              <PlatformMark platform={known} size={12} />
              <span>{names(`platform.${known}`)}</span>
            </>
          )}
          {productName && <span className="min-w-0 truncate">{productName}</span>}
          <Stars rating={rating} size={10} />
          {risks.length > 0 && <Risks risks={risks} />}
        </span>
      )}
    </button>
  )
}

export const rowLook = (isPage: boolean): string =>
  `relative grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 text-left -outline-offset-2 transition-colors duration-100 hover:bg-surface-2 dark:hover:bg-surface-3 ${isPage ? 'px-4 sm:px-6' : 'px-4'}`

export function UnreadDot({ isPage }: { isPage: boolean }) {
  const t = useTranslations('notifications')
  return (
    <>
      <span
        aria-hidden="true"
        className={`absolute top-4.25 size-1.5 rounded-full bg-accent ${isPage ? 'left-1.5 sm:left-2.75' : 'left-1.5'}`}
      />
      <span className="sr-only">{t('unread')}</span>
    </>
  )
}

/** As in the list of reviews. */
function Risks({ risks }: { risks: string[] }) {
  const t = useTranslations('reading.risk')
  const nameOf = (risk: string): string => {
    const known = riskNames.find((name) => name === risk)
    return known ? t(known) : risk
  }
  return (
    <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" size={12} />}>
      {risks.map(nameOf).join(', ')}
    </Badge>
  )
}

const named = [
  'shopify',
  'yotpo',
  'judgeme',
  'instagram',
  'tiktok',
  'facebook',
  'google',
  'trustpilot',
  'import',
] as const satisfies readonly CommentPlatform[]

/** The page that a notification opens. */
function placeOf({ kind, commentId, projectId, alertId, jobId }: Notification) {
  if (alertId) return { to: '/radar', search: { alert: alertId } } as const
  if (kind === 'connection') return { to: '/connections' } as const
  if (kind === 'announcement') return { to: '/whats-new' } as const
  if (kind === 'report') return { to: '/reports' } as const
  if (kind === 'project')
    return projectId ? ({ to: '/projects/$projectId', params: { projectId } } as const) : ({ to: '/projects' } as const)
  if (kind === 'import') return { to: '/import' } as const
  if (kind === 'billing') return { to: '/plans' } as const
  if (kind === 'member') return { to: '/settings', search: { tab: 'team' } } as const
  if (kind === 'credits') return { to: '/transactions' } as const
  if (jobId) return { to: '/responses', search: { results: jobId } } as const
  return { to: '/responses', search: commentId ? { highlight: commentId } : {} } as const
}
