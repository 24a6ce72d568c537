import type { Answer, Exchange } from '../server/exchange.ts'
import type { Till } from '../shopify/till.ts'
import { listCharges, moveCharge, setBilling, resendCharge } from './charges.ts'
import { addDiscount, editDiscount, listDiscounts, removeDiscount, setUsage } from './discounts.ts'
import { buy, changeOrder, listShopOrders } from './orders.ts'

/** What a merchant, a shopper and Shopify itself do about money. */
export function moneyCalls(till: Till): Record<string, (exchange: Exchange, id: string) => Answer> {
  return {
    'GET charges': (exchange) => listCharges(till, exchange),
    'GET charges/:id': (_, id) => resendCharge(till, id),
    'POST charges/:id': (exchange, id) => moveCharge(till, exchange, id),
    'POST billing': (exchange) => setBilling(till, exchange),
    'GET discounts': (exchange) => listDiscounts(till, exchange),
    'POST discounts': (exchange) => addDiscount(till, exchange),
    'PUT discounts/:id': (exchange, id) => editDiscount(till, exchange, id),
    'DELETE discounts/:id': (exchange, id) => removeDiscount(till, exchange, id),
    'POST usage': (exchange) => setUsage(till, exchange),
    'GET orders': (exchange) => listShopOrders(till, exchange),
    'POST orders': (exchange) => buy(till, exchange),
    'POST orders/:id': (exchange, id) => changeOrder(till, exchange, id),
  }
}
