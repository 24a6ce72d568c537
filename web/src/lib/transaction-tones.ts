import type { Transaction } from '@bizamply/contract/credits'

/** Badge style of each type, wherever entries are listed. */
export const typeTones = {
  usage: 'neutral',
  refill: 'accent',
  bonus: 'accent',
  adjustment: 'draft',
  refund: 'draft',
} as const satisfies Record<Transaction['type'], string>

/** Text color of an amount: only what was added stands out. */
export const amountInks = { spent: 'text-ink', added: 'text-sent-ink', none: 'text-ink-3' } as const

/** Dot and text color of each status. */
export const stateLooks = {
  success: { dot: 'bg-live', ink: 'text-ink-2' },
  pending: { dot: 'bg-chart-3', ink: 'text-pending-ink' },
  canceled: { dot: 'bg-chart-6', ink: 'text-ink-3' },
  failed: { dot: 'bg-danger', ink: 'text-danger-ink' },
} as const satisfies Record<Transaction['status'], { dot: string; ink: string }>
