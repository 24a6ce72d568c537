import type { Transaction } from '@bizamply/contract/credits'

/** How the badge of each type looks, wherever entries are listed. */
export const typeTones = {
  usage: 'neutral',
  refill: 'accent',
  bonus: 'accent',
  adjustment: 'draft',
  refund: 'draft',
} as const satisfies Record<Transaction['type'], string>

/** The dot and the ink of each state. */
export const stateLooks = {
  success: { dot: 'bg-live', ink: 'text-ink-2' },
  pending: { dot: 'bg-chart-3', ink: 'text-pending-ink' },
  failed: { dot: 'bg-danger', ink: 'text-danger-ink' },
} as const satisfies Record<Transaction['status'], { dot: string; ink: string }>
