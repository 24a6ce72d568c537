import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { PRODUCTS, productsOf, type ShopProduct } from '../shopify/catalogue.ts'
import { sendShopWebhook } from '../shopify/send-shop-webhook.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'
import type { ShopifyControl } from './shopify.ts'

/** The merchant adds a product to the shop, or changes it if the id exists. */
export function putProduct(store: Store, { app, productUrl }: ShopifyControl, exchange: Exchange): Answer {
  const read = readInput(NewProduct, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, webhook, id: requested, ...given } = read.input
  if (!store.accounts.find('shopify', shop))
    return refuse(`There is no shop ${shop}`, [{ path: 'shop', message: 'unknown' }])
  const known = productsOf(store, shop).find(({ id }) => id === requested)
  const id = requested ?? store.nextId()
  const handle = given.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  const bare = { handle, details: '', picture: null, price: null, currency: null }
  const updatedAt = store.clock.now().toISOString()
  const product: ShopProduct = { ...bare, ...known, ...given, id, shop, updatedAt }
  store.commit({ type: 'stored', collection: PRODUCTS, key: id, value: product })
  const body = { id: Number(id), admin_graphql_api_id: `gid://shopify/Product/${id}`, title: product.title }
  const target = { url: productUrl, clientSecret: app.clientSecret }
  const topic = known ? 'products/update' : 'products/create'
  if (webhook === 'once') sendShopWebhook(store, target, { shop, topic, body })
  return json(201, { id })
}

const text = (most: number) => z.string().trim().max(most)

const NewProduct = z.object({
  shop: z.string().min(1),
  id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,20}$/))
    .optional(),
  title: text(255).min(1),
  handle: text(255).min(1).optional(),
  details: text(20_000).optional(),
  price: text(20).optional(),
  currency: z.string().length(3).optional(),
  webhook: z.enum(['once', 'lost']).default('once'),
})
