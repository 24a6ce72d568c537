import type { NotificationGroup } from '@bizamply/contract/notification-kinds'
import type { Notification } from '@bizamply/contract/notifications'
import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useShownAt } from '../../lib/brand-clock.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotificationDays } from './notification-days.tsx'

export interface EntriesProps {
  query: { error: Error | null; dataUpdatedAt: number; refetch: () => Promise<unknown> }
  /** Undefined until they are known. */
  rows: Notification[] | undefined
  /** The list has only these. */
  group?: NotificationGroup | undefined
  onRead: (id: string) => void
  onClose: () => void
  /** In a page, rows have its padding and the last one a rule; in the bell's popup, the list has its own scrollbar. */
  isPage?: boolean
}

/** The user's notifications as rows, with loading, error and empty states. */
export function Entries({ query, rows, group, onRead, onClose, isPage = false }: EntriesProps) {
  const t = useTranslations('notifications')
  const shownAt = useShownAt()
  const { error, dataUpdatedAt } = query
  const retry = () => void query.refetch()
  if (!rows && error) {
    return (
      <ErrorPanel
        className={isPage ? 'mx-4 my-4 sm:mx-6' : 'm-3'}
        error={error}
        say={(reason) => t('failed', { reason })}
        onRetry={retry}
      />
    )
  }
  if (!rows) return <Loading isPage={isPage} />
  return (
    <div className={isPage ? '' : 'max-h-105 min-h-0 flex-1 overflow-y-auto'} tabIndex={-1}>
      {error && (
        <p role="status" className="px-4 pt-2 text-xs text-pending-ink">
          {t('stale', { time: shownAt(dataUpdatedAt) })}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Bell size={20} />}
          title={t(group ? `noneIn.${group}` : 'none')}
          text={group ? undefined : t('noneText')}
          heading="h3"
        />
      ) : (
        <NotificationDays notifications={rows} onRead={onRead} onClose={onClose} isPage={isPage} />
      )}
    </div>
  )
}

const Loading = ({ isPage }: { isPage: boolean }) => (
  <div>
    {[0, 1, 2].map((n) => (
      <div key={n} className={`grid h-20 content-center gap-2 border-b border-line px-4 ${isPage ? 'sm:px-6' : ''}`}>
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-1/4" />
      </div>
    ))}
  </div>
)
