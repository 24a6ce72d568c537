import { notificationGroups, type NotificationGroup } from '@bizamply/contract/notification-kinds'
import { CheckCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Entries } from '../../features/notifications/entries.tsx'
import { useMarkRead, useNotificationPages, useUnread } from '../../features/notifications/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { toast } from '../../ui/toast.ts'

export interface DashboardNotificationsProps {
  /** Undefined: all. */
  group: NotificationGroup | undefined
  onGroup: (group: NotificationGroup | undefined) => void
}

/** All notifications of the user, with filters. */
export function DashboardNotifications({ group, onGroup }: DashboardNotificationsProps) {
  const t = useTranslations('notifications')
  const query = useNotificationPages(group)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const rows = query.data?.pages.flatMap((page) => page.notifications)
  // The unread count is known before the list, and also if the list can't be loaded.
  const unread = useUnread()
  const markRead = useMarkRead()
  const mark = (which: { ids: string[] } | { all: true }) =>
    void markRead(which).catch((error: unknown) => toast.error(`${t('markFailed')} ${CallError.from(error).message}`))
  return (
    <section aria-labelledby="notifications" className="pb-8">
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <h2 id="notifications" className="text-sm font-semibold text-ink">
          {t('title')}
        </h2>
        <div
          role="group"
          aria-label={t('show')}
          className="flex flex-wrap max-sm:order-last max-sm:-ml-2.5 max-sm:w-full"
        >
          {([undefined, ...notificationGroups] as const).map((one) => (
            <Chip key={one ?? 'all'} pressed={one === group} onClick={() => onGroup(one)}>
              {t(`group.${one ?? 'all'}`)}
            </Chip>
          ))}
        </div>
        {unread > 0 && (rows || !query.isError) && (
          <Button
            size="sm"
            className="ml-auto"
            icon={<CheckCheck aria-hidden="true" size={14} />}
            aria-disabled={rows ? undefined : true}
            onClick={() => mark({ all: true })}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className="border-t border-line">
        <Entries
          isPage
          query={query}
          rows={rows}
          group={group}
          onRead={(id) => mark({ ids: [id] })}
          onClose={() => undefined}
        />
      </div>
      {hasNextPage && (
        <p className="px-4 pt-3 sm:px-6">
          <Button
            size="sm"
            busy={isFetchingNextPage}
            busyLabel={t('loadingOlder')}
            onClick={() => void fetchNextPage()}
          >
            {t('older')}
          </Button>
        </p>
      )}
    </section>
  )
}
