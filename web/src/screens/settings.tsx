import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BrandGate } from '../features/brands/brand-gate.tsx'
import { CapsTab } from '../features/credits/caps/caps-tab.tsx'
import { AccountTab } from '../features/settings/account-tab.tsx'
import { AdvancedTab } from '../features/settings/advanced-tab.tsx'
import { AppearanceTab } from '../features/settings/appearance-tab.tsx'
import { NotificationsTab } from '../features/settings/notifications-tab.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { useShellDialog } from '../shell/shell-dialogs.tsx'
import { TabLink, TabLinks } from '../ui/tabs.tsx'

const route = getRouteApi('/guarded/settings')
const tabs = ['account', 'notifications', 'appearance', 'advanced', 'credits'] as const

export function SettingsScreen() {
  const t = useTranslations('settings')
  const show = useShellDialog()
  const { tab: current = 'account' } = route.useSearch()
  return (
    <>
      <PageTitle page={t('title')} />
      <h1 className="px-4 pt-5 pb-2 text-xl font-semibold sm:px-6">{t('title')}</h1>
      <TabLinks label={t('tabs')}>
        {tabs.map((tab) => (
          <TabLink key={tab} to="/settings" search={tab === 'account' ? {} : { tab }} active={tab === current}>
            {t(`tab.${tab}`)}
          </TabLink>
        ))}
      </TabLinks>
      <div className="max-w-[72ch] px-4 pt-6 pb-16 sm:px-6">
        {current === 'account' && <AccountTab />}
        {current === 'notifications' && <NotificationsTab />}
        {current === 'appearance' && <AppearanceTab />}
        {current === 'credits' && (
          <BrandGate>
            <CapsTab />
          </BrandGate>
        )}
        {current === 'advanced' && <AdvancedTab onKeys={() => show('keys')} />}
      </div>
    </>
  )
}
