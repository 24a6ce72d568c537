import type { CommentStatus } from '@bizamply/contract/comments'
import { sizes } from '@bizamply/contract/size-limits'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import { prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { commentColumns, commentTables, type CommentRow } from './comment-rows.ts'
import { listFiltered } from './list-filtered.ts'
import { readCursor, writeCursor, type Before } from './list-order.ts'
import { searchPattern } from '../../../db/search-text.ts'

export interface CommentsQuery extends CommentFilter {
  cursor?: string | undefined
  limit: number
}

export interface CommentPage {
  rows: CommentRow[]
  nextCursor: string | null
  counts: Record<CommentStatus, number>
}

/** One page of the brand's comments in the requested order, with tab counts under every filter except status. */
export async function listComments(ctx: Ctx, query: CommentsQuery): Promise<CommentPage> {
  const order = query.sort ?? 'newest'
  const before = readCursor(query.cursor, order)
  return ctx.tx(async (tx) => {
    const { rows, counts } = await read(tx, ctx, query, before)
    const page = rows.slice(0, query.limit)
    const last = page.at(-1)
    return { rows: page, counts, nextCursor: rows.length > query.limit && last ? writeCursor(order, last) : null }
  })
}

/** The most frequent filters read pages by index and counts from rollups. */
const quick = new Set(['status', 'platform', 'search', 'cursor', 'limit'])

const isQuick = (query: CommentsQuery): boolean =>
  (query.platform?.length ?? 0) <= 1 &&
  Object.entries(query).every(
    ([name, value]) =>
      quick.has(name) ||
      value === undefined ||
      (name === 'triageState' && String(value) === 'open') ||
      (name === 'sort' && value === 'newest') ||
      (Array.isArray(value) && value.length === 0) ||
      value === '',
  )

async function read(tx: Tx, ctx: Ctx, query: CommentsQuery, before: Before | null) {
  if (!isQuick(query)) return listFiltered(tx, ctx, query, before)
  const rows = query.search ? await listBySearch(tx, ctx, query, before) : await listByIndex(tx, ctx, query, before)
  return { rows, counts: await countTabs(tx, ctx, query, rows) }
}

type Counted = CommentRow & { counts: { pending: number; draft: number; sent: number } }

/**
 * Statement for one tab. Each set of filters has its own, planned for its index. The limit is inlined: a generic plan
 * for any limit looks expensive, so PostgreSQL would replan every time.
 */
export function inboxStatement(filter: { status: boolean; platform: boolean; before: boolean }, limit: number): string {
  let n = 2
  const conditions = [
    filter.status ? `and c.status = $${++n}` : '',
    filter.platform ? `and c.platform = $${++n}` : '',
    filter.before ? `and (c.occurred_at, c.id) < ($${++n}, $${++n})` : '',
  ]
  const platform = filter.platform ? `and b.platform = $${filter.status ? 4 : 3}` : ''
  return `select ${commentColumns}, (select json_build_object('pending', coalesce(sum(b.pending), 0),
      'draft', coalesce(sum(b.draft), 0), 'sent', coalesce(sum(b.sent), 0))
      from app.brand_counts b where b.company_id = $1 and b.brand_id = $2 ${platform}) as counts
    from ${commentTables}
    where c.company_id = $1 and c.brand_id = $2 and c.triage_state = 'open' ${conditions.join(' ')}
    order by c.occurred_at desc, c.id desc limit ${Math.trunc(limit)}`
}

async function listByIndex(tx: Tx, ctx: Ctx, filter: CommentsQuery, before: Before | null): Promise<Counted[]> {
  const platform = filter.platform?.[0]
  const shape = { status: Boolean(filter.status), platform: Boolean(platform), before: before !== null }
  const values: unknown[] = [ctx.companyId, ctx.brandId]
  if (filter.status) values.push(filter.status)
  if (platform) values.push(platform)
  if (before) values.push(before.at, before.id)
  const most = filter.limit + 1
  const name = `comments.list.${shape.status}.${shape.platform}.${shape.before}.${most}`
  return prepared<Counted>(tx, name, inboxStatement(shape, most), values)
}

async function listBySearch(tx: Tx, ctx: Ctx, filter: CommentsQuery, before: Before | null): Promise<CommentRow[]> {
  const { like, grams } = searchPattern(filter.search ?? '')
  const [hit] = await prepared<{ ids: string[] | null }>(
    tx,
    'comments.find',
    'select app.find_comments($1, $2, $3, $4, $5, $6, $7, $8, $9) as ids',
    [
      ctx.companyId,
      ctx.brandId,
      like,
      grams,
      filter.status ?? null,
      filter.platform?.[0] ?? null,
      before?.at ?? null,
      before?.id ?? null,
      filter.limit + 1,
    ],
  )
  return prepared<CommentRow>(
    tx,
    'comments.of-ids',
    `select ${commentColumns} from ${commentTables} where c.company_id = $1 and c.id = any($2)
     order by c.occurred_at desc, c.id desc`,
    [ctx.companyId, hit?.ids ?? []],
  )
}

async function countTabs(
  tx: Tx,
  ctx: Ctx,
  filter: CommentFilter,
  rows: (CommentRow & { counts?: Counted['counts'] })[],
): Promise<Record<CommentStatus, number>> {
  if (filter.search) {
    const { like, grams } = searchPattern(filter.search)
    const [row] = await prepared<{ n: [number, number, number] | null }>(
      tx,
      'comments.count',
      'select app.count_comments($1, $2, $3, $4, $5, $6) as n',
      [ctx.companyId, ctx.brandId, like, grams, filter.platform?.[0] ?? null, sizes.countStop],
    )
    const [pending, draft, sent] = row?.n ?? [0, 0, 0]
    return { pending, draft, sent }
  }
  return rows[0]?.counts ?? readTabCounts(tx, ctx, filter.platform?.[0] ?? null)
}

async function readTabCounts(tx: Tx, ctx: Ctx, platform: string | null): Promise<Record<CommentStatus, number>> {
  const [row] = await prepared<{ pending: number; draft: number; sent: number }>(
    tx,
    'comments.tabs',
    `select coalesce(sum(pending), 0)::int as pending, coalesce(sum(draft), 0)::int as draft,
       coalesce(sum(sent), 0)::int as sent from app.brand_counts
     where company_id = $1 and brand_id = $2 and ($3::text is null or platform = $3)`,
    [ctx.companyId, ctx.brandId, platform],
  )
  return row ?? { pending: 0, draft: 0, sent: 0 }
}
