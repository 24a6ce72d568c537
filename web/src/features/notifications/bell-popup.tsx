import { Link } from '@tanstack/react-router'
import { CheckCheck, RefreshCw } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { toast } from '../../ui/toast.ts'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead, useNotifications } from './queries.ts'

export interface BellPopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function BellPopup({ anchor, onClose }: BellPopupProps) {
  const t = useTranslations('notifications')
  const query = useNotifications()
  const markRead = useMarkRead()
  const mark = (which: { ids: string[] } | { all: true }) =>
    void markRead(which).catch((error: unknown) => toast.error(`${t('markFailed')} ${CallError.from(error).message}`))
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('title')}
      onClose={onClose}
      align="end"
      className="flex w-96 max-w-[calc(100vw-16px)] flex-col"
    >
      <div className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
        <h2 className="mr-auto text-sm font-semibold text-ink">{t('title')}</h2>
        <IconButton
          size="sm"
          label={t('refresh')}
          icon={<RefreshCw aria-hidden="true" size={14} className={query.isFetching ? 'animate-spin' : ''} />}
          onClick={() => void query.refetch()}
        />
        <Button
          size="sm"
          variant="ghost"
          icon={<CheckCheck aria-hidden="true" size={14} />}
          aria-disabled={query.data?.unread ? undefined : true}
          onClick={() => mark({ all: true })}
        >
          {t('markAll')}
        </Button>
      </div>
      <Entries query={query} onRead={(id) => mark({ ids: [id] })} onClose={onClose} />
      <div className="border-t border-line px-4 py-2 text-center text-sm">
        <Link to="/responses" className={textLink} onClick={onClose}>
          {t('viewAll')}
        </Link>
      </div>
    </AnchoredPopover>
  )
}

interface EntriesProps {
  query: ReturnType<typeof useNotifications>
  onRead: (id: string) => void
  onClose: () => void
}

function Entries({ query, onRead, onClose }: EntriesProps) {
  const t = useTranslations('notifications')
  const format = useFormat()
  const { data, error, dataUpdatedAt } = query
  const retry = () => void query.refetch()
  if (!data && error) return <ErrorPanel className="m-3" message={error.message} onRetry={retry} />
  if (!data) return <Loading />
  return (
    <div className="max-h-105 min-h-0 flex-1 overflow-y-auto" tabIndex={-1}>
      {error && (
        <p role="status" className="px-4 pt-2 text-xs text-pending-ink">
          {t('stale', { time: format.time(new Date(dataUpdatedAt)) })}
        </p>
      )}
      {data.notifications.length === 0 ? (
        <p className="px-6 py-10 text-center text-sm text-pretty text-ink-2">{t('none')}</p>
      ) : (
        <ul>
          {data.notifications.map((one) => (
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
