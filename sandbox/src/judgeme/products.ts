import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Store } from '../store/store.ts'
import type { Caller } from './access.ts'
import { presentProduct } from './present.ts'
import { pageOf } from './reviews.ts'

export function listProducts(_: Store, { shop }: Caller, exchange: Exchange): Answer {
  const { page, perPage } = pageOf(exchange.query)
  const products = shop.products.slice((page - 1) * perPage, page * perPage)
  return json(200, { current_page: page, per_page: perPage, products: products.map(presentProduct) })
}

/** `-1` means: look it up by the external id or the handle in the query. */
export function oneProduct(_: Store, { shop }: Caller, { query }: Exchange, id: string): Answer {
  const product = shop.products.find((one) =>
    id === '-1'
      ? String(one.externalId) === query.get('external_id') || one.handle === query.get('handle')
      : String(one.id) === id,
  )
  return product ? json(200, { product: presentProduct(product) }) : json(404, { error: 'Product not found' })
}
