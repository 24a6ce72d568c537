import { sql } from 'drizzle-orm'
import type { Transaction } from '@bizamply/contract/credits'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'

export interface TransactionFilter {
  companyId: string
  limit: number
  cursor?: string | undefined
  commentId?: string | undefined
  type?: string | undefined
  status?: string | undefined
}

interface Row extends Record<string, unknown> {
  id: string
  type: Transaction['type']
  status: Transaction['status']
  credits: number
  balance_after: number | null
  action: 'generate' | 'send' | null
  platform: string
  brand_id: string | null
  brand_name: string | null
  comment_id: string | null
  content: string | null
  reply_text: string | null
  description: string | null
  user_name: string | null
  created_at: string
}

/** Entries, and the holds that are open or were released (decisions.md, "Money and credits"), newest first. */
export async function listTransactions(
  tx: Tx,
  filter: TransactionFilter,
): Promise<{ rows: Transaction[]; nextCursor: string | null }> {
  const before = readCursor(filter.cursor)
  const { rows } = await tx.execute<Row>(sql`
    select t.*, b.name as brand_name, c.content, c.reply_text, u.name as user_name from (
      select e.id, e.type, 'success' as status, e.credits, e.balance_after, h.action, coalesce(h.platform, 'system') as platform,
        h.brand_id, h.comment_id, coalesce(h.user_id, g.user_id) as user_id, g.description,
        coalesce(e.entered_at, e.created_at) as created_at
      from app.credit_entries e
      left join app.credit_holds h on h.company_id = ${filter.companyId} and h.id = e.hold_id
      left join app.credit_grants g on g.company_id = ${filter.companyId} and g.id = e.grant_id
      where e.company_id = ${filter.companyId}
      union all
      select h.id, 'usage', case h.state when 'open' then 'pending' else 'failed' end, -h.credits, null, h.action, h.platform,
        h.brand_id, h.comment_id, h.user_id, null, h.created_at
      from app.credit_holds h where h.company_id = ${filter.companyId} and h.state <> 'settled'
    ) t
    left join app.brands b on b.company_id = ${filter.companyId} and b.id = t.brand_id
    left join app.comments c on c.company_id = ${filter.companyId} and c.id = t.comment_id
    left join app.users u on u.id = t.user_id
    where (${before?.at ?? null}::timestamptz is null
        or (t.created_at, t.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
      and (${filter.commentId ?? null}::uuid is null or t.comment_id = ${filter.commentId ?? null}::uuid)
      and (${filter.type ?? null}::text is null or t.type = ${filter.type ?? null})
      and (${filter.status ?? null}::text is null or t.status = ${filter.status ?? null})
    order by t.created_at desc, t.id desc limit ${filter.limit + 1}`)
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    rows: page.map(present),
    nextCursor: rows.length > filter.limit && last ? `${new Date(last.created_at).getTime()}_${last.id}` : null,
  }
}

function readCursor(cursor: string | undefined): { at: string; id: string } | null {
  if (!cursor) return null
  const match = /^(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match?.[1] || !match[2]) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'cursor', message: 'Not a cursor of this list' }] })
  }
  return { at: new Date(Number(match[1])).toISOString(), id: match[2] }
}

function present(row: Row): Transaction {
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
    createdAt: new Date(row.created_at).toISOString(),
  }
}

function describe(row: Row): string {
  const what = row.action === 'send' ? 'Sending a reply' : 'Generating a reply'
  return row.user_name ? `${what}, by ${row.user_name}` : what
}
