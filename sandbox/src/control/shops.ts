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
