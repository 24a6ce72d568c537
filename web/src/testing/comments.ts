import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import { serviceKeys, services } from '@bizamply/contract/service-facts'
import { undoWindow } from '@bizamply/contract/undo-window'

const id = (n: number): string => `01a1fe39-f086-7359-addd-${String(n).padStart(12, '0')}`

/** One comment of the brand; `n` sets the order, 1 is the oldest. */
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
    whatsappDelivery: null,
    sentBy: null,
    canEditSent: false,
    canWithdraw: false,
    postLink: null,
    selectedProductId: null,
    productSelectedAt: null,
    spans: [],
    toRead: null,
    ...untouched,
    ...more,
  }
}

/** As the triage reader stored it, before anyone worked on it. */
const untouched = {
  triageState: 'open',
  snoozedUntil: null,
  triageReason: null,
  assignee: null,
  tags: [],
  notes: 0,
  read: true,
  hasPhone: false,
  sentiment: 'positive',
  topicsGood: [],
  topicsBad: [],
  risks: [],
  question: false,
  spam: false,
  evidence: [],
  corrected: false,
} satisfies Partial<Comment>

export const aDraft = (n: number, more: Partial<Comment> = {}): Comment =>
  aComment(n, {
    status: 'draft',
    pending: false,
    updatedContent: `Reply to customer ${n}`,
    version: 1,
    composer: 'built-in',
    toRead: toReadOf(more),
    ...more,
  })

/** As the server says it of a draft with these marks. */
const toReadOf = ({ spans = [], risks = [] }: Partial<Comment>): Comment['toRead'] =>
  spans.some(({ kind }) => kind !== 'caution') ? 'confirm' : spans.length + risks.length > 0 ? 'read' : null

export const aDelivery = (state: NonNullable<Comment['delivery']>['state'], reason: string | null = null) => ({
  id: 'd',
  channel: 'platform' as const,
  state,
  attempts: 1,
  // The longest, so that a slow machine doesn't see its end.
  dueAt: new Date(Date.now() + undoWindow.most * 1000).toISOString(),
  reason,
  postedAt: null,
  editedAt: null,
})

/** Judge.me's connection; not connected without an entry. The other services are not connected. */
export function aConnectionList(entry: Partial<ConnectionEntry> | null = {}): ConnectionList {
  const data = entry ? [{ ...aConnection(), ...entry }] : []
  const connected = data.some(({ state }) => state !== 'signed-out')
  const none = serviceKeys.map((key) => [key, { ...services[key], connected: false, available: true, data: [] }])
  const connections = {
    ...(Object.fromEntries(none) as ConnectionList['connections']),
    judgeme: { ...services.judgeme, connected, available: true, data },
  }
  return { connections, totalConnections: data.length, userEmail: 'demo@bizamply.test' }
}

export function aConnection(): ConnectionEntry {
  const at = new Date().toISOString()
  return {
    BrandId: 'b',
    BrandName: 'Alder',
    account: 'alder.myshopify.com',
    name: 'Alder',
    shop_domain: 'alder.myshopify.com',
    shop: 'alder.myshopify.com',
    PageName: null,
    Username: null,
    app_key: null,
    whatsappBusinessAccounts: [],
    connected_at: at,
    connectedAt: at,
    createdAt: at,
    state: 'connected',
    scopes: [],
    lastSyncAt: at,
    nextSyncAt: null,
    lastError: null,
    missing: [],
    updates: 'webhooks',
    lastCommentAt: null,
    commentsIn: 10,
    repliesOut: 4,
    backfill: { state: 'done', done: 10, total: 10, jobId: null },
  }
}
