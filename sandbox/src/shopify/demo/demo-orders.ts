import type { ShopDiscount } from '../discounts/discount.ts'
import { cents, nameOf, SHIPPING, takenOff, usedCode, type ShopOrder } from '../orders/order.ts'

interface Ground {
  prices: number[]
  epoch: Date
  currency: string
  /** The shop's index among the demo shops. */
  place: number
}

/** An order for each use of a discount, spread over its days up to the epoch; always the same orders. */
export function demoOrders(discounts: ShopDiscount[], setup: Ground): ShopOrder[] {
  const first = FIRST_ORDER + setup.place * 10_000_000
  return discounts
    .flatMap((discount) => ordersWith(discount, setup))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((order, place) => ({ ...order, id: String(first + place), name: nameOf(place) }))
}

function ordersWith(discount: ShopDiscount, { prices, epoch, currency }: Ground): ShopOrder[] {
  const chance = dice(discount.id)
  const from = Date.parse(discount.startsAt)
  const to = Math.min(epoch.getTime() - MINUTE, discount.endsAt === null ? Infinity : Date.parse(discount.endsAt))
  return Array.from({ length: discount.used }, (_, place) => {
    const createdAt = new Date(from + ((to - from) * (place + chance())) / discount.used).toISOString()
    const price = prices[Math.floor(chance() * prices.length)] ?? 49
    const goods = cents(price * (chance() < 0.25 ? 2 : 1))
    const cancelledAt = chance() < 0.02 ? cancelled(createdAt, epoch) : null
    return {
      id: '',
      name: '',
      shop: discount.shop,
      createdAt,
      updatedAt: cancelledAt ?? createdAt,
      cancelledAt,
      codes: [usedCode(discount)],
      before: cents(goods + SHIPPING),
      off: takenOff(discount, goods),
      currency,
      test: false,
    }
  })
}

function cancelled(createdAt: string, epoch: Date): string {
  return new Date(Math.min(Date.parse(createdAt) + 5 * 60 * MINUTE, epoch.getTime())).toISOString()
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function dice(seed: string): () => number {
  let state = [...seed].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const FIRST_ORDER = 5_600_000_000_001
const MINUTE = 60_000
