import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { wayBack } from '../shopify/billing/admin.ts'
import { catchUp } from '../shopify/billing/catch-up.ts'
import { changeCharge, sendChargeWebhook } from '../shopify/billing/change-charge.ts'
import { chargesOf, DEFERRALS, findCharge, type Charge } from '../shopify/billing/charge.ts'
import { confirmationUrl } from '../shopify/billing/create-charge.ts'
import { approve, decline, isOpen } from '../shopify/billing/decide.ts'
import { SHOP_WEBHOOK_MODES } from '../shopify/shop-webhooks.ts'
import { WEBHOOK_MODES, type WebhookMode } from '../webhooks/webhook-sender.ts'
import { readInput } from './read-input.ts'
import type { ShopifyContext } from '../shopify/context.ts'

export function listCharges(context: ShopifyContext, { query }: Exchange): Answer {
  catchUp(context)
  return json(200, { data: chargesOf(context.store, query.get('shop') ?? '').map(shown) })
}

export function resendCharge(context: ShopifyContext, id: string): Answer {
  catchUp(context)
  const charge = findCharge(context.store, id)
  return charge ? json(200, { data: shown(charge) }) : missing
}

/** Changes a charge as the merchant or Shopify would, without a browser. */
export function moveCharge(context: ShopifyContext, exchange: Exchange, id: string): Answer {
  catchUp(context)
  const charge = findCharge(context.store, id)
  if (!charge) return missing
  const read = readInput(Move, exchange)
  if ('refusal' in read) return read.refusal
  const { webhook, ...move } = read.input
  if (move.do === 'deliver') return deliver(context, charge, move, webhook)
  const moved = moves[move.do](context, charge, webhook)
  if (!moved) {
    const message = `You can’t ${move.do} a charge that’s ${charge.status}`
    return json(409, { message, code: 'CONFLICT' })
  }
  return json(200, { data: shown(moved) })
}

/** Sets a shop's default webhook mode, and how it treats a deferred subscription. */
export function setBilling({ store }: ShopifyContext, exchange: Exchange): Answer {
  const read = readInput(Habits, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, webhook, deferral } = read.input
  if (webhook) store.commit({ type: 'stored', collection: SHOP_WEBHOOK_MODES, key: shop, value: webhook })
  if (deferral) store.commit({ type: 'stored', collection: DEFERRALS, key: shop, value: deferral })
  return json(200, {
    data: {
      shop,
      webhook: store.collections.get(SHOP_WEBHOOK_MODES, shop) ?? 'once',
      deferral: store.collections.get(DEFERRALS, shop) ?? 'at-end',
    },
  })
}

type Mover = (context: ShopifyContext, charge: Charge, mode?: WebhookMode) => Charge | null

const moves: Record<Exclude<z.infer<typeof Move>['do'], 'deliver'>, Mover> = {
  approve: (context, charge, mode) => (isOpen(charge) ? approve(context, charge, mode) : null),
  decline: (context, charge, mode) => (isOpen(charge) ? decline(context, charge, mode) : null),
  expire: (context, charge, mode) =>
    isOpen(charge) ? changeCharge(context, charge, { status: 'EXPIRED' }, mode) : null,
  freeze: (context, charge, mode) => fromTo(context, charge, ['ACTIVE', 'FROZEN'], mode),
  unfreeze: (context, charge, mode) => {
    const thawed = fromTo(context, charge, ['FROZEN', 'ACTIVE'], mode)
    catchUp(context)
    return thawed && findCharge(context.store, charge.id)
  },
  cancel: (context, charge, mode) =>
    charge.kind === 'AppSubscription' && ['ACTIVE', 'FROZEN'].includes(charge.status)
      ? changeCharge(context, charge, { status: 'CANCELLED', endsAt: null }, mode)
      : null,
  stick: (context, charge, mode) =>
    charge.status === 'PENDING' ? changeCharge(context, charge, { stuck: true }, mode) : null,
  unstick: (context, charge, mode) => {
    if (!charge.stuck || charge.status !== 'PENDING') return null
    const paid = changeCharge(context, charge, { stuck: false }, mode)
    return charge.approvedAt === null ? paid : approve(context, paid, mode)
  },
}

function fromTo(
  context: ShopifyContext,
  charge: Charge,
  [from, to]: [Charge['status'], Charge['status']],
  mode?: WebhookMode,
) {
  if (charge.kind !== 'AppSubscription' || charge.status !== from) return null
  return changeCharge(context, charge, { status: to }, mode)
}

/** Sends a charge's webhook again, in its current or another status; with `fresh` as a new event. */
function deliver(
  context: ShopifyContext,
  charge: Charge,
  { times, fresh, status }: Pick<z.infer<typeof Move>, 'times' | 'fresh' | 'status'>,
  mode?: WebhookMode,
): Answer {
  const stale = { ...charge, status: status ?? charge.status }
  for (let time = 0; time < times; time += 1) sendChargeWebhook(context, stale, mode, fresh ? randomUUID() : undefined)
  return json(200, { data: shown(charge) })
}

function shown(charge: Charge) {
  const open = isOpen(charge)
  return { ...charge, confirmationUrl: open ? confirmationUrl(charge) : null, returnsTo: wayBack(charge) }
}

const missing = json(404, { message: 'We couldn’t find this charge', code: 'NOT_FOUND' })

const Move = z.object({
  do: z.enum(['approve', 'decline', 'expire', 'freeze', 'unfreeze', 'cancel', 'stick', 'unstick', 'deliver']),
  webhook: z.enum(WEBHOOK_MODES).optional(),
  times: z.number().int().min(1).max(20).default(1),
  fresh: z.boolean().default(false),
  status: z.enum(['PENDING', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED']).optional(),
})

const Habits = z.object({
  shop: z.string().min(1),
  webhook: z.enum(WEBHOOK_MODES).optional(),
  deferral: z.enum(['at-end', 'at-once']).optional(),
})
