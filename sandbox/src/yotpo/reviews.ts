import { fieldsOf, json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Review } from '../store/reviews.ts'
import { shopKey } from '../store/shops.ts'
import type { Store } from '../store/store.ts'
import { failed, type ApiCaller } from './access.ts'
import { commentsOf, presentForApp, presentUgc } from './present.ts'

/** The account's own list: published and unpublished, without a total. */
export function listUgc(_: Store, { shop }: ApiCaller, { query }: Exchange): Answer {
  const { page, count } = pageOf(query)
  const found = changedSince(shop.reviews, query).toReversed()
  return json(200, { reviews: found.slice((page - 1) * count, page * count).map(presentUgc) })
}

/** The list for apps; site reviews and unpublished ones only on request. */
export function listForApp(store: Store, { shop }: ApiCaller, { query }: Exchange): Answer {
  const { page, count } = pageOf(query)
  const asks = (name: string) => query.get(name) === 'true'
  const shown = changedSince(shop.reviews, query).filter(
    (review) =>
      (review.published || asks('include_unpublished_reviews')) &&
      (review.productExternalId !== null || asks('include_site_reviews')) &&
      (!query.has('score') || review.rating === Number(query.get('score'))) &&
      (!query.has('customer_email') || review.author.email === query.get('customer_email')),
  )
  const sorted = query.get('direction') === 'asc' ? shown : shown.toReversed()
  const reviews = sorted.slice((page - 1) * count, page * count)
  return json(200, {
    status: { code: 200, message: 'OK' },
    response: {
      pagination: { page, per_page: count, total: shown.length },
      reviews: reviews.map((review) => presentForApp(store, shop, review, asks('include_nested'))),
    },
  })
}

/**
 * Every accepted comment is added below the review. Undocumented: whether a second POST replaces the first, and how an
 * empty comment is refused.
 */
export function writeComment(store: Store, { app, mayWrite }: ApiCaller, exchange: Exchange, id: string): Answer {
  if (!mayWrite) return failed(401, 'The app may not write comments', 'UnauthorizedException')
  const review = store.reviews.get(Number(id))
  if (review?.shop !== shopKey('yotpo', app)) return failed(404, 'Review not found', 'NotFoundException')
  const { content, public: isPublic } = fieldsOf(exchange) ?? {}
  if (typeof content !== 'string' || content.trim() === '')
    return failed(400, "Content can't be blank", 'BadRequestException')
  const kind = isPublic === false ? 'private-message' : 'reply'
  const at = store.clock.now().toISOString()
  const entry = { at, platform: 'yotpo', kind, target: id, text: content, key: null, call: exchange.call?.id ?? null }
  store.commit({ type: 'recorded', entry })
  return json(200, {
    status: { code: 200, message: 'OK' },
    response: { comment: commentsOf(store, review).at(-1) ?? { id: 0, content, public: false } },
  })
}

// Both dates are whole days.
function changedSince(reviews: Review[], query: URLSearchParams): Review[] {
  const [updated, created] = [query.get('since_updated_at'), query.get('since_date')]
  return reviews.filter(
    (review) => (!updated || review.updatedAt >= updated) && (!created || review.createdAt >= created),
  )
}

// At most 100: Yotpo's reference of GET /v1/apps/{app_key}/reviews; larger values are cut, which is our guess.
function pageOf(query: URLSearchParams): { page: number; count: number } {
  return { page: whole(query.get('page'), 1, 1_000_000), count: whole(query.get('count'), 10, 100) }
}

function whole(text: string | null, fallback: number, most: number): number {
  const value = Number(text ?? fallback)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : fallback
}
