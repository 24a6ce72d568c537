import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Windows } from '../dashboard/index.ts'
import type { ReportTask } from './find-task.ts'
import { ofWindow, valuesOf } from './read-filtered.ts'

/** Ratings of these products in the earlier window; too few allow no comparison. */
export async function readRatedBefore(
  ctx: Ctx,
  { filter }: ReportTask,
  { timezone, earlier }: Windows,
  productIds: string[],
): Promise<Map<string, number>> {
  if (!earlier || productIds.length === 0) return new Map()
  const rows = await ctx.tx((tx) =>
    prepared<{ id: string; rated: number }>(
      tx,
      'reports.rated-before',
      `select c.product_id as id, count(c.rating)::int as rated from app.comments c
       where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${ofWindow}
         and c.product_id = any($7::uuid[]) group by 1`,
      [...valuesOf({ tx, ctx, timezone, filter }, earlier), productIds],
    ),
  )
  return new Map(rows.map(({ id, rated }) => [id, rated]))
}
