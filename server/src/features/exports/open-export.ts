import type { ExportInput, ProductRow } from '@bizamply/contract/analytics'
import { sizes } from '@bizamply/contract/size-limits'
import type { Ctx } from '../../context.ts'
import { listProductRows } from '../analytics/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { readAllComments } from '../comments/index.ts'
import { readBrand, windowsOf } from '../dashboard/index.ts'
import { commentColumns } from './comment-columns.ts'
import { formats } from './formats.ts'
import { productColumns } from './product-columns.ts'

export interface OpenedExport {
  name: string
  /** Its media type. */
  type: string
  pieces: AsyncGenerator<string | Uint8Array>
}

/** Everything under the filters as a file, streamed: memory doesn't grow with the number of rows. */
export async function openExport(ctx: Ctx, { what, format, ...query }: ExportInput): Promise<OpenedExport> {
  const { timezone } = await ctx.tx((tx) => readBrand(tx, ctx))
  const at = ctx.now()
  const { type, write } = formats[format]
  const named = (stem: string): string => `${stem}-${dayIn(timezone, at)}.${format}`
  const about = { exportedAt: at.toISOString(), timezone }
  if (what === 'comments') {
    const pages = readAllComments(ctx, { triageState: ['shown'], ...query })
    const days = { from: query.from ?? null, to: query.to ?? null }
    const pieces = write({ name: 'Reviews', columns: commentColumns, pages }, { ...about, ...days })
    return { name: named('comments'), type, pieces }
  }
  // An invalid window is refused before the first byte.
  const { from, to } = windowsOf(timezone, at, { from: query.from, to: query.to, compare: 'none' }).now
  const sheet = { name: 'Products', columns: productColumns, pages: readAllProducts(ctx, { from, to }) }
  return { name: named('analytics'), type, pieces: write(sheet, { ...about, from, to }) }
}

async function* readAllProducts(
  ctx: Ctx,
  days: { from: string; to: string },
): AsyncGenerator<(ProductRow & { customers: number })[]> {
  const query = { ...days, compare: 'none', sort: 'reviews', order: 'desc', limit: sizes.pageMax } as const
  for (let cursor: string | undefined; ;) {
    const { rows, nextCursor } = await listProductRows(ctx, { ...query, cursor })
    if (rows.length > 0) yield rows
    if (nextCursor === null) return
    cursor = nextCursor
  }
}
