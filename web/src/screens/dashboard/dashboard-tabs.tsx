import { useTranslations } from 'use-intl'
import { useUnread } from '../../features/notifications/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'

export function DashboardTabs({ tab }: { tab: 'overview' | 'notifications' }) {
  const t = useTranslations('dashboard')
  const format = useFormat()
  const unread = useUnread()
  return (
    <TabLinks label={t('tabs')}>
      <TabLink to="/dashboard" search={({ tab: _, ...before }) => before} active={tab === 'overview'}>
        {t('overview')}
      </TabLink>
      <TabLink to="/analytics" active={false}>
        {t('analytics')}
      </TabLink>
      <TabLink to="/reports" active={false}>
        {t('reports')}
      </TabLink>
      <TabLink
        to="/dashboard"
        search={(before) => ({ ...before, tab: 'notifications' as const })}
        active={tab === 'notifications'}
        count={unread > 0 ? format.number(unread) : undefined}
      >
        {t('notifications')}
      </TabLink>
    </TabLinks>
  )
}
