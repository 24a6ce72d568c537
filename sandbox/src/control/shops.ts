import { z } from 'zod'
import { json, type Answer, type Exchange } from '../door/exchange.ts'
import type { LoadedFile } from '../review-files/load-review-files.ts'
import type { World } from '../world/world.ts'
import { readInput, refuse } from './read-input.ts'

export function openShopHere(world: World, exchange: Exchange): Answer {
  const read = readInput(NewShop, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, token, name } = read.input
  world.commit({ type: 'shop-opened', domain: shop, token, name: name ?? shop.split('.')[0]! })
  return json(201, { data: { platform: 'judgeme', shop } })
}

export function setTokens(world: World, exchange: Exchange): Answer {
  const read = readInput(TokenChange, exchange)
  if ('refusal' in read) return read.refusal
  const { account, state } = read.input
  if (!world.shops.has(account))
    return refuse(`There is no account ${account}`, [{ path: 'account', message: 'unknown' }])
  world.commit({ type: 'tokens-set', shop: account, state })
  return json(200, { data: { platform: 'judgeme', account, state } })
}

export function tellWorld(world: World, reviewFiles: LoadedFile[]): Answer {
  const shops = [...world.shops.values()].map((shop) => ({
    platform: shop.platform,
    shop: shop.domain,
    name: shop.name,
    reviews: shop.reviews.length,
    products: shop.products.length,
  }))
  return json(200, { shops, record: world.record.size(), mail: world.mail.length, reviewFiles })
}

const NewShop = z.object({
  platform: z.literal('judgeme'),
  shop: z.string().min(1).max(200),
  token: z.string().min(1).max(200),
  name: z.string().min(1).max(200).optional(),
})

const TokenChange = z.object({
  platform: z.literal('judgeme'),
  account: z.string().min(1),
  state: z.enum(['active', 'expired', 'revoked', 'reduced']),
})
