import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { useOverview } from '../../features/dashboard/queries.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { useBrandClock } from '../../lib/brand-clock.ts'
import { useDataState } from '../../lib/data-state.ts'
import { ageOf, useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { TwoZones } from '../../ui/two-zones.tsx'
import { LiveDot } from '../../ui/live-dot.tsx'

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
          <State overview={overview} />
        </div>
        <p className="text-sm text-pretty text-ink-2">{t('lead')}</p>
        <TwoZones brand={BrandName} timezone={timezone} />
      </div>
      {children}
    </header>
  )
}

function State({ overview: { data, isError, dataUpdatedAt } }: Pick<DashboardHeaderProps, 'overview'>) {
  const t = useTranslations('dashboard')
  const format = useFormat()
  const { brand } = useBrand()
  const clock = useBrandClock(data?.timezone ?? brand.timezone)
  const now = useTicking()
  const live = useDataState()
  if (data && isError) {
    return (
      <span className="text-xs text-pending-ink">
        {t('stale', { time: clock.timeInZone(new Date(dataUpdatedAt)) })}
      </span>
    )
  }
  const state = live === 'live' ? 'live' : live === 'offline' ? 'disconnected' : 'connecting'
  const isNew = data && ageOf(new Date(dataUpdatedAt), now)?.step === 'justNow'
  const age = data && !isNew ? `, ${t('updated', { age: format.age(new Date(dataUpdatedAt), now) })}` : ''
  return <LiveDot tone={tones[state]} label={`${t(state)}${age}`} />
}

const tones = { live: 'live', connecting: 'off', disconnected: 'danger' } as const
