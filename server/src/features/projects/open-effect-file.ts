import type { Ctx } from '../../context.ts'
import { csvLines, csvMark } from '../../files/csv-lines.ts'
import { AppError } from '../../errors.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readBrand } from '../dashboard/index.ts'
import { effectRows } from './effect-rows.ts'
import { findProject } from './project-rows.ts'
import { effectOf } from './read-project.ts'

/** The effect's weeks as CSV; 409 for a project without topics and products. */
export async function openEffectFile(ctx: Ctx, projectId: string) {
  const effect = await ctx.tx(async (tx) => {
    const row = await findProject(tx, ctx, projectId)
    const { timezone } = await readBrand(tx, ctx)
    return effectOf(tx, ctx, row, dayIn(timezone, ctx.now()))
  })
  if (!effect)
    throw new AppError('CONFLICT', { message: 'Link a topic or a product first. There’s nothing to measure yet.' })
  const text = csvMark + csvLines(effectRows(effect))
  async function* pieces(): AsyncGenerator<string> {
    yield text
  }
  return { name: `project-effect-${effect.today}.csv`, type: 'text/csv; charset=utf-8', pieces: pieces() }
}
