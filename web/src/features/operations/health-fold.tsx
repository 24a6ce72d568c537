import type { OperationsHealth } from '@bizamply/contract/operations'
import type { HealthState } from '@bizamply/contract/operations-choices'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StateDot } from './state-dot.tsx'

export interface HealthFoldProps {
  health: OperationsHealth
  children: ReactNode
}

/** On a phone, the health checks are one line, so that the tabs below stay in view. */
export function HealthFold({ health, children }: HealthFoldProps) {
  const t = useTranslations('operations')
  const [isOpen, setIsOpen] = useState(false)
  const namesIn = (...states: HealthState[]) =>
    health.parts.filter(({ state }) => states.includes(state)).map(({ key }) => t(`part.${key}`))
  const down = namesIn('down')
  const failing = [...down, ...namesIn('attention')]
  const unchecked = namesIn('unknown').length
  const state = down.length > 0 ? 'down' : failing.length > 0 ? 'attention' : 'up'
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="mx-4 flex min-h-11 items-center gap-2 rounded-lg border border-line px-3 py-2 text-left text-sm font-medium text-ink"
      >
        <StateDot state={state} />
        <span className="min-w-0 flex-1">
          {failing.length > 0 ? t('folded.failing', { parts: failing.join(', ') }) : t('folded.working', { unchecked })}
        </span>
        <ChevronDown aria-hidden="true" size={16} className={`shrink-0 text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && children}
    </div>
  )
}
