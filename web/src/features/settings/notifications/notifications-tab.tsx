import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAt } from '../../../lib/brand-clock.ts'
import { useMedia } from '../../../lib/media.ts'
import { useNotificationSettings, type NotificationSettings } from '../../../lib/notification-settings.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsLeaveGuard } from '../settings-leave-guard.tsx'
import { TabHead } from '../tab-head.tsx'
import { ChannelRows } from './channel-rows.tsx'
import { ChannelTable } from './channel-table.tsx'
import { MarketingRow } from './marketing-row.tsx'
import { NotificationSaveBar } from './notification-save-bar.tsx'
import { Rail } from './rail.tsx'
import { useNotificationForm } from './use-notification-form.ts'

/** Events by channel on the left; the expected volume and the delivery times on the right. */
export function NotificationsTab() {
  const t = useTranslations('notificationSettings')
  const { data, error, isError, refetch, dataUpdatedAt } = useNotificationSettings()
  const shownAt = useShownAt()
  if (data) {
    const stale = isError && (
      <p role="status" className="px-4 pb-3 text-xs text-pending-ink tabular-nums sm:px-6">
        {t('stale', { time: shownAt(dataUpdatedAt) })}
      </p>
    )
    return <Choices settings={data} stale={stale} />
  }
  return (
    <div className="px-4 pt-6 pb-16 sm:px-6">
      <TabHead title={t('title')} text={t('text')} />
      {isError ? (
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('loading')}</span>
          {Array.from({ length: 8 }, (_, n) => (
            <Skeleton key={n} className="h-6" />
          ))}
        </div>
      )}
    </div>
  )
}

function Choices({ settings, stale }: { settings: NotificationSettings; stale: ReactNode }) {
  const t = useTranslations('notificationSettings')
  const form = useNotificationForm(settings)
  const narrow = useMedia('(max-width: 639px)')
  return (
    <div className="flex flex-1 flex-col">
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 pb-6">
          <div className="px-4 pt-6 sm:px-6">
            <TabHead title={t('title')} text={t('text')} />
          </div>
          {stale}
          {narrow ? <ChannelRows {...{ settings, form }} /> : <ChannelTable {...{ settings, form }} />}
          <div className="px-4 sm:px-6">
            <MarketingRow settings={settings} />
          </div>
        </div>
        <div className="border-line max-lg:border-t lg:border-l">
          <Rail {...{ settings, form }} />
        </div>
      </div>
      <NotificationSaveBar form={form} />
      <SettingsLeaveGuard changed={form.changed.length > 0} />
    </div>
  )
}
