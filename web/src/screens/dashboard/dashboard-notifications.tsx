import { CheckCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Entries } from '../../features/notifications/entries.tsx'
import { useMarkRead, useNotifications } from '../../features/notifications/queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** The notifications of the bell, with more space. */
export function DashboardNotifications() {
  const t = useTranslations('notifications')
  const query = useNotifications()
  // The unread count is known before the list, and also if the list can't be loaded.
  const isMissing = query.isError && !query.data?.notifications
  const hasUnread = !isMissing && (query.data?.unread ?? 0) > 0
  const markRead = useMarkRead()
  const mark = (which: { ids: string[] } | { all: true }) =>
    void markRead(which).catch((error: unknown) => toast.error(`${t('markFailed')} ${CallError.from(error).message}`))
  return (
    <section aria-labelledby="notifications" className="pb-8">
      <div className="flex min-h-13 items-center gap-2 px-4 sm:px-6">
        <h2 id="notifications" className="mr-auto text-sm font-semibold text-ink">
          {t('title')}
        </h2>
        {hasUnread && (
          <Button
            size="sm"
            icon={<CheckCheck aria-hidden="true" size={14} />}
            aria-disabled={query.data?.notifications ? undefined : true}
            onClick={() => mark({ all: true })}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className="border-t border-line">
        <Entries isPage query={query} onRead={(id) => mark({ ids: [id] })} onClose={() => undefined} />
      </div>
    </section>
  )
}
