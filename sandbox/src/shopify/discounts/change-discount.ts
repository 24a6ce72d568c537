import type { WebhookMode } from '../../webhooks/webhook-sender.ts'
import type { World } from '../../world/world.ts'
import { shopTime } from '../shop-facts.ts'
import { discountGid, discountKey, DISCOUNTS, statusOf, type DiscountKind, type ShopDiscount } from './discount.ts'
import type { ShopifyContext } from '../context.ts'

export function blankDiscount(world: World, shop: string, kind: DiscountKind): ShopDiscount {
  const at = world.clock.now().toISOString()
  return {
    id: world.nextId(),
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
    told: null,
    createdAt: at,
    updatedAt: at,
    deleted: false,
  }
}

/** Whoever did it, the app itself or the merchant: the shop tells of it. */
export function keepDiscount(
  context: ShopifyContext,
  discount: ShopDiscount,
  topic: 'create' | 'update' | 'delete',
  mode?: WebhookMode,
): ShopDiscount {
  const { world } = context
  const value = { ...discount, updatedAt: world.clock.now().toISOString() }
  world.commit({ type: 'stored', collection: DISCOUNTS, key: discountKey(discount), value })
  const body = topic === 'delete' ? goneBody(world, value) : bodyOf(world, value)
  context.webhooks.send({ shop: discount.shop, topic: `discounts/${topic}`, body }, mode)
  return value
}

export function dropDiscount(context: ShopifyContext, discount: ShopDiscount, mode?: WebhookMode): void {
  keepDiscount(context, { ...discount, deleted: true }, 'delete', mode)
}

/** Starts what waits and takes the end off what is over. */
export function activated(world: World, discount: ShopDiscount): ShopDiscount {
  const now = world.clock.now().toISOString()
  const isOver = discount.endsAt !== null && discount.endsAt <= now
  return {
    ...discount,
    startsAt: discount.startsAt > now ? now : discount.startsAt,
    endsAt: isOver ? null : discount.endsAt,
  }
}

/** Ends it now; what is over already keeps its end. */
export function deactivated(world: World, discount: ShopDiscount): ShopDiscount {
  const now = world.clock.now().toISOString()
  if (discount.endsAt !== null && discount.endsAt <= now) return discount
  return { ...discount, startsAt: discount.startsAt > now ? now : discount.startsAt, endsAt: now }
}

function bodyOf(world: World, discount: ShopDiscount): object {
  return {
    admin_graphql_api_id: discountGid(discount),
    title: discount.title,
    status: statusOf(world, discount),
    created_at: shopTime(world, discount.shop, discount.createdAt ?? discount.startsAt),
    updated_at: shopTime(world, discount.shop, discount.updatedAt),
  }
}

const goneBody = (world: World, discount: ShopDiscount): object => ({
  admin_graphql_api_id: discountGid(discount),
  deleted_at: shopTime(world, discount.shop, discount.updatedAt),
})
