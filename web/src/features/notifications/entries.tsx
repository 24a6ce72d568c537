import { Bell } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useShownAt } from '../../lib/brand-clock.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import type { useNotifications } from './queries.ts'

export interface EntriesProps {
  query: ReturnType<typeof useNotifications>
  onRead: (id: string) => void
  onClose: () => void
  /** In the bell's popup, the list has its own scrollbar. */
  scrolls?: boolean
}

/** The user's notifications as rows, with loading, error and empty states. */
export function Entries({ query, onRead, onClose, scrolls = false }: EntriesProps) {
  const t = useTranslations('notifications')
  const shownAt = useShownAt()
  const { data, error, dataUpdatedAt } = query
  const retry = () => void query.refetch()
  const rows = data?.notifications
  if (!rows && error) return <ErrorPanel className="m-3" error={error} onRetry={retry} />
  if (!rows) return <Loading />
  return (
    <div className={scrolls ? 'max-h-105 min-h-0 flex-1 overflow-y-auto' : ''} tabIndex={-1}>
      {error && (
        <p role="status" className="px-4 pt-2 text-xs text-pending-ink">
          {t('stale', { time: shownAt(dataUpdatedAt) })}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState icon={<Bell size={20} />} title={t('none')} text={t('noneText')} heading="h3" />
      ) : (
        <ul>
          {rows.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <NotificationRow notification={one} onRead={() => onRead(one.id)} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Loading = () => (
  <div className="grid gap-4 p-4">
    {[0, 1, 2].map((n) => (
      <div key={n} className="grid gap-2">
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
      </div>
    ))}
  </div>
)
