import type { Transaction } from '@bizamply/contract/credits'

export interface TransactionRow extends Record<string, unknown> {
  id: string
  type: Transaction['type']
  status: Transaction['status']
  credits: number
  balance_after: number | null
  hold_id: string | null
  grant_id: string | null
  action: 'generate' | 'send' | null
  price_version: number | null
  platform: string
  brand_id: string | null
  brand_name: string | null
  comment_id: string | null
  content: string | null
  reply_text: string | null
  description: string | null
  grant_key: string | null
  user_name: string | null
  reason: string | null
  created_at: Date
}

/** What is joined to a page's rows, named `t`: texts are read here and not stored in the ledger. */
export const transactionColumns = `t.*, h.action, h.price_version, coalesce(h.platform, 'system') as platform, h.brand_id,
  h.comment_id, h.reason, g.description, g.key as grant_key, b.name as brand_name, c.content, c.reply_text, u.name as user_name`

export const transactionJoins = `left join app.credit_holds h on h.company_id = $1 and h.id = t.hold_id
  left join app.credit_grants g on g.company_id = $1 and g.id = t.grant_id
  left join app.brands b on b.company_id = $1 and b.id = h.brand_id
  left join app.comments c on c.company_id = $1 and c.id = h.comment_id
  left join app.users u on u.id = coalesce(h.user_id, g.user_id)`

export function presentTransaction(row: TransactionRow): Transaction {
  return {
    _id: row.id,
    BrandId: row.brand_id,
    BrandName: row.brand_name,
    type: row.type,
    platform: row.platform,
    status: row.status,
    credits: row.credits,
    creditsUsed: row.credits < 0 ? -row.credits : 0,
    creditsAdded: row.credits > 0 ? row.credits : 0,
    balanceAfter: row.balance_after,
    commentId: row.comment_id,
    messageContent: JSON.stringify({ customerMessage: row.content, generatedResponse: row.reply_text }),
    generatedResponse: row.reply_text,
    description: row.description ?? describe(row),
    createdAt: row.created_at.toISOString(),
    reason: row.reason,
    userName: row.user_name,
    priceVersion: row.price_version,
    metadata: aboutOf(row),
  }
}

function aboutOf(row: TransactionRow): Transaction['metadata'] {
  if (row.grant_id) return { grantId: row.grant_id, grantKey: row.grant_key }
  return { action: row.action, holdId: row.hold_id, priceVersion: row.price_version }
}

function describe(row: TransactionRow): string {
  const what = row.action === 'send' ? 'Sending a reply' : 'Generating a reply'
  return row.user_name ? `${what}, by ${row.user_name}` : what
}
