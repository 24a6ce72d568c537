import type { HealthState } from '@bizamply/contract/operations-choices'

/** The color of a state, next to a word that says it too. */
export const StateDot = ({ state }: { state: HealthState }) => (
  <span aria-hidden="true" className={`forced-color-adjust-none size-2 shrink-0 rounded-full ${dots[state]}`} />
)

const dots: Record<HealthState, string> = {
  up: 'bg-sent-ink',
  attention: 'bg-pending-ink',
  down: 'bg-danger',
  off: 'bg-ink-3',
  unknown: 'bg-ink-3',
}
