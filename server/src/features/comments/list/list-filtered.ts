import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import type { CommentStatus } from '@bizamply/contract/comments'
import { sizes } from '@bizamply/contract/size-limits'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import { plannedPerCall, prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { assemble, conditionsOf, inTriageStates, is, triageStatesOf, type Condition } from './comment-filter.ts'
import { commentColumns, commentTables, type CommentRow } from './comment-rows.ts'
import { linkedTo } from './linked-to.ts'
import { behind, orderBy, starsInOrder, withStars, type Before } from './list-order.ts'
import { searchPattern } from '../../../db/search-text.ts'

/** A page under any filters (one extra row if there are more) with its tab counts. */
export async function listFiltered(
  tx: Tx,
  ctx: Ctx,
  filter: CommentFilter & { limit: number },
  before: Before | null,
): Promise<{ rows: CommentRow[]; counts: Record<CommentStatus, number> }> {
  const conditions = await allConditions(tx, ctx, filter)
  const rows = await readPage(tx, ctx, filter, { conditions, before })
  return { rows, counts: await countTabs(tx, ctx, filter, conditions) }
}

/** The same page without counts. */
export async function listRows(tx: Tx, ctx: Ctx, filter: CommentFilter & { limit: number }): Promise<CommentRow[]> {
  const conditions = await allConditions(tx, ctx, filter)
  const rows = await readPage(tx, ctx, filter, { conditions, before: null })
  return rows.slice(0, filter.limit)
}

export interface PickedComment {
  id: string
  status: CommentStatus
  version: number | null
}

/** Up to a given number of matching comments in the list's order. */
export async function pickComments(tx: Tx, ctx: Ctx, filter: CommentFilter, most: number): Promise<PickedComment[]> {
  const conditions = [...(await allConditions(tx, ctx, filter)), ...ofStatus(filter.status)]
  const { where, values } = assemble(conditions, [ctx.companyId, ctx.brandId, most])
  const stars = { lowest: 'c.rating asc nulls last,', highest: 'c.rating desc nulls last,', newest: '', oldest: '' }
  const order = filter.sort ?? 'newest'
  return plannedPerCall<PickedComment>(
    tx,
    `select c.id, c.status, c.reply_version as version from app.comments c
     where c.company_id = $1 and c.brand_id = $2 and ${inTriageStates(filter)} ${where} order by ${stars[order]} ${orderBy(order)} limit $3`,
    values,
  )
}

/** Above this many hits, scanning comments for the words is faster than looking each hit up. */
const FEW_HITS = 2000

export async function allConditions(tx: Tx, ctx: Ctx, filter: CommentFilter): Promise<Condition[]> {
  const ofProject = filter.project ? await linkedTo(tx, ctx, filter.project) : []
  const conditions = [...conditionsOf(ctx, filter), ...ofProject]
  if (!filter.search) return conditions
  const { like, likes, grams } = searchPattern(filter.search)
  const word = is('c.search_text like all (?::text[])', likes)
  if (filter.importId) return [...conditions, word]
  const [found] = await prepared<{ ids: string[] | null }>(
    tx,
    'comments.match',
    'select app.match_comments($1, $2, $3, $4, $5) as ids',
    [ctx.companyId, ctx.brandId, like, grams, FEW_HITS + 1],
  )
  const ids = found?.ids ?? []
  return [...conditions, ids.length > FEW_HITS ? word : is('c.id = any(?::uuid[])', ids)]
}

export const ofStatus = (status: CommentStatus | undefined): Condition[] => (status ? [is('c.status = ?', status)] : [])

/**
 * Statement for a page; `$1` company, `$2` brand. Reads each triage state by its own index and joins only the visible
 * rows.
 */
export function pageStatement(triageStates: string[], where: string, order: string, most: number): string {
  const ends = `order by ${order} limit ${Math.trunc(most)}`
  const [first = 'select * from app.comments c where false', ...more] = triageStates.map(
    (triageState) =>
      `select * from app.comments c where c.company_id = $1 and c.brand_id = $2 and ${triageState} ${where} ${ends}`,
  )
  const page =
    more.length > 0
      ? `select * from (${[first, ...more].map((one) => `(${one})`).join(' union all ')}) c ${ends}`
      : first
  return `select ${commentColumns} from (${page}) c ${commentTables.replace('app.comments c', '')} order by ${order}`
}

async function readPage(
  tx: Tx,
  ctx: Ctx,
  filter: CommentFilter & { limit: number },
  from: { conditions: Condition[]; before: Before | null },
): Promise<CommentRow[]> {
  const order = filter.sort ?? 'newest'
  const shared = [...from.conditions, ...ofStatus(filter.status)]
  const most = filter.limit + 1
  const read = async (more: Condition[]): Promise<CommentRow[]> => {
    const { where, values } = assemble([...shared, ...more], [ctx.companyId, ctx.brandId])
    return byShape<CommentRow>(tx, pageStatement(triageStatesOf(filter), where, orderBy(order), most), values)
  }
  if (order === 'newest' || order === 'oldest') return read(behind(order, from.before))
  const rows: CommentRow[] = []
  for (const [n, stars] of starsInOrder(order, from.before).entries()) {
    if (filter.rating?.length && !filter.rating.includes(String(stars ?? 'none'))) continue
    const place = n === 0 ? behind(order, from.before) : []
    rows.push(...(await read([withStars(stars), ...place])))
    if (rows.length >= most) break
  }
  return rows.slice(0, most)
}

/** Counts for the three tabs; `$1` company, `$2` brand. */
const tabsStatement = (triageStates: string[], where: string): string =>
  `select ${(['pending', 'draft', 'sent'] as const)
    .map((status) => {
      const [first = '(select 1 where false)', ...more] = triageStates.map(
        (triageState) => `(select 1 from app.comments c where c.company_id = $1 and c.brand_id = $2
          and c.status = '${status}' and ${triageState} ${where} limit ${sizes.countStop})`,
      )
      const each = [first, ...more].join(' union all ')
      return `(select least(count(*), ${sizes.countStop})::int from (${each}) t) as ${status}`
    })
    .join(', ')}`

async function countTabs(
  tx: Tx,
  ctx: Ctx,
  filter: CommentFilter,
  conditions: Condition[],
): Promise<Record<CommentStatus, number>> {
  const { where, values } = assemble(conditions, [ctx.companyId, ctx.brandId])
  const [counts] = await byShape<Record<CommentStatus, number>>(
    tx,
    tabsStatement(triageStatesOf(filter), where),
    values,
  )
  return counts ?? { pending: 0, draft: 0, sent: 0 }
}

const names = new Map<string, string>()
/** A connection keeps named statements for its lifetime, so rare combinations beyond this many stay unnamed. */
const NAMES = 300

/** Names each statement text, so that common filters are planned once. */
async function byShape<Row extends QueryResultRow>(tx: Tx, text: string, values: unknown[]): Promise<Row[]> {
  let name = names.get(text)
  if (!name && names.size < NAMES) {
    name = `comments.by.${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
    names.set(text, name)
  }
  return name ? prepared<Row>(tx, name, text, values) : plannedPerCall<Row>(tx, text, values)
}
