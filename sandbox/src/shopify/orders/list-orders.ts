import type { Store } from '../../store/store.ts'
import { need, needApproval } from '../access.ts'
import type { ApiCaller } from '../api-caller.ts'
import { pageOf, type PageAsk } from '../page-of.ts'
import { decimalOf } from '../shop-facts.ts'
import { orderFilter } from './order-filter.ts'
import { orderGid, ordersOf, totalOf, type ShopOrder } from './order.ts'

type Ask = PageAsk & { query?: string | null; sortKey?: keyof typeof SORTED | null; reverse?: boolean | null }

/** Without the scope for all orders, only those of the last 60 days are returned, as in a real shop. */
export function listOrders(store: Store, caller: ApiCaller, ask: Ask) {
  need(caller, 'read_orders')
  needApproval(store, caller)
  const seesAll = caller.token.scopes.some((scope) => scope === 'all' || scope === 'read_all_orders')
  const since = seesAll ? '' : new Date(store.clock.now().getTime() - 60 * 86_400_000).toISOString()
  const by = SORTED[ask.sortKey ?? 'PROCESSED_AT']
  const found = ordersOf(store, caller.shop)
    .filter(({ createdAt }) => createdAt >= since)
    .filter(orderFilter(ask.query))
    .toSorted((a, b) => by(a).localeCompare(by(b)) || a.id.localeCompare(b.id))
  const page = pageOf(ask.reverse ? found.toReversed() : found, ask, ({ id }) => id)
  return { pageInfo: page.pageInfo, nodes: page.nodes.map(presentOrder) }
}

const SORTED = {
  CREATED_AT: ({ createdAt }: ShopOrder) => createdAt,
  PROCESSED_AT: ({ createdAt }: ShopOrder) => createdAt,
  UPDATED_AT: ({ updatedAt }: ShopOrder) => updatedAt,
  ID: ({ id }: ShopOrder) => id,
}

function presentOrder(order: ShopOrder) {
  const { name, createdAt, updatedAt, cancelledAt, test, codes, before, off, currency } = order
  const bag = (amount: number) => {
    const money = { amount: decimalOf(amount), currencyCode: currency }
    return { shopMoney: money, presentmentMoney: money }
  }
  return {
    id: orderGid(order),
    legacyResourceId: order.id,
    name,
    createdAt,
    updatedAt,
    processedAt: createdAt,
    cancelledAt,
    test,
    currencyCode: currency,
    discountCode: codes[0]?.code ?? null,
    discountCodes: codes.map(({ code }) => code),
    subtotalPriceSet: bag(before - off),
    totalDiscountsSet: bag(off),
    totalPriceSet: bag(totalOf(order)),
    currentTotalPriceSet: bag(cancelledAt === null ? totalOf(order) : 0),
    currentTotalDiscountsSet: bag(cancelledAt === null ? off : 0),
  }
}
