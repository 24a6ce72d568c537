import type { Store } from '../store/store.ts'
import { need } from './access.ts'
import type { ApiCaller } from './api-caller.ts'
import { pageOf, type PageAsk } from './page-of.ts'

/** A review that a review app stores in the shop. */
export interface ProductReview {
  id: string
  shop: string
  rating: number
  title: string | null
  body: string
  author: string
  productId: string | null
  submittedAt: string
  updatedAt: string
  reply: string | null
  repliedAt: string | null
}

export const REVIEWS = 'shopify-reviews'

/**
 * Shops where the app isn't an approved review app: shopify.dev, "Standard review metaobject" (reads return nothing).
 */
export const NOT_REVIEW_APP = 'shopify-not-a-review-app'

export function reviewsOf(store: Store, shop: string): ProductReview[] {
  const all = store.collections.all(REVIEWS).map(([, value]) => value as ProductReview)
  return all.filter((review) => review.shop === shop).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

export function readMetaobjects(store: Store, caller: ApiCaller, ask: PageAsk & { type: string }) {
  need(caller, 'read_metaobjects')
  const isOurs = ask.type === 'product_review' && store.collections.get(NOT_REVIEW_APP, caller.shop) !== true
  const reviews = isOurs ? reviewsOf(store, caller.shop) : []
  const page = pageOf(reviews, ask, (review) => review.id)
  return { pageInfo: page.pageInfo, nodes: page.nodes.map(present) }
}

export function readMetaobject(store: Store, caller: ApiCaller, { id }: { id: string }) {
  need(caller, 'read_metaobjects')
  const review = reviewsOf(store, caller.shop).find((one) => gidOf(one.id) === id)
  return review ? present(review) : null
}

export function metaobjectUpdate(
  store: Store,
  caller: ApiCaller,
  { id, metaobject }: { id: string; metaobject: { fields?: { key: string; value: string }[] } },
) {
  need(caller, 'write_metaobjects')
  const review = reviewsOf(store, caller.shop).find((one) => gidOf(one.id) === id)
  if (!review)
    return { metaobject: null, userErrors: [{ code: 'RECORD_NOT_FOUND', field: ['id'], message: 'Record not found' }] }
  if (store.collections.get(NOT_REVIEW_APP, caller.shop) === true)
    return { metaobject: null, userErrors: [{ code: 'NOT_AUTHORIZED', field: [], message: 'Not authorized.' }] }
  const given = (name: string) => metaobject.fields?.find(({ key }) => key === name)?.value
  const [reply, repliedAt] = [given('merchant_reply'), given('merchant_replied_at')]
  if (reply === undefined) return { metaobject: present(review), userErrors: [] }
  const at = store.clock.now().toISOString()
  // A missing field stays unchanged: Shopify doesn't set a date itself.
  const changed = {
    ...review,
    reply: reply || null,
    repliedAt: repliedAt === undefined ? review.repliedAt : repliedAt || null,
    updatedAt: at,
  }
  store.commit({ type: 'stored', collection: REVIEWS, key: review.id, value: changed })
  const kind = reply === '' ? 'reply-delete' : review.reply === null ? 'reply' : 'reply-edit'
  const entry = { at, platform: 'shopify', kind, target: review.id, text: reply, key: null, call: caller.call }
  store.commit({ type: 'recorded', entry })
  return { metaobject: present(changed), userErrors: [] }
}

const gidOf = (id: string): string => `gid://shopify/Metaobject/${id}`

function present(review: ProductReview) {
  const fields: [string, string | null, string][] = [
    ['rating', JSON.stringify({ value: review.rating.toFixed(1), scale_min: '1.0', scale_max: '5.0' }), 'rating'],
    ['title', review.title, 'single_line_text_field'],
    ['body', review.body, 'multi_line_text_field'],
    ['author_display_name', review.author, 'single_line_text_field'],
    ['submitted_at', review.submittedAt, 'date_time'],
    ['product', review.productId === null ? null : `gid://shopify/Product/${review.productId}`, 'product_reference'],
    ['merchant_reply', review.reply, 'multi_line_text_field'],
    ['merchant_replied_at', review.repliedAt, 'date_time'],
  ]
  return {
    id: gidOf(review.id),
    handle: `product-review-${review.id}`,
    type: 'product_review',
    updatedAt: review.updatedAt,
    fields: fields.map(([key, value, type]) => ({ key, value, type })),
  }
}
