import type { Transaction } from '@bizamply/contract/credits'
import type { ActivityItem, Attention, Figures, Overview, WaitingReview } from '@bizamply/contract/dashboard'

/** Dashboard data of a brand: the week of November 15 to 21, 2026. */
export function anOverview(more: Partial<Overview> = {}): Overview {
  return {
    timezone: 'Europe/Berlin',
    today: '2026-11-21',
    at: '2026-11-21T13:05:00.000Z',
    window: { from: '2026-11-15', to: '2026-11-21', until: '2026-11-21T13:05:00.000Z' },
    earlier: { from: '2026-11-08', to: '2026-11-14', until: null },
    grain: 'day',
    now: someFigures(),
    before: someFigures({ received: 412 }),
    points: [],
    earlierPoints: [],
    platforms: [
      { platform: 'shopify', received: 157, responseRate: 0.6, rating: 4.1 },
      { platform: 'judgeme', received: 153, responseRate: 0.48, rating: 3.7 },
    ],
    products: [],
    productCount: 0,
    draftableReviews: 138,
    sendableDrafts: 74,
    attention: anAttention(),
    activity: [],
    transactions: [],
    transactionCount: 0,
    messages: [],
    any: true,
    ...more,
  }
}

export const anAttention = (more: Partial<Attention> = {}): Attention => ({
  notSent: 0,
  unconfirmed: 0,
  sensitive: { pending: 0, draft: 0 },
  draftsToRead: 0,
  disconnected: [],
  waiting: 0,
  backlog: { count: 0, until: '2026-10-22' },
  oldest: [],
  products: [],
  productCount: 0,
  ...more,
})

export const aWaitingReview = (n: number, more: Partial<WaitingReview> = {}): WaitingReview => ({
  id: `01a1fe39-f086-7359-addf-${String(n).padStart(12, '0')}`,
  author: `Customer ${n}`,
  platform: 'judgeme',
  rating: '2',
  product: 'Morrow Kettle',
  image: null,
  at: '2026-11-15T13:04:30.000Z',
  excerpt: `The lid of kettle ${n} doesn’t close.`,
  ...more,
})

export const someFigures = (more: Partial<Figures> = {}): Figures => ({
  received: 463,
  pending: 138,
  draft: 74,
  sent: 251,
  openPending: 138,
  openDraft: 74,
  handledRate: 0.702,
  responseRate: 0.542,
  rating: 3.9,
  rated: 310,
  stars: [31, 25, 37, 74, 143],
  responseHours: 4.2,
  answered: 251,
  waits: [63, 88, 62, 38],
  positive: 217,
  mixed: 40,
  neutral: 144,
  negative: 62,
  ...more,
})

export const anActivity = (n: number, more: Partial<ActivityItem> = {}): ActivityItem => ({
  id: `activity-${n}`,
  commentId: `01a1fe39-f086-7359-addd-${String(n).padStart(12, '0')}`,
  author: `Customer ${n}`,
  platform: 'judgeme',
  status: 'pending',
  rating: '4',
  text: `Words of customer ${n}`,
  product: 'Morrow Kettle',
  image: null,
  at: '2026-11-21T13:04:30.000Z',
  ...more,
})

export const aTransaction = (n: number, more: Partial<Transaction> = {}): Transaction => ({
  _id: `01a1fe39-f086-7359-adde-${String(n).padStart(12, '0')}`,
  BrandId: 'b',
  BrandName: 'Alder',
  type: 'usage',
  platform: 'judgeme',
  status: 'success',
  credits: -2,
  creditsUsed: 2,
  creditsAdded: 0,
  balanceAfter: 98,
  commentId: `01a1fe39-f086-7359-addd-${String(n).padStart(12, '0')}`,
  messageContent: JSON.stringify({ customerMessage: `Words of customer ${n}`, generatedResponse: null }),
  generatedResponse: null,
  description: 'Generating a reply, by Nora Vance',
  createdAt: '2026-11-21T13:02:00.000Z',
  reason: null,
  userName: 'Nora Vance',
  priceVersion: 1,
  metadata: { action: 'generate' },
  ...more,
})
