import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '@bizamply/contract/credits'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface TransactionFilter {
  companyId: string
  limit: number
  cursor?: string | undefined
  commentId?: string | undefined
  type?: string | undefined
  status?: string | undefined
  /** Only what is not older. */
  since?: Date | undefined
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
  const sides = [...entriesOf(filter, before), ...holdsOf(filter, before)]
  if (sides.length === 0) return { rows: [], nextCursor: null }
  const { rows } = await tx.execute<Row>(sql`
    select t.*, b.name as brand_name, c.content, c.reply_text, u.name as user_name
    from (select * from (${sql.join(sides, sql` union all `)}) s order by created_at desc, id desc limit ${filter.limit + 1}) t
    left join app.brands b on b.company_id = ${filter.companyId} and b.id = t.brand_id
    left join app.comments c on c.company_id = ${filter.companyId} and c.id = t.comment_id
    left join app.users u on u.id = t.user_id
    order by t.created_at desc, t.id desc`)
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    rows: page.map(present),
    nextCursor: rows.length > filter.limit && last ? `${new Date(last.created_at).getTime()}_${last.id}` : null,
  }
}

/** How many there are since then. Entries are numbered without a gap, each later than the one before it. */
export async function countTransactions(tx: Tx, { companyId, since }: { companyId: string; since: Date }) {
  const [row] = await prepared<{ count: number }>(
    tx,
    'credits.count',
    `select (coalesce((select seq from app.credit_accounts where company_id = $1), 0)
       - coalesce((select seq from app.credit_entries where company_id = $1 and coalesce(entered_at, created_at) < $2
           order by coalesce(entered_at, created_at) desc, id desc limit 1), 0)
       + (select count(*) from app.credit_holds where company_id = $1 and state <> 'settled' and created_at >= $2))::int as count`,
    [companyId, since],
  )
  return row?.count ?? 0
}

interface Place {
  at: string
  id: string
}

// Each side is cut by its own index before anything is joined, so that a long history costs no more than a short one.
function entriesOf(filter: TransactionFilter, before: Place | null): SQL[] {
  const { companyId, commentId, type, status, since } = filter
  if (status && status !== 'success') return []
  const time = sql`coalesce(e.entered_at, e.created_at)`
  const conditions = [
    sql`e.company_id = ${companyId}`,
    ...(before ? [sql`(${time}, e.id) < (${before.at}::timestamptz, ${before.id}::uuid)`] : []),
    ...(since ? [sql`${time} >= ${since.toISOString()}::timestamptz`] : []),
    ...(type ? [sql`e.type = ${type}`] : []),
    ...(commentId
      ? [
          sql`e.hold_id in (select id from app.credit_holds where company_id = ${companyId} and comment_id = ${commentId}::uuid)`,
        ]
      : []),
  ]
  return [
    sql`select e.id, e.type, 'success' as status, e.credits, e.balance_after, h.action,
        coalesce(h.platform, 'system') as platform, h.brand_id, h.comment_id, coalesce(h.user_id, g.user_id) as user_id,
        g.description, ${time} as created_at
      from (select * from app.credit_entries e where ${sql.join(conditions, sql` and `)}
        order by ${time} desc, e.id desc limit ${filter.limit + 1}) e
      left join app.credit_holds h on h.company_id = ${companyId} and h.id = e.hold_id
      left join app.credit_grants g on g.company_id = ${companyId} and g.id = e.grant_id`,
  ]
}

function holdsOf(filter: TransactionFilter, before: Place | null): SQL[] {
  const { companyId, commentId, type, status, since } = filter
  if ((type && type !== 'usage') || status === 'success') return []
  const conditions = [
    sql`h.company_id = ${companyId}`,
    status ? sql`h.state = ${status === 'pending' ? 'open' : 'released'}` : sql`h.state <> 'settled'`,
    ...(before ? [sql`(h.created_at, h.id) < (${before.at}::timestamptz, ${before.id}::uuid)`] : []),
    ...(since ? [sql`h.created_at >= ${since.toISOString()}::timestamptz`] : []),
    ...(commentId ? [sql`h.comment_id = ${commentId}::uuid`] : []),
  ]
  return [
    sql`(select h.id, 'usage' as type, case h.state when 'open' then 'pending' else 'failed' end as status, -h.credits as credits,
        null::int as balance_after, h.action, h.platform, h.brand_id, h.comment_id, h.user_id, null::text as description,
        h.created_at
      from app.credit_holds h where ${sql.join(conditions, sql` and `)}
      order by h.created_at desc, h.id desc limit ${filter.limit + 1})`,
  ]
}

function readCursor(cursor: string | undefined): Place | null {
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
