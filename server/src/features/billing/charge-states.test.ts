import fc from 'fast-check'
import { chargeStates, type ChargeState } from '@bizamply/contract/billing'
import { plans, upgradeCredits } from '@bizamply/contract/plans'
import { describe, expect, test } from 'vitest'
import type { BillingState } from '../../platforms/billing.ts'
import {
  firstCredits,
  firstPeriods,
  isCarried,
  isOver,
  mismatch,
  newPeriods,
  nextCheck,
  nextRenewalCheck,
  stateAfter,
} from './charge-states.ts'

const DAY = 86_400_000
const statuses = ['pending', 'accepted', 'active', 'declined', 'expired', 'frozen', 'cancelled'] as const
const at = (text: string): Date => new Date(text)
const later = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

describe('the state of a charge', () => {
  const kinds = fc.constantFrom('subscription' as const, 'pack' as const)
  const before = fc.constantFrom(...chargeStates)
  const reports = fc.array(fc.constantFrom(...statuses))

  test('never leaves a final state, and never returns to pending', () => {
    const walked = fc.check(
      fc.property(kinds, before, reports, (kind, start, reported) => {
        let state: ChargeState = start
        for (const one of reported) {
          const next = stateAfter(kind, state, one)
          if (isOver(state) && next !== state) return false
          if (state === 'active' && !['active', 'frozen', 'cancelled'].includes(next)) return false
          state = next
        }
        return true
      }),
    )
    expect(walked.counterexample).toBeNull()
  })

  test('of an active pack stays active after late reports', () => {
    for (const one of statuses) expect(stateAfter('pack', 'active', one)).toBe('active')
  })
})

describe('what a shop reports', () => {
  const expected = { name: 'Premium', cents: 7099, currency: 'USD' }
  const reported: BillingState = {
    kind: 'subscription',
    externalId: '1',
    name: 'Premium',
    status: 'active',
    test: false,
    price: '70.99',
    currency: 'USD',
    createdAt: new Date(0),
    currentPeriodEnd: null,
  }

  test('counts only with the requested name, price and currency, and as a test only where tests count', () => {
    expect(mismatch(expected, reported, false)).toBeNull()
    expect(mismatch(expected, { ...reported, price: '70.990' }, false)).toBeNull()
    expect(mismatch(expected, { ...reported, test: true }, true)).toBeNull()
    for (const wrong of [{ test: true }, { name: 'Basic' }, { price: '7.09' }, { price: null }, { currency: 'VND' }])
      expect(mismatch(expected, { ...reported, ...wrong }, false)).not.toBeNull()
  })
})

describe('periods', () => {
  test('that were missed are each counted once, across month ends and clock changes, and none twice', () => {
    const granted = at('2026-01-31T09:00:00Z')
    expect(newPeriods(granted, granted)).toEqual([])
    expect(newPeriods(granted, later(granted, 30))).toEqual([at('2026-03-02T09:00:00Z')])
    expect(newPeriods(granted, later(granted, 90))).toEqual([30, 60, 90].map((days) => later(granted, days)))
    expect(newPeriods(granted, later(granted, 1))).toEqual([])
    expect(newPeriods(granted, later(granted, -30))).toEqual([])
  })

  test('are counted from the first paid one, however late the lookup', () => {
    const began = at('2026-02-27T23:59:00Z')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * DAY }), fc.integer({ min: 1, max: 24 }), (decided, count) => {
        const end = new Date(began.getTime() + decided + count * 30 * DAY)
        const periods = firstPeriods(began, end)
        expect(periods).toHaveLength(count)
        expect(periods.at(-1)).toEqual(end)
      }),
    )
  })

  test("grant the whole of a plan, and for an upgrade what isn't paid yet", () => {
    const end = at('2026-03-31T00:00:00Z')
    const half = { plan: 'basic' as const, isPaidWhole: false, currentPeriodEnd: later(end, -15) }
    expect(firstCredits(null, 'premium', end)).toBe(5000)
    expect(firstCredits(half, 'premium', end)).toBe(upgradeCredits('basic', 'premium', 15 * DAY))
    expect(firstCredits({ ...half, isPaidWhole: true }, 'premium', end)).toBe(5000)
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), (days) => {
        const credits = firstCredits({ ...half, currentPeriodEnd: later(end, days) }, 'premium', end)
        expect(credits).toBeGreaterThanOrEqual(4000)
        expect(credits).toBeLessThanOrEqual(plans.premium.credits ?? 0)
      }),
    )
  })

  test('of a lower plan that began within the paid one are carried over', () => {
    const old = { plan: 'premium' as const, isPaidWhole: false, currentPeriodEnd: at('2026-03-31T00:00:00Z') }
    expect(isCarried(old, 'basic', old.currentPeriodEnd)).toBe(true)
    expect(isCarried(old, 'basic', later(old.currentPeriodEnd, 30))).toBe(false)
    expect(isCarried({ ...old, plan: 'basic' }, 'premium', old.currentPeriodEnd)).toBe(false)
    expect(isCarried(null, 'basic', old.currentPeriodEnd)).toBe(false)
  })
})

describe('the next lookup', () => {
  const began = at('2026-03-01T12:00:00Z')
  const after = (ms: number): number | null => {
    const next = nextCheck('pending', began, new Date(began.getTime() + ms))
    return next && next.getTime() - began.getTime()
  }

  test('of a charge comes after seconds, minutes and hours, then less and less often, and ends', () => {
    expect([0, 15_000, 60_000, 300_000].map(after)).toEqual([15_000, 60_000, 300_000, 300_000 + 3_600_000])
    expect(after(3 * DAY)).toBe(3 * DAY + 6 * 3_600_000)
    expect(after(41 * DAY)).toBeNull()
    expect(nextCheck('active', began, began)).toBeNull()
  })

  test('of a plan comes soon after its period, and every six hours', () => {
    expect(nextRenewalCheck(later(began, 20), began)).toEqual(later(began, 0.25))
    expect(nextRenewalCheck(later(began, 0.1), began)).toEqual(new Date(later(began, 0.1).getTime() + 60_000))
    expect(nextRenewalCheck(later(began, -1), began).getTime()).toBeGreaterThan(began.getTime())
  })
})
