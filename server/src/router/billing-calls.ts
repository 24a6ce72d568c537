import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import {
  cancelSubscription,
  listCharges,
  readDetails,
  readOverview,
  readStatus,
  readOrdered,
  startCharge,
} from '../features/billing/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>().billing

export function billingCalls() {
  return {
    overview: os.overview.handler(async ({ context }) => ok(await readOverview(member(context)))),
    charges: os.charges.handler(async ({ context, input }) => {
      const { rows, nextCursor } = await listCharges(member(context), input)
      return { ...ok(rows), pagination: { nextCursor, limit: input.limit } }
    }),
    subscribe: os.subscribe.handler(async ({ context, input }) => {
      const begun = await startCharge(member(context), readOrdered(input), context.idempotencyKey)
      return { ...ok(begun.charge), appSubscriptionCreate: { confirmationUrl: begun.confirmationUrl } }
    }),
    purchase: os.purchase.handler(async ({ context, input }) => {
      const { charge, confirmationUrl } = await startCharge(member(context), readOrdered(input), context.idempotencyKey)
      return { ...ok(charge), confirmationUrl, appPurchaseOneTimeCreate: { confirmationUrl } }
    }),
    status: os.status.handler(async ({ context, input }) => {
      const charge = await readStatus(member(context), input.charge_id)
      return { ...ok(charge), status: charge.state }
    }),
    details: os.details.handler(async ({ context }) => {
      const details = await readDetails(member(context))
      return { ...ok(details), name: details.name, currentPeriodEnd: details.currentPeriodEnd }
    }),
    cancel: os.cancel.handler(async ({ context }) => ok(await cancelSubscription(member(context)))),
  }
}
