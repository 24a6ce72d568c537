import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertReviews, type Review } from './reviews.ts'
import { loadDemoAccounts } from './demo-accounts.ts'
import type { RecordEntry } from './record.ts'
import { openShop } from './apply-event.ts'
import type { Store } from './store.ts'

/** Loads the demo companies' shops, products, reviews and sent replies; a missing file counts as empty. */
export function loadDemo(
  store: Store,
  directory: string,
  /** Our app's secret at a platform, which signs its webhooks. */
  secretOf: (platform: string) => string = () => '',
): void {
  const brands = readList<DemoCompany>(directory, 'companies.json').flatMap((company) => company.brands)
  const domains = new Map<string, string>()
  for (const brand of brands) {
    if (!brand.judgeme) continue
    const { shopDomain: domain, token } = brand.judgeme
    openShop(store, { domain, token, name: brand.name, brand: brand.key })
    domains.set(brand.key, domain)
    openAtShopify(store, brand)
  }
  loadDemoAccounts(store, directory, secretOf)
  loadProducts(store, readList<DemoProduct>(directory, 'products.json'), domains)
  loadReviews(store, readList<DemoReview>(directory, 'reviews.json'), domains)
}

/** Opens the shop at Shopify too. Its token came from a custom app long ago, so that it never expires. */
function openAtShopify(store: Store, { key, name, domain, timezone, shopify }: DemoBrand): void {
  if (!shopify) return
  const { shopDomain: account, token } = shopify
  const details = { domain: domain ?? account, timezone: timezone ?? 'UTC', currency: 'EUR' }
  store.accounts.put({ platform: 'shopify', account, name, brand: key, details })
  store.tokens.add({ token, platform: 'shopify', account, scopes: ['all'] })
}

function loadProducts(store: Store, products: DemoProduct[], domains: Map<string, string>): void {
  for (const [place, product] of products.entries()) {
    const shop = store.shops.get(domains.get(product.brand) ?? '')
    shop?.products.push({
      id: FIRST_PRODUCT + place,
      externalId: product.externalId,
      handle: product.handle,
      title: product.title,
      details: product.details ?? '',
      price: product.price ?? null,
      currency: product.currency ?? null,
      picture: product.picture ?? null,
    })
  }
}

function loadReviews(store: Store, demo: DemoReview[], domains: Map<string, string>): void {
  const sent: RecordEntry[] = []
  const byShop = new Map<string, Review[]>()
  for (const item of demo) {
    const shop = domains.get(item.brand)
    if (!shop) continue
    const written = store.epoch.getTime() - item.minutesAgo * 60_000
    const review = reviewOf(item, shop, new Date(written).toISOString())
    const ofShop = byShop.get(shop)
    if (ofShop) ofShop.push(review)
    else byShop.set(shop, [review])
    store.reviews.set(review.id, review)
    if (item.status !== 'sent' || !item.reply) continue
    const at = new Date(written + (item.replyMinutesAfter ?? 0) * 60_000).toISOString()
    sent.push({
      at,
      platform: 'judgeme',
      kind: 'reply',
      target: String(item.id),
      text: item.reply,
      key: null,
      call: null,
    })
  }
  for (const [shop, reviews] of byShop) insertReviews(store.shops.get(shop)!.reviews, reviews)
  for (const entry of sent.toSorted((a, b) => a.at.localeCompare(b.at))) store.record.add(entry)
}

function reviewOf(item: DemoReview, shop: string, createdAt: string): Review {
  return {
    id: item.id,
    shop,
    productExternalId: item.productExternalId,
    rating: item.rating,
    title: item.title,
    text: item.text,
    author: { name: item.author.name, email: item.author.email ?? null, phone: item.author.phone ?? null },
    createdAt,
    updatedAt: createdAt,
    published: true,
    curated: 'ok',
    verified: item.verified ?? 'nothing',
    source: 'email',
  }
}

function readList<Item>(directory: string, file: string): Item[] {
  const path = join(directory, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Item[]) : []
}

const FIRST_PRODUCT = 300_001

interface DemoCompany {
  brands: DemoBrand[]
}

interface DemoBrand {
  key: string
  name: string
  domain?: string
  timezone?: string
  judgeme?: { shopDomain: string; token: string }
  shopify?: { shopDomain: string; token: string }
}

interface DemoProduct {
  brand: string
  externalId: number
  handle: string
  title: string
  details?: string
  price?: string
  currency?: string
  picture?: string
}

interface DemoReview {
  id: number
  brand: string
  productExternalId: number | null
  rating: number
  title: string | null
  text: string
  author: { name: string; email?: string | null; phone?: string | null }
  minutesAgo: number
  verified?: string
  status: string
  reply?: string | null
  replyMinutesAfter?: number
}
