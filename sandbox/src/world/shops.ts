import type { Review } from './reviews.ts'

export interface Product {
  /** Judge.me's own id, not the shop's. */
  id: number
  externalId: number
  handle: string
  title: string
  details: string
  price: string | null
  currency: string | null
  /** Path below the demo folder. */
  picture: string | null
}

export interface Shop {
  platform: 'judgeme'
  domain: string
  name: string
  brand: string | null
  products: Product[]
  /** Oldest first. */
  reviews: Review[]
}

export function createShop(domain: string, name: string, brand: string | null): Shop {
  return { platform: 'judgeme', domain, name, brand, products: [], reviews: [] }
}

export function productOf(shop: Shop, externalId: number | null): Product | null {
  if (externalId === null) return null
  return shop.products.find((product) => product.externalId === externalId) ?? null
}
