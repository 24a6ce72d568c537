import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import {
  activated,
  blankDiscount,
  deactivated,
  dropDiscount,
  keepDiscount,
} from '../shopify/discounts/change-discount.ts'
import {
  DISCOUNT_KINDS,
  discountGid,
  discountsOf,
  findDiscount,
  statusOf,
  type ShopDiscount,
} from '../shopify/discounts/discount.ts'
import { ordered, problemOf } from '../shopify/discounts/validate-discount.ts'
import { setLag } from '../shopify/orders/place-order.ts'
import { currencyOf } from '../shopify/shop-facts.ts'
import { WEBHOOK_MODES } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'
import type { ShopifyContext } from '../shopify/context.ts'

export function listDiscounts({ store }: ShopifyContext, { query }: Exchange): Answer {
  return json(200, { data: discountsOf(store, query.get('shop') ?? '').map((one) => shown(store, one)) })
}

/** The merchant creates a discount in the shop's admin. */
export function addDiscount(context: ShopifyContext, exchange: Exchange): Answer {
  const read = readInput(NewDiscount, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, kind, webhook, used, ...given } = read.input
  if (!context.store.accounts.find('shopify', shop))
    return refuse(`There is no shop ${shop}`, [{ path: 'shop', message: 'unknown' }])
  const requested = wish(context.store, { ...blankDiscount(context.store, shop, DISCOUNT_KINDS[kind]), used }, given)
  return keep(context, requested, 'create', webhook)
}

/** The merchant edits, ends or reactivates a discount in the shop's admin. */
export function editDiscount(context: ShopifyContext, exchange: Exchange, id: string): Answer {
  const read = readInput(Edit, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, webhook, do: what, ...given } = read.input
  const known = findDiscount(context.store, shop, id)
  if (!known) return missing
  const requested = wish(context.store, known, given)
  const turned = what === undefined ? requested : (what === 'end' ? deactivated : activated)(context.store, requested)
  return keep(context, turned, 'update', webhook)
}

export function removeDiscount(context: ShopifyContext, { query }: Exchange, id: string): Answer {
  const known = findDiscount(context.store, query.get('shop') ?? '', id)
  if (!known) return missing
  dropDiscount(
    context,
    known,
    WEBHOOK_MODES.find((mode) => mode === query.get('webhook')),
  )
  return json(200, { data: { id } })
}

/** Sets whether the shop's usage counts lag behind. */
export function setUsage(context: ShopifyContext, exchange: Exchange): Answer {
  const read = readInput(z.object({ shop: z.string().min(1), lags: z.boolean() }), exchange)
  if ('refusal' in read) return read.refusal
  setLag(context, read.input.shop, read.input.lags)
  return json(200, { data: read.input })
}

function keep(context: ShopifyContext, requested: ShopDiscount, topic: 'create' | 'update', mode?: Mode): Answer {
  const problem = problemOf(context.store, requested)
  if (problem) return refuse(problem.message, [{ path: problem.field, message: problem.code ?? problem.message }])
  const kept = keepDiscount(context, requested, topic, mode)
  return json(topic === 'create' ? 201 : 200, { data: shown(context.store, kept) })
}

function wish(store: Store, before: ShopDiscount, { percent, amount, ...rest }: z.infer<typeof Wishes>): ShopDiscount {
  const percentage = percent === undefined ? undefined : percent / 100
  const value = amount === undefined ? { percentage } : { discountAmount: { amount } }
  return ordered(
    before,
    { ...rest, customerGets: { value } } as Parameters<typeof ordered>[1],
    currencyOf(store, before.shop),
  )
}

function shown(store: Store, one: ShopDiscount) {
  return { ...one, gid: discountGid(one), status: statusOf(store, one) }
}

const missing = json(404, { message: 'We couldn’t find this discount', code: 'NOT_FOUND' })

type Mode = (typeof WEBHOOK_MODES)[number]

const Wishes = z.object({
  title: z.string().optional(),
  code: z.string().optional(),
  /** 1 to 100. */
  percent: z.number().optional(),
  /** In the shop's currency. */
  amount: z.number().optional(),
  startsAt: z.string().optional(),
  endsAt: z.string().nullable().optional(),
  usageLimit: z.number().int().nullable().optional(),
})

const NewDiscount = Wishes.extend({
  shop: z.string().min(1),
  kind: z.enum(Object.keys(DISCOUNT_KINDS) as (keyof typeof DISCOUNT_KINDS)[]).default('basic'),
  used: z.number().int().min(0).default(0),
  webhook: z.enum(WEBHOOK_MODES).optional(),
})

const Edit = Wishes.extend({
  shop: z.string().min(1),
  do: z.enum(['end', 'activate']).optional(),
  webhook: z.enum(WEBHOOK_MODES).optional(),
})
