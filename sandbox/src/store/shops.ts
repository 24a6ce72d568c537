import type { Review } from './reviews.ts'

export interface Product {
  /** The review site's own id, not the shop's. */
  id: number
  externalId: number
  handle: string
  title: string
  details: string
  price: string | null
  currency: string | null
  /** Path within the demo folder. */
  picture: string | null
}

/** A shop as a review site knows it. */
export interface Shop {
  platform: string
  /** Its domain at Judge.me, its app key at Yotpo. */
  domain: string
  name: string
  brand: string | null
  products: Product[]
  /** Oldest first. */
  reviews: Review[]
}

export function createShop(platform: string, domain: string, name: string, brand: string | null): Shop {
  return { platform, domain, name, brand, products: [], reviews: [] }
}

/** The key of a shop in `store.shops`, which its reviews refer to. */
export function shopKey(platform: string, domain: string): string {
  return platform === 'judgeme' ? domain : `${platform}:${domain}`
}

export function productOf(shop: Shop, externalId: number | null): Product | null {
  if (externalId === null) return null
  return shop.products.find((product) => product.externalId === externalId) ?? null
}
