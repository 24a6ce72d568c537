import { decimalOf, isUpgrade, periodDays, upgradeCredits, plans, type PlanId } from '@bizamply/contract/plans'
import type { ChargeState } from '@bizamply/contract/billing'
import type { BillingState } from '../../platforms/billing.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
export const PERIOD_MS = periodDays * DAY

/** The merchant has two days to decide, plus an hour for clock differences. */
export const DECIDE_MS = 2 * DAY + HOUR
/** A charge with a stuck payment stays pending; lookups stop after this. */
const LOOKUPS_MS = 40 * DAY
/** Longer than a request can take. */
export const REQUEST_MS = MINUTE

/** Final states: later reports never change them. */
const finals = new Set<ChargeState>(['declined', 'expired', 'cancelled', 'failed'])

/** A late report of an earlier state changes nothing. Only a subscription changes after it was active. */
export function stateAfter(
  kind: 'subscription' | 'pack',
  before: ChargeState,
  reported: BillingState['status'],
): ChargeState {
  if (finals.has(before)) return before
  const state: ChargeState = reported === 'accepted' ? 'pending' : reported
  // Approved but never paid counts as not approved yet.
  if (isOpen(before) && state === 'frozen') return 'pending'
  if (before === 'active' || before === 'frozen') {
    if (kind === 'pack') return before
    return state === 'active' || state === 'frozen' || state === 'cancelled' ? state : before
  }
  return state
}

export const isOpen = (state: ChargeState): boolean => state === 'making' || state === 'pending' || state === 'unknown'
export const isOver = (state: ChargeState): boolean => finals.has(state)

export interface ExpectedCharge {
  name: string
  cents: number
  currency: string
}

/** How the shop's charge differs from our request; null if it doesn't. */
export function mismatch(expected: ExpectedCharge, report: BillingState, testAllowed: boolean): string | null {
  if (report.test && !testAllowed) return 'This is a test charge. Nothing was paid.'
  if (report.name !== expected.name) return 'The name of this charge in Shopify doesn’t match your order.'
  const isPriced = report.price !== null && Math.round(Number(report.price) * 100) === expected.cents
  if (!isPriced || report.currency !== expected.currency)
    return `The price of this charge in Shopify doesn’t match your order (${decimalOf(expected.cents)} ${expected.currency}).`
  return null
}

/** When an open charge is looked up next; null if it is final. */
export function nextCheck(state: ChargeState, createdAt: Date, now: Date): Date | null {
  if (!isOpen(state)) return null
  const age = now.getTime() - createdAt.getTime()
  if (age >= LOOKUPS_MS) return null
  const first = state === 'pending' ? 15 * SECOND : REQUEST_MS
  const step = [first, MINUTE, 5 * MINUTE].find((at) => at > age)
  if (step !== undefined) return new Date(createdAt.getTime() + step)
  return new Date(now.getTime() + (age < DECIDE_MS ? HOUR : 6 * HOUR))
}

/** A subscription is looked up soon after its period ends, and every six hours. */
export function nextRenewalCheck(periodEnd: Date, now: Date): Date {
  const inSixHours = now.getTime() + 6 * HOUR
  const soonAfter = periodEnd.getTime() + MINUTE
  return new Date(soonAfter > now.getTime() ? Math.min(soonAfter, inSixHours) : now.getTime() + 10 * MINUTE)
}

/**
 * Ends of paid periods since the last granted one, oldest first. The shop reports only the
 * newest; earlier ones are 30 days apart. An end that moved by less than half a period is the
 * same.
 */
export function newPeriods(granted: Date, reported: Date): Date[] {
  const count = Math.round((reported.getTime() - granted.getTime()) / PERIOD_MS)
  return Array.from({ length: Math.max(0, count) }, (_, n) => before(reported, count - 1 - n))
}

/** As `newPeriods`, for a charge without grants: its first period ends at least one period after it was requested. */
export function firstPeriods(createdAt: Date, reported: Date): Date[] {
  const count = Math.floor((reported.getTime() - createdAt.getTime() + HOUR) / PERIOD_MS)
  return Array.from({ length: Math.max(1, count) }, (_, n) => before(reported, Math.max(1, count) - 1 - n))
}

const before = (end: Date, periods: number): Date => new Date(end.getTime() - periods * PERIOD_MS)

export interface Running {
  plan: PlanId
  /** It is never refunded, so the next one grants full credits. */
  isPaidWhole: boolean
  currentPeriodEnd: Date
}

/** A lower plan that the shop started within the paid period: ours starts when that ends. */
export const isCarried = (old: Running | null, plan: PlanId, reported: Date): old is Running =>
  old !== null && isUpgrade(plan, old.plan) && reported.getTime() <= old.currentPeriodEnd.getTime() + DAY

/** Credits of a subscription's first period that ends at `end`. */
export function firstCredits(old: Running | null, plan: PlanId, end: Date): number {
  const whole = plans[plan].credits ?? 0
  if (!old || old.isPaidWhole) return whole
  return upgradeCredits(old.plan, plan, old.currentPeriodEnd.getTime() - (end.getTime() - PERIOD_MS))
}
