import type { z } from 'zod'
import type { reject } from '@bizamply/contract/imports'
import { sizes } from '@bizamply/contract/size-limits'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { csvLines, csvMark } from '../../files/csv-lines.ts'
import { findImport } from './find-import.ts'
import { refused } from './refused.ts'

type Reject = z.infer<typeof reject>

/** Rejected lines of an import, in the order of the file. */
export async function listRejects(
  ctx: Ctx,
  page: { importId: string; cursor?: string | undefined; limit: number },
): Promise<{ rows: Reject[]; nextCursor: string | null }> {
  const after = readLine(page.cursor)
  const rows = await readSome(ctx, page.importId, after, page.limit + 1)
  const last = rows.length > page.limit ? rows[page.limit - 1] : undefined
  return { rows: rows.slice(0, page.limit), nextCursor: last ? String(last.line) : null }
}

function readLine(cursor: string | undefined): number {
  if (cursor === undefined) return -1
  if (!/^\d{1,9}$/.test(cursor)) throw refused('cursor', 'Invalid cursor for this list')
  return Number(cursor)
}

const PIECE = 1000

/** The same as a streamed CSV file: line, reason, and the cells under the file's own columns. */
export async function writeRejects(
  ctx: Ctx,
  importId: string,
): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
  const { fileName, plan, rejected } = await ctx.tx((tx) => findImport(tx, ctx, importId))
  const stem = fileName.replace(/(\.(csv|tsv|txt|json|jsonl|ndjson|xlsx|gz))+$/i, '')
  return { name: `${stem}-rejected.csv`, pieces: inPieces(ctx, importId, { columns: plan.columns, rejected }) }
}

async function* inPieces(
  ctx: Ctx,
  importId: string,
  { columns, rejected }: { columns: string[]; rejected: number },
): AsyncGenerator<string> {
  yield csvMark + csvLines([['Line', 'Reason', ...columns]])
  for (let after = -1; ;) {
    const rows = await readSome(ctx, importId, after, PIECE)
    yield csvLines(rows.map(({ line, reason, cells }) => [line, reason, ...cells]))
    const last = rows.at(-1)
    if (!last || rows.length < PIECE) break
    after = last.line
  }
  const more = rejected - sizes.keptRejects
  if (more > 0) yield csvLines([['', `${more.toLocaleString('en')} more aren’t stored`]])
}

async function readSome(ctx: Ctx, importId: string, after: number, most: number): Promise<Reject[]> {
  return ctx.tx(async (tx) => {
    await findImport(tx, ctx, importId)
    return prepared<Reject>(
      tx,
      'imports.rejects',
      `select line, reason, cells from app.import_rejects
       where company_id = $1 and import_id = $2 and line > $3 order by line limit $4`,
      [ctx.companyId, importId, after, most],
    )
  })
}
