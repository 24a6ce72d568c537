import type { CommentFilter } from '@bizamply/contract/comment-query'
import type { Ctx } from '../../../context.ts'
import { plannedPerCall } from '../../../db/prepared.ts'
import { assemble, inTriageStates } from './comment-filter.ts'
import type { CommentRow } from './comment-rows.ts'
import { allConditions, ofStatus, pageStatement } from './list-filtered.ts'
import { behind, orderBy, type Before } from './list-order.ts'

const PAGE = 500

/**
 * Streams all matching comments, newest first. Pages load on demand and nothing stays open between them. A comment that
 * moves meanwhile may appear at its old or new position.
 */
export async function* readAllComments(ctx: Ctx, filter: CommentFilter): AsyncGenerator<CommentRow[]> {
  const conditions = await ctx.tx(async (tx) => [...(await allConditions(tx, ctx, filter)), ...ofStatus(filter.status)])
  const triageState = inTriageStates(filter)
  for (let before: Before | null = null; ;) {
    const { where, values } = assemble([...conditions, ...behind('newest', before)], [ctx.companyId, ctx.brandId])
    const statement = pageStatement([triageState], where, orderBy('newest'), PAGE)
    const rows: CommentRow[] = await ctx.tx((tx) => plannedPerCall<CommentRow>(tx, statement, values))
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    before = { at: last.occurred_at, id: last.id, rating: null }
  }
}
