import { fieldsOf, json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Review } from '../store/reviews.ts'
import type { Shop } from '../store/shops.ts'
import type { Store } from '../store/store.ts'
import type { Caller } from './access.ts'
import { presentReview, reviewerId } from './present.ts'
import { sendEvents } from './webhooks.ts'

export function listReviews(_: Store, { shop }: Caller, exchange: Exchange): Answer {
  const { page, perPage } = pageOf(exchange.query)
  const found = matching(shop, exchange.query)
  // Kept oldest first, served newest first: page 1 is the end of the list.
  const end = Math.max(0, found.length - (page - 1) * perPage)
  const reviews = found.slice(Math.max(0, end - perPage), end).reverse()
  return json(200, {
    current_page: page,
    per_page: perPage,
    reviews: reviews.map((review) => presentReview(shop, review)),
  })
}

export function countReviews(_: Store, { shop }: Caller, exchange: Exchange): Answer {
  return json(200, { count: matching(shop, exchange.query).length })
}

export function oneReview(store: Store, { shop }: Caller, _: Exchange, id: string): Answer {
  const review = store.reviews.get(Number(id))
  if (review?.shop !== shop.domain) return json(404, { error: 'Review not found' })
  return json(200, { review: presentReview(shop, review) })
}

export function moderateReview(store: Store, { shop }: Caller, exchange: Exchange, id: string): Answer {
  const review = store.reviews.get(Number(id))
  if (review?.shop !== shop.domain) return json(404, { error: 'Review not found' })
  const curated = fieldsOf(exchange)?.['curated']
  if (curated !== 'ok' && curated !== 'spam') return json(422, { error: 'Curated must be ok or spam' })
  const change = { curated, published: curated === 'ok', updatedAt: store.clock.now().toISOString() }
  store.commit({ type: 'review-edited', id: review.id, change })
  sendEvents(store, review, ['review/updated', curated === 'ok' ? 'review/published' : 'review/unpublished'])
  return json(200, { review: presentReview(shop, review) })
}

export function pageOf(query: URLSearchParams): { page: number; perPage: number } {
  return { page: whole(query.get('page'), 1, 1_000_000), perPage: whole(query.get('per_page'), 10, 100) }
}

function whole(text: string | null, fallback: number, most: number): number {
  const value = Number(text ?? fallback)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback
}

function matching(shop: Shop, query: URLSearchParams): Review[] {
  const rating = query.get('rating')
  const published = query.get('published')
  const reviewer = query.get('reviewer_id')
  // Only Judge.me's own product id filters; the shop platform's id is silently ignored.
  const product = shop.products.find((one) => String(one.id) === query.get('product_id'))
  if (!rating && !published && !reviewer && !product) return shop.reviews
  return shop.reviews.filter(
    (review) =>
      (!rating || review.rating === Number(rating)) &&
      (!published || review.published === (published === 'true')) &&
      (!reviewer || reviewerId(review) === Number(reviewer)) &&
      (!product || review.productExternalId === product.externalId),
  )
}
