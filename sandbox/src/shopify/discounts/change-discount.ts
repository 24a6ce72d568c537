import type { WebhookMode } from '../../webhooks/webhook-sender.ts'
import type { Store } from '../../store/store.ts'
import { shopTime } from '../shop-facts.ts'
import { discountGid, discountKey, DISCOUNTS, statusOf, type DiscountKind, type ShopDiscount } from './discount.ts'
import type { ShopifyContext } from '../context.ts'

export function blankDiscount(store: Store, shop: string, kind: DiscountKind): ShopDiscount {
  const at = store.clock.now().toISOString()
  return {
    id: store.nextId(),
    shop,
    kind,
    title: '',
    code: '',
    percentage: null,
    amount: null,
    startsAt: at,
    endsAt: null,
    usageLimit: null,
    used: 0,
    laggingCount: null,
    createdAt: at,
    updatedAt: at,
    deleted: false,
  }
}

/** Sends the webhook whether the app or the merchant made the change. */
export function keepDiscount(
  context: ShopifyContext,
  discount: ShopDiscount,
  topic: 'create' | 'update' | 'delete',
  mode?: WebhookMode,
): ShopDiscount {
  const { store } = context
  const value = { ...discount, updatedAt: store.clock.now().toISOString() }
  store.commit({ type: 'stored', collection: DISCOUNTS, key: discountKey(discount), value })
  const body = topic === 'delete' ? goneBody(store, value) : bodyOf(store, value)
  context.webhooks.send({ shop: discount.shop, topic: `discounts/${topic}`, body }, mode)
  return value
}

export function dropDiscount(context: ShopifyContext, discount: ShopDiscount, mode?: WebhookMode): void {
  keepDiscount(context, { ...discount, deleted: true }, 'delete', mode)
}

/** Starts a scheduled discount, and removes the end of an expired discount. */
export function activated(store: Store, discount: ShopDiscount): ShopDiscount {
  const now = store.clock.now().toISOString()
  const isOver = discount.endsAt !== null && discount.endsAt <= now
  return {
    ...discount,
    startsAt: discount.startsAt > now ? now : discount.startsAt,
    endsAt: isOver ? null : discount.endsAt,
  }
}

/** Ends it now; a discount that has already ended keeps its end. */
export function deactivated(store: Store, discount: ShopDiscount): ShopDiscount {
  const now = store.clock.now().toISOString()
  if (discount.endsAt !== null && discount.endsAt <= now) return discount
  return { ...discount, startsAt: discount.startsAt > now ? now : discount.startsAt, endsAt: now }
}

function bodyOf(store: Store, discount: ShopDiscount): object {
  return {
    admin_graphql_api_id: discountGid(discount),
    title: discount.title,
    status: statusOf(store, discount),
    created_at: shopTime(store, discount.shop, discount.createdAt ?? discount.startsAt),
    updated_at: shopTime(store, discount.shop, discount.updatedAt),
  }
}

const goneBody = (store: Store, discount: ShopDiscount): object => ({
  admin_graphql_api_id: discountGid(discount),
  deleted_at: shopTime(store, discount.shop, discount.updatedAt),
})
