import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Summaries } from './row-view.ts'
import { ServiceRow } from './service-row.tsx'
import { serviceGroups, type Service, type ServiceGroup } from './service-list.ts'
import type { ConnectStates } from './use-connects.ts'

export interface ServiceGroupsProps {
  /** Of the selected brand; undefined while loading. */
  summaries: Summaries | undefined
  failed: boolean
  onRetry: () => void
  states: ConnectStates
  onConnect: (service: Service) => void
}

/** All services by group. Review platforms are shown only after a store is connected. */
export function ServiceGroups({ summaries, failed, onRetry, states, onConnect }: ServiceGroupsProps) {
  const t = useTranslations('connect')
  // A review platform that is already connected is shown even without a store.
  const reviewable = (['shopify', 'judgeme', 'yotpo'] as const).some((key) => summaries?.[key].connected)
  const hidden = (key: ServiceGroup['key']) => key === 'reviews' && summaries !== undefined && !reviewable
  return (
    <div className="grid gap-4 pt-5">
      {failed && <ErrorPanel message={t('unknownText')} onRetry={onRetry} />}
      {serviceGroups.map(({ key, services }) => (
        <section key={key} className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[152px_1fr]">
          <div className="sm:pt-3">
            <h2 className="text-sm font-semibold">{t(`groups.${key}`)}</h2>
            <p className="text-xs text-ink-2">{t(`groups.${key}Text`)}</p>
          </div>
          {hidden(key) ? (
            <p className="rounded-lg border border-dashed border-line px-4 py-3 text-sm text-ink-2">
              {t('shopifyFirst')}
            </p>
          ) : (
            <ul className="animate-fade divide-y divide-line rounded-lg border border-line">
              {services.map((service) => (
                <ServiceRow
                  key={service}
                  service={service}
                  summaries={summaries}
                  state={states[service]}
                  onConnect={() => onConnect(service)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

/** Placeholder of the step while the brands load. */
export function ServicesSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="grid gap-x-6 gap-y-2 border-b border-line pb-5 sm:grid-cols-[152px_1fr]">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-10" />
      </div>
      <div className="grid gap-4 pt-5">
        {serviceGroups.map(({ key, services }) => (
          <div key={key} className="grid gap-x-6 gap-y-2 sm:grid-cols-[152px_1fr]">
            <Skeleton className="h-5 w-24" />
            <div className="divide-y divide-line rounded-lg border border-line">
              {services.map((service) => (
                <div key={service} className="flex h-14 items-center gap-3 px-4">
                  <Skeleton className="size-9" />
                  <Skeleton className="h-4 w-40" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
