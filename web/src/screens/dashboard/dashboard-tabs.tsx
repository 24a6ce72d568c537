import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useUnread } from '../../features/notifications/queries.ts'
import { useFormat } from '../../lib/format.ts'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'

export interface DashboardTabsProps {
  tab: 'overview' | 'notifications'
  /** Controls of the tab, at the right end; below the tabs on narrow screens. */
  children: ReactNode
}

/** The two tabs, and links to the screens that continue them. */
export function DashboardTabs({ tab, children }: DashboardTabsProps) {
  const t = useTranslations('dashboard')
  const format = useFormat()
  const unread = useUnread()
  return (
    <div className="border-line lg:flex lg:items-end lg:border-b">
      <div className="min-w-0 flex-1 lg:-mb-px">
        <TabLinks label={t('tabs')}>
          <TabLink to="/dashboard" search={({ tab: _, only: _only, ...before }) => before} active={tab === 'overview'}>
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
      </div>
      {children}
    </div>
  )
}
