import type { Store } from '../../store/store.ts'
import { need } from '../access.ts'
import type { ApiCaller } from '../api-caller.ts'
import { pageOf, type PageAsk } from '../page-of.ts'
import { discountGid, discountsOf, discountWith, statusOf, type ShopDiscount } from './discount.ts'

export function discountNodes(store: Store, caller: ApiCaller, ask: PageAsk) {
  need(caller, 'read_discounts')
  const page = pageOf(discountsOf(store, caller.shop), ask, ({ id }) => id)
  return {
    pageInfo: page.pageInfo,
    nodes: page.nodes.map((one) => ({ id: discountGid(one), discount: presentDiscount(store, one) })),
  }
}

export function discountByCode(store: Store, caller: ApiCaller, { code }: { code: string }) {
  need(caller, 'read_discounts')
  const one = discountWith(store, caller.shop, code)
  return one ? codeNode(store, one) : null
}

export const codeNode = (store: Store, one: ShopDiscount) => ({
  id: discountGid(one),
  codeDiscount: presentDiscount(store, one),
})

export function presentDiscount(store: Store, one: ShopDiscount) {
  const used = one.laggingCount ?? one.used
  return {
    __typename: one.kind,
    id: discountGid(one),
    title: one.title,
    status: statusOf(store, one),
    summary: summaryOf(one),
    discountClasses: [one.kind.endsWith('FreeShipping') ? 'SHIPPING' : 'ORDER'],
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    createdAt: one.createdAt ?? one.startsAt,
    updatedAt: one.updatedAt,
    usageLimit: one.usageLimit,
    asyncUsageCount: used,
    appliesOncePerCustomer: false,
    codesCount: { count: 1 },
    codes: () => ({
      nodes: [{ id: `gid://shopify/DiscountRedeemCode/${one.id}`, code: one.code, asyncUsageCount: used }],
    }),
    customerGets: { value: valueOf(one) },
  }
}

function valueOf({ percentage, amount }: ShopDiscount) {
  return percentage === null
    ? { __typename: 'DiscountAmount', amount, appliesOnEachItem: false }
    : { __typename: 'DiscountPercentage', percentage }
}

function summaryOf({ kind, percentage, amount }: ShopDiscount): string {
  if (kind.endsWith('FreeShipping')) return 'Free shipping on all products • For all countries'
  const off = percentage === null ? `${amount?.amount} ${amount?.currencyCode}` : `${Math.round(percentage * 100)}%`
  return `${off} off entire order`
}
