import { shopKey } from '../store/shops.ts'
import type { Store } from '../store/store.ts'

export interface ShopProduct {
  id: string
  shop: string
  title: string
  handle: string
  details: string
  /** Path within the demo folder. */
  picture: string | null
  price: string | null
  currency: string | null
  updatedAt: string
}

export const PRODUCTS = 'shopify-products'

/** Products added or changed here, latest first, then the demo products. */
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
