import type { CommentStatus } from '@bizamply/contract/comments'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import type { Ctx } from '../../../context.ts'
import { searchPattern } from '../../../db/search-text.ts'
import { allOf, conditionsOf, inTriageStates, is, numbered, triageStatesOf, type Condition } from './comment-filter.ts'
import { ofStatus } from './list-filtered.ts'

/** A filter whose count is part of one scan; a project isn’t, because its links are a read of their own. */
export type CountedFilter = Omit<CommentFilter, 'status' | 'project' | 'sort'>

/** How many comments of a tab match each of several filters, in one scan. */
export async function countUnder(
  ctx: Ctx,
  status: CommentStatus | undefined,
  filters: CountedFilter[],
): Promise<number[]> {
  if (filters.length === 0) return []
  const counted = filters.map((filter) => allOf(conditionsUnder(ctx, filter)))
  const triageStates = [...new Set(filters.flatMap(triageStatesOf))]
  const { texts, values } = numbered([...counted, ...ofStatus(status)], [ctx.companyId, ctx.brandId])
  const counts = texts.slice(0, filters.length).map((text) => `count(*) filter (where ${text})::int`)
  const within = [`(${triageStates.join(' or ')})`, ...texts.slice(filters.length)]
  const text = `select json_build_array(${counts.join(', ')}) as counts from app.comments c
    where c.company_id = $1 and c.brand_id = $2 and ${within.join(' and ')}`
  const { rows } = await ctx.tx((tx) => tx.$client.query<{ counts: number[] }>(text, values))
  const [row] = rows
  if (!row) throw new Error('no row of counts')
  return row.counts
}

function conditionsUnder(ctx: Ctx, filter: CountedFilter): Condition[] {
  const search = filter.search ? [is('c.search_text like all (?::text[])', searchPattern(filter.search).likes)] : []
  return [is(inTriageStates(filter)), ...conditionsOf(ctx, filter), ...search]
}
