import { shopKey } from '../store/shops.ts'
import type { Store } from '../store/store.ts'

export interface ShopProduct {
  id: string
  shop: string
  title: string
  handle: string
  details: string
  /** Path below the demo folder. */
  picture: string | null
  price: string | null
  currency: string | null
  updatedAt: string
}

export const PRODUCTS = 'shopify-products'

/** What a person put there, the latest change first, then what the demo shop came with. */
export function productsOf(store: Store, shop: string): ShopProduct[] {
  const put = store.collections
    .all(PRODUCTS)
    .map(([, value]) => value as ShopProduct)
    .filter((product) => product.shop === shop)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const ids = new Set(put.map(({ id }) => id))
  const updatedAt = store.epoch.toISOString()
  const first = (store.shops.get(shopKey('judgeme', shop))?.products ?? []).map((product) => ({
    ...product,
    id: String(product.externalId),
    shop,
    updatedAt,
  }))
  return [...put, ...first.filter(({ id }) => !ids.has(id))]
}
