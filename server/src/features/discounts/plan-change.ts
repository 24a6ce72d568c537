import type { DiscountChange } from '../../platforms/discounts.ts'
import { endOf, type DiscountRow } from './discount-rows.ts'
import { atField } from './refusals.ts'

export interface RequestedChange {
  title?: string | undefined
  type?: string | undefined
  amount?: number | undefined
  status?: 'active' | 'scheduled' | 'expired' | undefined
  starts_at?: string | undefined
  ends_at?: string | null | undefined
  usage_limit?: number | null | undefined
}

/** The request to the shop, and what only we store: the end that resuming restores. */
export interface ChangePlan {
  change: DiscountChange
  /** Only ends it now. */
  stop: boolean
  /** The end to store for a paused code; undefined leaves it, as for one that is not paused. */
  pausedEnd?: Date | null
  /** A paused code that is over for good. */
  over?: boolean
}

/** Refuses invalid values at their field; unchanged values are left out. */
export function planChange(row: DiscountRow, requested: RequestedChange, now: Date): ChangePlan {
  if (requested.type !== undefined && requested.type !== row.type) {
    throw atField('type', 'You can’t change a discount’s type. Create a new discount instead.')
  }
  const change: DiscountChange = {}
  if (requested.title !== undefined && requested.title !== row.title) change.title = requested.title
  if (requested.usage_limit !== undefined && requested.usage_limit !== row.usage_limit)
    change.usageLimit = requested.usage_limit
  const amount = amountOf(row, requested)
  if (amount !== undefined) change.amount = amount
  return planTimes(row, requested, now, change)
}

function amountOf(row: DiscountRow, { amount }: RequestedChange): number | undefined {
  if (amount === undefined || amount === Number(row.amount)) return undefined
  if (row.type === 'free_shipping') throw atField('amount', 'Free shipping doesn’t have an amount.')
  if (row.type === 'percentage' && (amount < 1 || amount > 100))
    throw atField('amount', 'Enter a number from 1 to 100.')
  return amount
}

function planTimes(row: DiscountRow, requested: RequestedChange, now: Date, change: DiscountChange): ChangePlan {
  const start = changed(requested.starts_at, row.starts_at)
  const end = changed(requested.ends_at, endOf(row))
  const status = requested.status === row.status ? undefined : requested.status
  if (start) change.startsAt = start
  if (status === undefined) inOrder(change.startsAt ?? row.starts_at, end === undefined ? endOf(row) : end, end)
  if (status === 'expired') return planEnd(row, { start, end }, now, change)
  if (status !== undefined) return planStart(row, { status, end }, now, change)
  if (end === undefined) return { change, stop: false }
  return row.status === 'paused'
    ? { change, stop: false, pausedEnd: end }
    : { change: { ...change, endsAt: end }, stop: false }
}

/** Valid from now on, or from a future start; a past end is removed. */
function planStart(
  row: DiscountRow,
  { status, end }: { status: 'active' | 'scheduled'; end: Date | null | undefined },
  now: Date,
  change: DiscountChange,
): ChangePlan {
  const start = change.startsAt ?? row.starts_at
  const isToCome = start !== null && start > now
  if (status === 'scheduled' && !isToCome) throw atField('starts_at', 'Enter a start date in the future.')
  if (status === 'active' && isToCome && change.startsAt)
    throw atField('status', 'Set the status to Scheduled, or choose a start date that isn’t in the future.')
  if (status === 'active' && isToCome) change.startsAt = now
  const was = endOf(row)
  const next = end !== undefined ? end : was && was <= now ? null : was
  if (next && next <= now) throw atField('ends_at', 'Enter an end date in the future, or leave it blank.')
  inOrder(change.startsAt ?? row.starts_at, next, end)
  return { change: changed(next, row.ends_at) === undefined ? change : { ...change, endsAt: next }, stop: false }
}

function inOrder(starts: Date | null, ends: Date | null, requested: Date | null | undefined): void {
  if (!starts || !ends || ends > starts) return
  throw requested
    ? atField('ends_at', 'Enter an end date after the start date.')
    : atField('starts_at', 'Enter a start date before the end date.')
}

/** Undefined for values left out and for unchanged ones. */
function changed(requested: string | undefined, is: Date | null): Date | undefined
function changed(requested: string | Date | null | undefined, is: Date | null): Date | null | undefined
function changed(requested: string | Date | null | undefined, is: Date | null): Date | null | undefined {
  if (requested === undefined) return undefined
  const date = requested === null ? null : new Date(requested)
  return date?.getTime() === is?.getTime() ? undefined : date
}

function planEnd(
  row: DiscountRow,
  { start, end }: { start: Date | undefined; end: Date | null | undefined },
  now: Date,
  change: DiscountChange,
): ChangePlan {
  if (end && end > now)
    throw atField('status', 'To expire this discount, choose an end date that has passed, or leave it unchanged.')
  if (row.status === 'paused') return { change, stop: false, over: true }
  if (Object.keys(change).length === 0) return { change, stop: true }
  const starts = start ?? row.starts_at
  if (starts && starts >= now)
    throw atField('status', 'You can’t make other changes when you end a discount that hasn’t started.')
  return { change: { ...change, endsAt: now }, stop: false }
}
