import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { LoadedFile } from '../review-files/load-review-files.ts'
import type { Store } from '../store/store.ts'
import { readInput } from './read-input.ts'

/** A shop of a review site, with its own private token or secret. */
export function openShopHere(store: Store, exchange: Exchange): Answer {
  const read = readInput(NewShop, exchange)
  if ('refusal' in read) return read.refusal
  const { platform, shop, token, name } = read.input
  store.commit({ type: 'shop-opened', platform, domain: shop, token, name: name ?? shop.split('.')[0]! })
  return json(201, { data: { platform, shop } })
}

export function answerShops(store: Store, reviewFiles: LoadedFile[]): Answer {
  const shops = [...store.shops.values()].map((shop) => ({
    platform: shop.platform,
    shop: shop.domain,
    name: shop.name,
    reviews: shop.reviews.length,
    products: shop.products.length,
  }))
  return json(200, { shops, record: store.record.size(), mail: store.mail.length, reviewFiles })
}

const NewShop = z.object({
  platform: z.enum(['judgeme', 'yotpo']),
  shop: z.string().min(1).max(200),
  token: z.string().min(1).max(200),
  name: z.string().min(1).max(200).optional(),
})

/** The newest reviews of a product or the shop with their replies. */
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
