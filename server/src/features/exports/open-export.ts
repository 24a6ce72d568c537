import type { ExportInput } from '@bizamply/contract/analytics'
import type { Ctx } from '../../context.ts'
import { dayIn, readAllComments } from '../comments/index.ts'
import { readBrand } from '../dashboard/index.ts'
import { commentColumns } from './comment-columns.ts'
import { formats } from './formats.ts'

export interface OpenedExport {
  name: string
  /** Its media type. */
  type: string
  pieces: AsyncGenerator<string | Uint8Array>
}

/** Everything under the filters as a file, read while it is written: any number of rows takes the same memory. */
export async function openExport(ctx: Ctx, { what, format, ...asked }: ExportInput): Promise<OpenedExport> {
  const { timezone } = await ctx.tx((tx) => readBrand(tx, ctx))
  const today = dayIn(timezone, ctx.now())
  const { type, write } = formats[format]
  const about = { exportedAt: ctx.now().toISOString(), timezone, from: asked.from ?? null, to: asked.to ?? null }
  const pages = readAllComments(ctx, { shelf: 'shown', ...asked })
  const pieces = write({ name: 'Comments', columns: commentColumns, pages }, about)
  return { name: `comments-${today}.${format}`, type, pieces }
}
