import { changeCharge } from './change-charge.ts'
import { allCharges, daysOf, later, type Charge } from './charge.ts'
import type { ShopifyContext } from '../context.ts'

/** Updates every charge to the current time: expired, replaced, started, or renewed. */
export function catchUp(context: ShopifyContext): void {
  const now = context.store.clock.now().toISOString()
  for (const charge of allCharges(context.store)) bringTo(context, charge, now)
}

function bringTo(context: ShopifyContext, charge: Charge, now: string): void {
  const { status, approvedAt, endsAt, beginsAt, currentPeriodEnd } = charge
  const over = later(charge.createdAt, DAYS_TO_DECIDE)
  if (status === 'PENDING' && approvedAt === null && over <= now) {
    changeCharge(context, charge, { status: 'EXPIRED', updatedAt: over })
  } else if (status === 'PENDING' && beginsAt !== null && beginsAt <= now) {
    const end = rolledOn(charge, beginsAt, now)
    changeCharge(context, charge, { status: 'ACTIVE', currentPeriodEnd: end, beginsAt: null, updatedAt: beginsAt })
  } else if ((status === 'ACTIVE' || status === 'FROZEN') && endsAt !== null && endsAt <= now) {
    changeCharge(context, charge, { status: 'CANCELLED', endsAt: null, updatedAt: endsAt })
  } else if (status === 'ACTIVE' && currentPeriodEnd !== null && currentPeriodEnd <= now) {
    changeCharge(context, charge, { currentPeriodEnd: rolledOn(charge, currentPeriodEnd, now) })
  }
}

/** The end of the billing period that contains `now`, counted from an earlier end. */
function rolledOn(charge: Charge, from: string, now: string): string {
  let end = from
  while (end <= now) end = later(end, daysOf(charge))
  return end
}

const DAYS_TO_DECIDE = 2
