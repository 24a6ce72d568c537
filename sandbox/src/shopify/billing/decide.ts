import type { WebhookMode } from '../../webhooks/webhook-sender.ts'
import { changeCharge } from './change-charge.ts'
import { chargesOf, daysOf, DEFERRALS, later, type Charge } from './charge.ts'
import type { ShopifyContext } from '../context.ts'

/** Whether the merchant can still approve or decline it. */
export const isOpen = ({ status, approvedAt }: Charge): boolean => status === 'PENDING' && approvedAt === null

export function decline(context: ShopifyContext, charge: Charge, mode?: WebhookMode): Charge {
  return changeCharge(context, charge, { status: 'DECLINED' }, mode)
}

/** Approves a charge; the previous subscription is replaced now or later, as the app requested. */
export function approve(context: ShopifyContext, charge: Charge, mode?: WebhookMode): Charge {
  const approvedAt = context.store.clock.now().toISOString()
  if (charge.stuck) return changeCharge(context, charge, { approvedAt }, mode)
  if (charge.kind === 'AppPurchaseOneTime') return changeCharge(context, charge, { status: 'ACTIVE', approvedAt }, mode)
  const before = replacedBy(context, charge)
  for (const waiting of chargesOf(context.store, charge.shop, 'AppSubscription'))
    if (waiting.beginsAt !== null) changeCharge(context, waiting, { status: 'CANCELLED', beginsAt: null }, mode)
  const end = before?.status === 'ACTIVE' && isDeferred(charge, before) ? before.currentPeriodEnd : null
  if (before && end !== null && !isDeferralIgnored(context, charge)) {
    changeCharge(context, before, { endsAt: end, updatedAt: before.updatedAt })
    return changeCharge(context, charge, { approvedAt, beginsAt: end }, mode)
  }
  if (before) changeCharge(context, before, { status: 'CANCELLED', endsAt: null }, mode)
  const currentPeriodEnd = end ?? later(approvedAt, charge.trialDays + daysOf(charge))
  return changeCharge(context, charge, { status: 'ACTIVE', approvedAt, currentPeriodEnd }, mode)
}

/** The subscription that this charge replaces, or would replace. */
export function replacedBy({ store }: ShopifyContext, { shop, id, kind }: Charge): Charge | null {
  if (kind === 'AppPurchaseOneTime') return null
  const others = chargesOf(store, shop, kind).filter((one) => one.id !== id)
  return others.find(({ status }) => status === 'ACTIVE' || status === 'FROZEN') ?? null
}

/** STANDARD defers the change from a yearly plan to a cheaper or monthly plan. */
export function isDeferred(charge: Charge, before: Charge): boolean {
  if (charge.replacement !== 'STANDARD') return charge.replacement === 'APPLY_ON_NEXT_BILLING_CYCLE'
  const isCheaper = Number(charge.price.amount) < Number(before.price.amount)
  return before.interval === 'ANNUAL' && (charge.interval !== 'ANNUAL' || isCheaper)
}

// Merchants report that Shopify cancels and activates immediately; only the billing period carries over.
function isDeferralIgnored({ store }: ShopifyContext, { shop }: Charge): boolean {
  return store.collections.get(DEFERRALS, shop) === 'at-once'
}
