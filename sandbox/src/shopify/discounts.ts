import type { World } from '../world/world.ts'
import { need } from './access.ts'
import type { Asker } from './graphql.ts'
import { pageOf, type PageAsk } from './page-of.ts'

/** A code as the shop keeps it; `percentage` is 0 to 1. */
export interface ShopDiscount {
  id: string
  shop: string
  title: string
  code: string
  percentage: number | null
  amount: { amount: string; currencyCode: string } | null
  startsAt: string
  endsAt: string | null
  usageLimit: number | null
  used: number
  updatedAt: string
}

export const DISCOUNTS = 'shopify-discounts'

/** What was made there, the latest change first, then what every shop comes with. */
export function discountsOf(world: World, shop: string): ShopDiscount[] {
  const put = world.drawers
    .all(DISCOUNTS)
    .map(([, value]) => value as ShopDiscount)
    .filter((one) => one.shop === shop)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const ids = new Set(put.map(({ id }) => id))
  return [...put, ...firstOnes(world, shop).filter(({ id }) => !ids.has(id))]
}

function firstOnes(world: World, shop: string): ShopDiscount[] {
  const at = (days: number): string => new Date(world.epoch.getTime() + days * 86_400_000).toISOString()
  const base = { shop, amount: null, usageLimit: null, startsAt: at(-60), updatedAt: at(-60) }
  return [
    { ...base, id: '7001', title: 'Welcome', code: 'WELCOME10', percentage: 0.1, endsAt: null, used: 214 },
    {
      ...base,
      id: '7002',
      title: 'Autumn',
      code: 'AUTUMN20',
      percentage: 0.2,
      endsAt: at(30),
      usageLimit: 500,
      used: 371,
    },
    { ...base, id: '7003', title: 'Summer', code: 'SUMMER15', percentage: 0.15, endsAt: at(-20), used: 88 },
  ]
}

export function discountNodes(world: World, asker: Asker, ask: PageAsk) {
  need(asker, 'read_discounts')
  const page = pageOf(discountsOf(world, asker.shop), ask, ({ id }) => id)
  return {
    pageInfo: page.pageInfo,
    nodes: page.nodes.map((one) => ({ id: gidOf(one), discount: present(world, one) })),
  }
}

export function discountByCode(world: World, asker: Asker, { code }: { code: string }) {
  need(asker, 'read_discounts')
  const one = discountsOf(world, asker.shop).find((known) => same(known.code, code))
  return one ? { id: gidOf(one), codeDiscount: present(world, one) } : null
}

interface Order {
  title?: string | null
  code?: string | null
  startsAt?: string | null
  endsAt?: string | null
  usageLimit?: number | null
  customerGets?: { value?: { percentage?: number | null } | null } | null
}

export function makeDiscount(world: World, asker: Asker, { basicCodeDiscount: order }: { basicCodeDiscount: Order }) {
  need(asker, 'write_discounts')
  const problem = problemOf(world, asker, order)
  if (problem) return { codeDiscountNode: null, userErrors: [problem] }
  const at = world.clock.now().toISOString()
  const code = order.code ?? ''
  const id = String(8000 + world.drawers.all(DISCOUNTS).length)
  const made: ShopDiscount = {
    id,
    shop: asker.shop,
    title: order.title ?? '',
    code,
    percentage: order.customerGets?.value?.percentage ?? null,
    amount: null,
    startsAt: order.startsAt ?? at,
    endsAt: order.endsAt ?? null,
    usageLimit: order.usageLimit ?? null,
    used: 0,
    updatedAt: at,
  }
  world.commit({ type: 'kept', drawer: DISCOUNTS, key: `${asker.shop}:${id}`, value: made })
  const text = `${code}: ${Math.round((made.percentage ?? 0) * 100)} percent`
  const entry = { at, platform: 'shopify', kind: 'discount', target: asker.shop, text, key: code, call: asker.call }
  world.commit({ type: 'recorded', entry })
  return { codeDiscountNode: { id: gidOf(made), codeDiscount: present(world, made) }, userErrors: [] }
}

function problemOf(world: World, asker: Asker, order: Order) {
  const told = (field: string, code: string, message: string) => ({
    field: ['basicCodeDiscount', field],
    code,
    message,
  })
  if (!order.title?.trim()) return told('title', 'BLANK', "Title can't be blank")
  if (!order.code?.trim()) return told('code', 'BLANK', "Code can't be blank")
  if (discountsOf(world, asker.shop).some((known) => same(known.code, order.code ?? ''))) {
    return told('code', 'TAKEN', 'Code must be unique. Please try a different code.')
  }
  const percentage = order.customerGets?.value?.percentage ?? 0
  if (percentage <= 0 || percentage > 1) {
    return told('customerGets', 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0')
  }
  if (order.endsAt && order.startsAt && order.endsAt <= order.startsAt) {
    return told('endsAt', 'END_DATE_BEFORE_START_DATE', 'Ends at needs to be after starts_at')
  }
  return null
}

// Codes of a shop differ by more than their case.
const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()
const gidOf = ({ id }: ShopDiscount): string => `gid://shopify/DiscountCodeNode/${id}`

function present(world: World, one: ShopDiscount) {
  const now = world.clock.now().toISOString()
  const over = (one.endsAt !== null && one.endsAt <= now) || (one.usageLimit !== null && one.used >= one.usageLimit)
  const value =
    one.percentage === null
      ? { __typename: 'DiscountAmount', amount: one.amount, appliesOnEachItem: false }
      : { __typename: 'DiscountPercentage', percentage: one.percentage }
  return {
    __typename: 'DiscountCodeBasic',
    title: one.title,
    status: over ? 'EXPIRED' : one.startsAt > now ? 'SCHEDULED' : 'ACTIVE',
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    usageLimit: one.usageLimit,
    asyncUsageCount: one.used,
    codes: () => ({
      nodes: [{ id: `gid://shopify/DiscountRedeemCode/${one.id}`, code: one.code, asyncUsageCount: one.used }],
    }),
    customerGets: { value },
  }
}
