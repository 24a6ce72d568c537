import type { Analytics, Customers, Quote, TopicFigure } from '@bizamply/contract/analytics'
import type { Point } from '@bizamply/contract/dashboard'
import { someFigures } from './overview.ts'

/** Product analytics of a brand: the week of November 15 to 21, 2026. */
export function anAnalytics(more: Partial<Analytics> = {}): Analytics {
  return {
    timezone: 'Europe/Berlin',
    today: '2026-11-21',
    at: '2026-11-21T13:05:00.000Z',
    window: { from: '2026-11-15', to: '2026-11-21', until: '2026-11-21T13:05:00.000Z' },
    earlier: { from: '2026-11-08', to: '2026-11-14', until: null },
    grain: 'day',
    now: someFigures({ positive: 278, mixed: 0, neutral: 91, negative: 94 }),
    before: someFigures({ received: 412, responseRate: 0.521, rating: 4, responseHours: 4.8 }),
    points: [15, 16, 17, 18, 19, 20, 21].map((day) => aPoint(`2026-11-${day}`, { open: day === 21 })),
    platforms: [{ platform: 'shopify', received: 463 }],
    productCount: 9,
    topPerformerCount: 3,
    productRating: 3.87,
    ratedProducts: 8,
    products: [
      aProduct('01a1fe39-f086-7359-addd-00000000aaaa', 'Morrow Kettle'),
      aProduct('01a1fe39-f086-7359-addd-00000000bbbb', 'Alder Overshirt'),
    ],
    lists: { reviews: [], responseTime: [], rating: [], top: [], attention: [] },
    topics: [aTopic(), aTopic({ topic: 'packaging', good: 40, bad: 4, mixed: 14, before: 64, quote: null })],
    topicCount: 14,
    namingComments: 210,
    recent: {
      now: { newReviews: 463, responsesGenerated: 325, responsesSent: 251 },
      before: { newReviews: 412, responsesGenerated: 276, responsesSent: 215 },
    },
    any: true,
    ...more,
  }
}

export const aPoint = (start: string, more: Partial<Point> = {}): Point => ({
  start,
  end: start,
  open: false,
  received: 66,
  pending: 20,
  draft: 10,
  sent: 36,
  rated: 44,
  rating: 3.9,
  answered: 36,
  responseHours: 4.2,
  positive: 40,
  negative: 13,
  ...more,
})

const aProduct = (id: string, name: string): Analytics['products'][number] => ({
  id,
  name,
  image: null,
  received: 71,
  pending: 20,
  draft: 10,
  sent: 41,
  rating: 3,
  rated: 46,
  ratingBefore: 3.6,
  responseHours: 5.9,
  responseHoursBefore: 6.4,
  answered: 41,
  positive: 20,
  negative: 30,
  platforms: ['shopify', 'judgeme'],
})

export const aTopic = (more: Partial<TopicFigure> = {}): TopicFigure => ({
  topic: 'delivery',
  good: 22,
  bad: 61,
  mixed: 13,
  before: 65,
  quote: aQuote(),
  ...more,
})

export const aQuote = (more: Partial<Quote> = {}): Quote => ({
  commentId: '01a1fe39-f086-7359-addd-000000000001',
  text: 'Ordered three weeks ago and it still says ‘label created’. No answer.',
  marks: [{ start: 31, end: 57 }],
  side: 'bad',
  author: 'Diego Marín',
  platform: 'judgeme',
  rating: 1,
  product: 'Morrow Kettle',
  at: '2026-11-20T13:05:00.000Z',
  ...more,
})

export const someCustomers = (more: Partial<Customers> = {}): Customers => ({
  total: 418,
  twice: 45,
  products: [],
  frequency: [],
  ...more,
})
