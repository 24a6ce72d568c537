import type { TopicFigure } from '@bizamply/contract/analytics'
import type { Ctx } from '../../context.ts'
import { pipeline } from '../../db/pipeline.ts'
import { readBrand, windowsOf, type WindowQuery } from '../dashboard/index.ts'
import { mustBeOurs, planOnce } from './in-brand.ts'
import { readTopics } from './read-topics.ts'

/** Every topic in a window's comments, for all products or one. */
export async function listTopics(
  ctx: Ctx,
  query: WindowQuery & { product?: string | undefined },
): Promise<TopicFigure[]> {
  const at = ctx.now()
  const { product } = query
  return ctx.tx(async (tx) => {
    const [{ timezone }] = await pipeline([
      readBrand(tx, ctx),
      planOnce(tx),
      product && mustBeOurs({ tx, ctx }, product),
    ])
    const windows = windowsOf(timezone, at, query)
    return (await readTopics({ tx, ctx, timezone }, { ...windows, product })).topics
  })
}
