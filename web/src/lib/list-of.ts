import type { Range } from '@bizamply/contract/ranges'

/** Where a number leads: the list of exactly what it counts, in every state and with everything but what is hidden. */
export interface ListOf {
  status: 'all' | 'draft' | 'sent' | undefined
  triageState: 'shown'
  from: string
  to: string
  platform?: string
  rating?: number | string
  sentiment?: string
  topic?: string
  product?: string
  /** Several are joined by commas. */
  wait?: string
}

export const listOf = ({ from, to }: Range, more: Partial<ListOf> = {}): ListOf => ({
  status: 'all',
  triageState: 'shown',
  from,
  to,
  ...more,
})
