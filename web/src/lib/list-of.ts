import type { Range } from '@bizamply/contract/ranges'

/** Link from a number to exactly the comments that it counts: all statuses, without hidden ones. */
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
  /** Multiple values are joined by commas. */
  wait?: string
}

export const listOf = ({ from, to }: Range, more: Partial<ListOf> = {}): ListOf => ({
  status: 'all',
  triageState: 'shown',
  from,
  to,
  ...more,
})
