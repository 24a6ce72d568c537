import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAt } from '../../../lib/brand-clock.ts'
import { useMedia } from '../../../lib/media.ts'
import { useNotificationSettings, type NotificationSettings } from '../../../lib/notification-settings.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SettingsLeaveGuard } from '../settings-leave-guard.tsx'
import { TabHead } from '../tab-head.tsx'
import type { MaybeLoaded } from './channel-cells.tsx'
import { ChannelTable } from './channel-table.tsx'
import { MarketingRow } from './marketing-row.tsx'
import { NotificationSaveBar } from './notification-save-bar.tsx'
import { PushStateLine } from './push-state-line.tsx'
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
  if (isError) {
    return (
      <div className="px-4 pt-6 pb-16 sm:px-6">
        <TabHead title={t('title')} text={t('text')} />
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <Sheet loaded={undefined} />
    </>
  )
}

function Choices({ settings, stale }: { settings: NotificationSettings; stale: ReactNode }) {
  const form = useNotificationForm(settings)
  return (
    <>
      <Sheet loaded={{ settings, form }} stale={stale} />
      <SettingsLeaveGuard changed={form.changed.length > 0} />
    </>
  )
}

function Sheet({ loaded, stale }: MaybeLoaded & { stale?: ReactNode }) {
  const t = useTranslations('notificationSettings')
  const narrow = useMedia('(max-width: 639px)')
  return (
    <div className="flex flex-1 flex-col" aria-busy={!loaded}>
      <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 pb-6">
          <div className="px-4 pt-6 sm:px-6">
            <TabHead title={t('title')} text={t('text')} />
            <PushStateLine />
          </div>
          {stale}
          <ChannelTable loaded={loaded} narrow={narrow} />
          <div className="px-4 sm:px-6">
            <MarketingRow settings={loaded?.settings} />
          </div>
        </div>
        <div className="border-line max-xl:border-t xl:border-l">
          <Rail loaded={loaded} />
        </div>
      </div>
      <NotificationSaveBar form={loaded?.form} />
    </div>
  )
}
