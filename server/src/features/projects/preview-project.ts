import { baselineDays } from '@bizamply/contract/projects'
import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import { countLinked } from '../comments/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'

/** How many comments a new project about these topics and products would link. */
export async function previewProject(
  ctx: Ctx,
  { topics, products, from }: { topics: string[]; products: string[]; from?: string | undefined },
): Promise<{ comments: number; pending: number; from: string }> {
  return ctx.tx(async (tx) => {
    const { timezone } = await readBrand(tx, ctx)
    const since = from ?? addDays(dayIn(timezone, ctx.now()), -baselineDays)
    const { total, waiting } = await countLinked(tx, ctx, { topics, products, from: since })
    return { comments: total, pending: waiting, from: since }
  })
}
