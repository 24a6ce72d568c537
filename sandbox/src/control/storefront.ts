import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Store } from '../store/store.ts'

/** The newest reviews of one product, or of the shop itself, with what was answered, as a shopper sees them. */
export function answerStorefront(store: Store, { query }: Exchange): Answer {
  const shop = store.shops.get(query.get('shop') ?? '')
  if (!shop) return json(404, { message: 'There is no such shop', code: 'NOT_FOUND' })
  const product = query.get('product') ? Number(query.get('product')) : null
  const reviews = shop.reviews.filter((review) => review.productExternalId === product && review.published)
  const shown = reviews.slice(-SHOWN).reverse()
  return json(200, {
    data: shown.map((review) => ({
      id: review.id,
      author: review.author.name,
      rating: review.rating,
      title: review.title,
      text: review.text,
      at: review.createdAt,
      replies: store.record.repliesTo(String(review.id)).map(({ text, at }) => ({ text, at })),
    })),
  })
}

const SHOWN = 40
