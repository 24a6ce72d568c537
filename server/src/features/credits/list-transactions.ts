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
  const args: unknown[] = [filter.companyId]
  const asked = { ...filter, before: readCursor(filter.cursor), arg: (value: unknown) => `$${args.push(value)}` }
  const most = Math.trunc(filter.limit) + 1
  const sides = [...entriesOf(asked), ...holdsOf(asked)].map((side) => `(${side} limit ${most})`)
  if (sides.length === 0) return { rows: [], nextCursor: null }
  const rows = await prepared<Row>(
    tx,
    nameOf(asked),
    `select t.*, h.action, coalesce(h.platform, 'system') as platform, h.brand_id, h.comment_id, g.description,
       b.name as brand_name, c.content, c.reply_text, u.name as user_name
     from (select * from (${sides.join(' union all ')}) s order by created_at desc, id desc limit ${most}) t
     left join app.credit_holds h on h.company_id = $1 and h.id = t.hold_id
     left join app.credit_grants g on g.company_id = $1 and g.id = t.grant_id
     left join app.brands b on b.company_id = $1 and b.id = h.brand_id
     left join app.comments c on c.company_id = $1 and c.id = h.comment_id
     left join app.users u on u.id = coalesce(h.user_id, g.user_id)
     order by t.created_at desc, t.id desc`,
    args,
  )
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

interface Asked extends TransactionFilter {
  before: Place | null
  /** Takes a value in; what stands for it in SQL. */
  arg: (value: unknown) => string
}

/** Each set of filters is a statement of its own, planned on its own indexes. */
const nameOf = ({ before, since, type, status, commentId, limit }: Asked): string => {
  const shape = [before, since, type, commentId].map((one) => (one ? 1 : 0)).join('')
  return `credits.list.${shape}.${type === 'usage'}.${status ?? 'any'}.${limit}`
}

// Each side is cut by its own index before anything is joined, so that a long history costs no more than a short one.
function entriesOf({ before, since, type, status, commentId, arg }: Asked): string[] {
  if (status && status !== 'success') return []
  const time = 'coalesce(e.entered_at, e.created_at)'
  return [
    `select e.id, e.type, 'success' as status, e.credits, e.balance_after, e.hold_id, e.grant_id, ${time} as created_at
     from app.credit_entries e where e.company_id = $1
     ${before ? `and (${time}, e.id) < (${arg(before.at)}::timestamptz, ${arg(before.id)}::uuid)` : ''}
     ${since ? `and ${time} >= ${arg(since)}::timestamptz` : ''} ${type ? `and e.type = ${arg(type)}` : ''}
     ${commentId ? `and e.hold_id in (select id from app.credit_holds where company_id = $1 and comment_id = ${arg(commentId)}::uuid)` : ''}
     order by ${time} desc, e.id desc`,
  ]
}

function holdsOf({ before, since, type, status, commentId, arg }: Asked): string[] {
  if ((type && type !== 'usage') || status === 'success') return []
  const states = { pending: `h.state = 'open'`, failed: `h.state = 'released'` }
  const state = status === 'pending' || status === 'failed' ? ` and ${states[status]}` : ''
  return [
    `select h.id, 'usage' as type, case h.state when 'open' then 'pending' else 'failed' end as status,
       -h.credits as credits, null::int as balance_after, h.id as hold_id, null::uuid as grant_id, h.created_at
     from app.credit_holds h where h.company_id = $1 and h.state <> 'settled'${state}
     ${before ? `and (h.created_at, h.id) < (${arg(before.at)}::timestamptz, ${arg(before.id)}::uuid)` : ''}
     ${since ? `and h.created_at >= ${arg(since)}::timestamptz` : ''}
     ${commentId ? `and h.comment_id = ${arg(commentId)}::uuid` : ''}
     order by h.created_at desc, h.id desc`,
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
