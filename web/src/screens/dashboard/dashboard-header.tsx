import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { useOverview } from '../../features/dashboard/queries.ts'
import { LiveState } from '../../features/connections/live-state.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { useUser } from '../../lib/session.ts'
import { TwoZones } from '../../ui/two-zones.tsx'

export interface DashboardHeaderProps {
  overview: ReturnType<typeof useOverview>
  /** Quick actions, on wide screens. */
  children: ReactNode
}

export function DashboardHeader({ overview, children }: DashboardHeaderProps) {
  const t = useTranslations('dashboard')
  const user = useUser()
  const name = user.firstName?.trim() || user.name?.trim() || (user.email.split('@')[0] ?? '')
  const { timezone, BrandName } = useBrand().brand
  return (
    <header className="flex items-start gap-3 px-4 pt-5 pb-2 sm:px-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="text-xl font-semibold">{t('welcome', { name })}</h1>
          <span className="max-sm:w-full">
            <LiveState query={overview} />
          </span>
        </div>
        <p className="text-sm text-pretty text-ink-2">{t('lead')}</p>
        <TwoZones brand={BrandName} timezone={timezone} />
      </div>
      {children}
    </header>
  )
}
