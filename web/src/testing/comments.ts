import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'

const id = (n: number): string => `01a1fe39-f086-7359-addd-${String(n).padStart(12, '0')}`

/** One comment of the brand; `n` orders them, 1 is the oldest. */
export function aComment(n: number, more: Partial<Comment> = {}): Comment {
  const at = new Date(Date.UTC(2026, 10, 20, 10, n)).toISOString()
  return {
    _id: id(n),
    commentId: id(n),
    platform: 'judgeme',
    status: 'pending',
    pending: true,
    title: null,
    content: `Words of customer ${n}`,
    updatedContent: null,
    version: null,
    composer: null,
    answeredElsewhere: false,
    reviewer_display_name: `Customer ${n}`,
    customerName: `Customer ${n}`,
    email: null,
    language: 'en',
    rating: '4',
    product_title: 'Morrow Kettle',
    product_img: null,
    published: true,
    verified: 'buyer',
    time: at,
    receivedAt: at,
    respondedAt: null,
    responseTimeHours: null,
    createdAt: at,
    updatedAt: at,
    brandId: 'b',
    BrandId: 'b',
    BizamplyId: 'BZ-1',
    mediaId: null,
    MediaID: null,
    suggested_prod_id: null,
    discount_code: null,
    priceRule: null,
    delivery: null,
    spans: [],
    ...more,
  }
}

export const aDraft = (n: number, more: Partial<Comment> = {}): Comment =>
  aComment(n, {
    status: 'draft',
    pending: false,
    updatedContent: `Reply to customer ${n}`,
    version: 1,
    composer: 'built-in',
    ...more,
  })

export const aDelivery = (state: NonNullable<Comment['delivery']>['state'], reason: string | null = null) => ({
  id: 'd',
  channel: 'platform' as const,
  state,
  attempts: 1,
  dueAt: new Date(Date.now() + 5000).toISOString(),
  reason,
  postedAt: null,
})

type Entry = ConnectionList['connections']['judgeme']['data'][number]

/** Judge.me as the brand has it; without an entry it is not connected. */
export function aConnectionList(entry: Partial<Entry> | null = {}): ConnectionList {
  const at = new Date().toISOString()
  const whole: Entry = {
    BrandId: 'b',
    BrandName: 'Alder',
    shop_domain: 'alder.myshopify.com',
    shop: 'alder.myshopify.com',
    connected_at: at,
    connectedAt: at,
    createdAt: at,
    state: 'connected',
    lastSyncAt: at,
    lastError: null,
    backfill: { state: 'done', done: 10, total: 10, jobId: null },
  }
  const data = entry ? [{ ...whole, ...entry }] : []
  const connected = data.some(({ state }) => state !== 'signed-out')
  const judgeme = { connected, canRemove: true, type: 'reviews' as const, name: 'Judge.me', description: '', data }
  return { connections: { judgeme }, totalConnections: data.length, userEmail: 'demo@bizamply.test' }
}
