import { createHash } from 'node:crypto'
import { productOf, type Shop } from '../store/shops.ts'
import { ANSWERS, type MerchantAnswer } from '../store/merchant-answers.ts'
import type { Review } from '../store/reviews.ts'
import type { Store } from '../store/store.ts'

/** Represents the shop itself where a product is expected. */
const SITE = 'yotpo_site_reviews'

/** A review in the account's own API (UGC): flat, without replies. */
export function presentUgc(review: Review) {
  return {
    id: review.id,
    title: review.title,
    content: review.text,
    score: review.rating,
    votes_up: 0,
    votes_down: 0,
    created_at: review.createdAt,
    updated_at: review.updatedAt,
    sentiment: 0,
    sku: skuOf(review),
    name: review.author.name,
    email: review.author.email,
    reviewer_type: review.author.email ? 'verified_buyer' : 'anonymous_user',
    deleted: false,
    archived: !review.published,
    escalated: false,
    user_reference: null,
    images: [],
  }
}

/** A review as partner apps receive it; `nested` adds its product, author and comments. */
export function presentForApp(store: Store, shop: Shop, review: Review, nested: boolean) {
  const flat = {
    id: review.id,
    score: review.rating,
    title: review.title,
    content: review.text,
    created_at: review.createdAt,
    updated_at: review.updatedAt,
    verified_buyer: review.author.email !== null,
    sentiment: 0,
    votes_up: 0,
    votes_down: 0,
  }
  if (!nested) return flat
  const product = productOf(shop, review.productExternalId)
  const isSite = review.productExternalId === null
  return {
    ...flat,
    user: { id: userId(review), display_name: review.author.name, email: review.author.email },
    product: {
      id: product?.id ?? 5,
      name: isSite ? shop.name : (product?.title ?? `Product ${review.productExternalId}`),
      external_product_id: skuOf(review),
    },
    comments: commentsOf(store, review),
  }
}

export function commentsOf(store: Store, review: Review) {
  const merchants = store.collections.get(ANSWERS, String(review.id)) as MerchantAnswer | null
  const ours = store.record.repliesTo(String(review.id)).filter(({ platform }) => platform === 'yotpo')
  return [...ours, ...(merchants ? [merchants] : [])]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ text, at }, n) => ({ id: review.id * 100 + n + 1, content: text, public: true, created_at: at }))
}

/** A review in a webhook; older stores send every value as text, and times in another format. */
export function presentForHook(app: string, review: Review, asText: boolean) {
  const data = {
    id: review.id,
    title: review.title ?? '',
    content: review.text,
    user_id: userId(review),
    score: review.rating,
    deleted: false,
    app_key: app,
    created_at: review.createdAt,
    updated_at: review.updatedAt,
    new: true,
    user_type: 'User',
    customer_email: review.author.email,
    verified_buyer: review.author.email !== null,
    archived: !review.published,
    shop_owner: false,
    votes_up: 0,
    votes_down: 0,
    sentiment: 0,
    reviewer_display_name: review.author.name,
    escalated: false,
    external_product_id: skuOf(review),
  }
  if (!asText) return data
  const times = { created_at: oldTime(review.createdAt), updated_at: oldTime(review.updatedAt) }
  return Object.fromEntries(Object.entries({ ...data, ...times }).map(([name, value]) => [name, String(value ?? '')]))
}

const skuOf = ({ productExternalId: id }: Review): string => (id === null ? SITE : String(id))

const oldTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`

/** The same author has the same id in every review. */
function userId({ shop, author }: Review): number {
  const who = `${shop}\n${author.email ?? author.name}`
  return (createHash('sha1').update(who).digest().readUInt32BE() % 900_000_000) + 1
}
