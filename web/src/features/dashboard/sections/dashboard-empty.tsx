import type { ConnectionList } from '@bizamply/contract/connections'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { firstStepsOf } from './first-steps.ts'
import { PlatformStates } from './platform-states.tsx'
import { StepRows, type StepMeans } from './step-rows.tsx'

export interface DashboardEmptyProps extends StepMeans {
  /** Undefined while they are read, or when they could not be. */
  connections: ConnectionList['connections'] | undefined
}

const cards = ['received', 'handledRate', 'rating', 'responseHours'] as const

/** In place of cards and charts as long as nothing ever came in; the frame is the same, so that nothing jumps later. */
export function DashboardEmpty({ connections, ...means }: DashboardEmptyProps) {
  const t = useTranslations('firstSteps')
  const steps = connections && firstStepsOf(connections)
  return (
    <section aria-label={t('label')} className="mx-4 my-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <ul className="grid grid-cols-4 border-b border-line max-md:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card}
            className="grid content-start gap-1 border-line px-4 py-3 max-md:odd:border-r max-md:nth-[n+3]:border-t md:not-last:border-r"
          >
            <span className="text-xs text-ink-3">{t(`cards.${card}.name`)}</span>
            <span className="text-base leading-7 text-ink-3">{t('noData')}</span>
            <span className="text-xs text-ink-3">{t(`cards.${card}.counts`)}</span>
          </li>
        ))}
      </ul>
      <div className="flex max-lg:flex-col max-lg:divide-y lg:divide-x divide-line">
        <div className="min-w-0 flex-1 px-4 py-5 sm:px-5">
          <h2 className="text-base font-semibold text-ink">{t('title')}</h2>
          {steps ? (
            <>
              <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-2">{t('left', { count: steps.left })}</p>
              <StepRows {...steps} {...means} />
            </>
          ) : (
            <Skeleton className="mt-3 h-60" />
          )}
        </div>
        <PlatformStates summaries={connections} />
      </div>
    </section>
  )
}
