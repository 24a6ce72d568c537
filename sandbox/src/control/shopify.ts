import { z } from 'zod'
import { json, redirect, type Answer, type Exchange } from '../server/exchange.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { APPROVED } from '../shopify/access.ts'
import { changeCharge } from '../shopify/billing/change-charge.ts'
import { chargesOf } from '../shopify/billing/charge.ts'
import { shopGid, shopResource } from '../shopify/shop-facts.ts'
import { NOT_REVIEW_APP, reviewsOf, REVIEWS, type ProductReview } from '../shopify/metaobjects.ts'
import type { ShopWebhooks } from '../shopify/shop-webhooks.ts'
import { signQuery } from '../shopify/sign-query.ts'
import { sendShopWebhook } from '../shopify/send-shop-webhook.ts'
import { EDIT_MODES, sendInMode, WEBHOOK_MODES } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'

export interface ShopifyControl {
  app: OAuthApp
  productUrl: string | null
  webhooks: ShopWebhooks
}

/** The app store's Install button: opens our product with the shop's signature. */
export function openFromAppStore(store: Store, { app, productUrl }: ShopifyControl, { query }: Exchange): Answer {
  const shop = query.get('shop') ?? ''
  if (!store.accounts.find('shopify', shop))
    return refuse(`There is no shop ${shop}`, [{ path: 'shop', message: 'unknown' }])
  if (productUrl === null) return refuse('The product has no URL here', [])
  const timestamp = String(Math.floor(store.clock.now().getTime() / 1000))
  const signed = new URLSearchParams({ shop, timestamp })
  signed.set('hmac', signQuery(signed, app.clientSecret ?? ''))
  return redirect(`${productUrl}/integration/shopify/install?${signed.toString()}`)
}

/** Uninstalls the app: its tokens are revoked, its subscriptions end immediately, and the webhook is sent. */
export function uninstall(store: Store, { app, productUrl, webhooks }: ShopifyControl, exchange: Exchange): Answer {
  const read = readInput(z.object({ shop: z.string().min(1) }), exchange)
  if ('refusal' in read) return read.refusal
  const { shop } = read.input
  store.commit({ type: 'access-set', platform: 'shopify', account: shop, state: 'revoked' })
  for (const charge of chargesOf(store, shop, 'AppSubscription'))
    if (['ACTIVE', 'FROZEN'].includes(charge.status)) changeCharge({ store, webhooks }, charge, { status: 'CANCELLED' })
  const product = { url: productUrl, clientSecret: app.clientSecret }
  sendShopWebhook(store, product, { shop, topic: 'app/uninstalled', body: shopResource(store, shop) })
  return json(200, { data: { shop } })
}

/** What Shopify approved the app for in this shop: protected customer data and, by default, reviews. */
export function setApproval(store: Store, exchange: Exchange): Answer {
  const read = readInput(Approval, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, approved, reviews } = read.input
  if (!store.accounts.find('shopify', shop))
    return refuse(`There is no shop ${shop}`, [{ path: 'shop', message: 'unknown' }])
  store.commit({ type: 'stored', collection: APPROVED, key: shop, value: approved || null })
  store.commit({ type: 'stored', collection: NOT_REVIEW_APP, key: shop, value: reviews ? null : true })
  return json(200, { data: { shop, approved } })
}

/** A customer or the shop requests their data or its erasure. */
export function askPrivacy(store: Store, { app, productUrl }: ShopifyControl, exchange: Exchange): Answer {
  const read = readInput(Privacy, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, topic, email, phone, id } = read.input
  const customer = { customer: { id: 5, email: email ?? null, phone: phone ?? null } }
  // Bodies: https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance. A repeated request keeps its number.
  const more = {
    'customers/data_request': {
      ...customer,
      orders_requested: [],
      data_request: { id: id ? 7 : Number(store.nextId()) },
    },
    'customers/redact': { ...customer, orders_to_redact: [] },
    'shop/redact': {},
  }[topic]
  const body = { shop_id: Number(shopGid(store, shop).split('/').at(-1)), shop_domain: shop, ...more }
  sendShopWebhook(
    store,
    { url: productUrl, clientSecret: app.clientSecret },
    { shop, topic, body, ...(id ? { id } : {}) },
  )
  return json(200, { data: { shop, topic } })
}

/** A shopper's review in a review app of the shop. */
export function writeShopReview(store: Store, { app, productUrl }: ShopifyControl, exchange: Exchange): Answer {
  const read = readInput(NewReview, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, webhook, ...given } = read.input
  const at = store.clock.now().toISOString()
  const id = store.nextId()
  const review: ProductReview = {
    ...given,
    title: given.title ?? null,
    productId: given.productId ?? null,
    id,
    shop,
    submittedAt: at,
    updatedAt: at,
    reply: null,
    repliedAt: null,
  }
  store.commit({ type: 'stored', collection: REVIEWS, key: id, value: review })
  const body = { id: `gid://shopify/Metaobject/${id}`, type: 'product_review', handle: `product-review-${id}` }
  const product = { url: productUrl, clientSecret: app.clientSecret }
  void sendInMode(webhook, () =>
    sendShopWebhook(store, product, { shop, topic: 'metaobjects/create', body, id: `mo-${id}` }),
  )
  return json(201, { id, total: reviewsOf(store, shop).length })
}

/** Edits the review; `overtaken` sends its creation webhook again after the webhook of the edit. */
export function editShopReview(
  store: Store,
  { app, productUrl }: ShopifyControl,
  exchange: Exchange,
  id: string,
): Answer {
  const review = store.collections.get(REVIEWS, id) as ProductReview | null
  if (!review) return json(404, { message: 'We couldn’t find this review', code: 'NOT_FOUND' })
  const read = readInput(ReviewEdit, exchange)
  if ('refusal' in read) return read.refusal
  const { webhook, ...change } = read.input
  const value = { ...review, ...change, updatedAt: store.clock.now().toISOString() }
  store.commit({ type: 'stored', collection: REVIEWS, key: id, value })
  const body = { id: `gid://shopify/Metaobject/${id}`, type: 'product_review' }
  const product = { url: productUrl, clientSecret: app.clientSecret }
  const send = (topic: string) => sendShopWebhook(store, product, { shop: review.shop, topic, body })
  if (webhook === 'overtaken') for (const topic of ['metaobjects/update', 'metaobjects/create']) send(topic)
  else void sendInMode(webhook, () => send('metaobjects/update'))
  return json(200, { id })
}

const Privacy = z.object({
  shop: z.string().min(1),
  topic: z.enum(['customers/data_request', 'customers/redact', 'shop/redact']),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  id: z.string().optional(),
})

const Approval = z.object({
  shop: z.string().min(1),
  approved: z.boolean().default(true),
  reviews: z.boolean().default(true),
})

const NewReview = z.object({
  shop: z.string().min(1),
  rating: z.coerce.number().int().min(1).max(5),
  title: z.string().max(500).nullish(),
  body: z.string().min(1).max(20_000),
  author: z.string().min(1).max(200),
  productId: z.string().nullish(),
  webhook: z.enum(WEBHOOK_MODES).default('once'),
})

const ReviewEdit = z.object({
  rating: z.coerce.number().int().min(1).max(5).optional(),
  body: z.string().min(1).max(20_000).optional(),
  webhook: z.enum(EDIT_MODES).default('once'),
})
