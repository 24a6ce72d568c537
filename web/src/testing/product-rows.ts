import type { ProductRow } from '@bizamply/contract/analytics'
import { anAnalytics, someCustomers } from './analytics.ts'

export const productId = (n: number): string => `01a1fe39-f086-7359-adde-${String(n).padStart(12, '0')}`

/** A product's figures for the week of November 15 to 21, 2026. */
export const aRow = (n: number, more: Partial<ProductRow> = {}): ProductRow => ({
  id: productId(n),
  name: `Product ${n}`,
  image: null,
  received: 90 - n,
  pending: 20,
  draft: 10,
  sent: 60 - n,
  rating: 4.64,
  rated: 58,
  ratingBefore: 4.5,
  responseHours: 3.4,
  responseHoursBefore: 4.2,
  answered: 41,
  positive: 20,
  negative: 30,
  platforms: ['shopify', 'judgeme'],
  ...more,
})

/** Two products on every list. */
export function productsInAnalytics() {
  const products = [
    aRow(1, { name: 'Alder Linen Overshirt' }),
    aRow(2, { name: 'Morrow Pour-over Kettle', rating: 3, rated: 46, ratingBefore: 3.6, responseHours: 5.9 }),
  ]
  const both = products.map(({ id }) => id)
  const [shirt = '', kettle = ''] = both
  return anAnalytics({
    products,
    lists: { reviews: both, responseTime: both, rating: both, top: [shirt], attention: [kettle] },
    platforms: [
      { platform: 'shopify', received: 310 },
      { platform: 'judgeme', received: 153 },
    ],
  })
}

export const productsOfCustomers = () =>
  someCustomers({
    products: [1, 2, 3, 4, 5, 6].map((n) => ({
      id: productId(n),
      name: n === 2 ? 'Morrow Pour-over Kettle' : `Product ${n}`,
      customers: 80 - n,
      comments: 90 - n,
    })),
    frequency: [{ id: productId(2), name: 'Morrow Pour-over Kettle', customers: 60, comments: 75 }],
  })
