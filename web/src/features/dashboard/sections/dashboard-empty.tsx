import type { ConnectionList } from '@bizamply/contract/connections'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { firstStepsOf } from './first-steps.ts'
import { PlatformStates } from './platform-states.tsx'
import { StepRows, type StepMeans } from './step-rows.tsx'

export interface DashboardEmptyProps extends StepMeans {
  /** Undefined while loading or after a failure. */
  connections: ConnectionList['connections'] | undefined
}

/** Replaces the charts until the first comment arrives, in the same frame to avoid layout shifts. */
export function DashboardEmpty({ connections, ...means }: DashboardEmptyProps) {
  const t = useTranslations('firstSteps')
  const steps = connections && firstStepsOf(connections)
  return (
    <div className="flex divide-line max-lg:flex-col max-lg:divide-y lg:divide-x">
      <section aria-label={t('label')} className="min-w-0 flex-1 px-4 py-5 sm:px-5">
        <h2 className="text-base font-semibold text-ink">{t('title')}</h2>
        {steps ? (
          <>
            <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-2">{t('left', { count: steps.left })}</p>
            <StepRows {...steps} {...means} />
          </>
        ) : (
          <Skeleton className="mt-3 h-60" />
        )}
      </section>
      <PlatformStates summaries={connections} />
    </div>
  )
}
