import type { ConnectionList } from '@bizamply/contract/connections'
import { serviceKeys, services } from '@bizamply/contract/service-facts'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ServiceMark } from '../../../ui/service-mark.tsx'
import { platformStateOf } from './first-steps.ts'

/** The eight services with their connection state. */
export function PlatformStates({ summaries }: { summaries: ConnectionList['connections'] | undefined }) {
  const t = useTranslations('firstSteps')
  return (
    <section aria-labelledby="platform-states" className="px-4 py-5 lg:w-70 lg:shrink-0">
      <h2 id="platform-states" className="mb-2 text-sm font-semibold text-ink">
        {t('platforms')}
      </h2>
      <ul aria-labelledby="platform-states" className="grid">
        {serviceKeys.map((key) => {
          const state = summaries ? platformStateOf(summaries[key]) : 'unknown'
          return (
            <li key={key} className="flex h-8.5 items-center gap-2.5 text-sm">
              <ServiceMark service={key} size={16} />
              <span className="min-w-0 flex-1 truncate text-ink">{services[key].name}</span>
              <span className={`inline-flex items-center gap-1.5 text-xs ${inks[state]}`}>
                {state === 'connected' && <Check aria-hidden="true" size={14} />}
                {t(`state.${state}`)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const inks = {
  connected: 'text-sent-ink',
  reading: 'text-ink-2',
  behind: 'text-pending-ink',
  signedOut: 'text-danger-ink',
  off: 'text-ink-3',
  unavailable: 'text-ink-3',
  unknown: 'text-ink-3',
} as const
