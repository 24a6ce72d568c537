import type { Answer, Exchange } from '../server/exchange.ts'
import type { ShopifyContext } from '../shopify/context.ts'
import { listCharges, moveCharge, setBilling, resendCharge } from './charges.ts'
import { addDiscount, editDiscount, listDiscounts, removeDiscount, setUsage } from './discounts.ts'
import { buy, changeOrder, listShopOrders } from './orders.ts'

/** Controls for charges, orders and discounts, by the merchant, a shopper or Shopify. */
export function moneyCalls(context: ShopifyContext): Record<string, (exchange: Exchange, id: string) => Answer> {
  return {
    'GET charges': (exchange) => listCharges(context, exchange),
    'GET charges/:id': (_, id) => resendCharge(context, id),
    'POST charges/:id': (exchange, id) => moveCharge(context, exchange, id),
    'POST billing': (exchange) => setBilling(context, exchange),
    'GET discounts': (exchange) => listDiscounts(context, exchange),
    'POST discounts': (exchange) => addDiscount(context, exchange),
    'PUT discounts/:id': (exchange, id) => editDiscount(context, exchange, id),
    'DELETE discounts/:id': (exchange, id) => removeDiscount(context, exchange, id),
    'POST usage': (exchange) => setUsage(context, exchange),
    'GET orders': (exchange) => listShopOrders(context, exchange),
    'POST orders': (exchange) => buy(context, exchange),
    'POST orders/:id': (exchange, id) => changeOrder(context, exchange, id),
  }
}
