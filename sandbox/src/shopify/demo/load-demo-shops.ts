import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../../store/store.ts'
import { APPROVED } from '../access.ts'
import { CHARGES } from '../billing/charge.ts'
import { discountKey, DISCOUNTS, STOCKED } from '../discounts/discount.ts'
import { ORDERS } from '../orders/order.ts'
import { currencyOf } from '../shop-facts.ts'
import { demoCharge, type DemoBilling } from './demo-charge.ts'
import { demoDiscount, type DemoDiscount } from './demo-discount.ts'
import { demoOrders } from './demo-orders.ts'

/** Loads the demo shops' subscriptions, discounts and orders; a missing file counts as empty. */
export function loadDemoShops(store: Store, directory: string): void {
  const companies = readList<DemoCompany>(directory, 'companies.json')
  for (const { billing } of companies) {
    if (!billing) continue
    const charge = demoCharge(billing, store.epoch)
    store.collections.set(CHARGES, charge.id, charge)
  }
  const discounts = readList<DemoDiscount>(directory, 'discounts.json')
  const products = readList<{ brand: string; price?: string }>(directory, 'products.json')
  const shops = companies.flatMap(({ brands }) => brands).filter(({ shopify }) => shopify)
  for (const [place, { key, shopify }] of shops.entries()) {
    store.collections.set(APPROVED, shopify!.shopDomain, true)
    const own = discounts.filter(({ brand }) => brand === key)
    const shop = shopify!.shopDomain
    if (own.length === 0) continue
    store.collections.set(STOCKED, shop, true)
    const kept = own.map((one) => demoDiscount(one, shop, store.epoch, currencyOf(store, shop)))
    for (const discount of kept) store.collections.set(DISCOUNTS, discountKey(discount), discount)
    const prices = products.filter(({ brand }) => brand === key).map(({ price }) => Number(price ?? 49))
    const orders = demoOrders(kept, { prices, epoch: store.epoch, currency: currencyOf(store, shop), place })
    for (const order of orders) store.collections.set(ORDERS, order.id, order)
  }
}

function readList<Item>(directory: string, file: string): Item[] {
  const path = join(directory, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Item[]) : []
}

interface DemoCompany {
  billing?: DemoBilling
  brands: { key: string; shopify?: { shopDomain: string } }[]
}
