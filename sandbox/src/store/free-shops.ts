import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShop } from './apply-event.ts'
import { insertReviews, type Review } from './reviews.ts'
import type { Product } from './shops.ts'
import type { Store } from './store.ts'

/** Loads shops at Shopify and Judge.me without our app, for testing sign-up; none without the file. */
export function loadFreeShops(store: Store, directory: string): void {
  const path = join(directory, 'free-shops.json')
  if (!existsSync(path)) return
  const shops = JSON.parse(readFileSync(path, 'utf8')) as FreeShop[]
  let productId = FIRST_PRODUCT
  for (const { name, shopDomain: domain, judgemeToken: token, timezone, currency, products, reviews } of shops) {
    const details = { domain, timezone, currency }
    store.accounts.put({ platform: 'shopify', account: domain, name, brand: null, details })
    openShop(store, { domain, token, name, brand: null })
    const shop = store.shops.get(domain)!
    shop.products.push(...products.map((product) => ({ ...product, id: productId++ })))
    const written = reviews.map((review) => reviewOf(store, domain, review))
    for (const review of written) store.reviews.set(review.id, review)
    insertReviews(shop.reviews, written)
  }
}

function reviewOf(store: Store, shop: string, { minutesAgo, author, ...review }: FreeReview): Review {
  const createdAt = new Date(store.epoch.getTime() - minutesAgo * 60_000).toISOString()
  return {
    ...review,
    shop,
    author: { ...author, phone: null },
    createdAt,
    updatedAt: createdAt,
    published: true,
    curated: 'ok',
    verified: 'buyer',
    source: 'email',
  }
}

const FIRST_PRODUCT = 390_001

interface FreeShop {
  name: string
  shopDomain: string
  judgemeToken: string
  timezone: string
  currency: string
  products: Omit<Product, 'id'>[]
  reviews: FreeReview[]
}

type FreeReview = Pick<Review, 'id' | 'productExternalId' | 'rating' | 'title' | 'text'> & {
  author: { name: string; email: string }
  minutesAgo: number
}
