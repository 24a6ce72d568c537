import { sizes } from '@bizamply/contract/size-limits'
import { sanitizeText } from '../../db/sanitize-text.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface RejectedRow {
  line: number
  reason: string
  cells: string[]
}

const CELL = 2000

/** One time for a whole transaction: undo uses it to detect later changes. */
export function atOneMoment(ctx: Ctx): Ctx {
  const moment = ctx.now()
  return { ...ctx, now: () => moment }
}

/** Stores the first rejected lines, with the first reason for each. Call it before their count changes. */
export async function writeRejected(tx: Tx, ctx: Ctx, importId: string, rejects: RejectedRow[]): Promise<void> {
  if (rejects.length === 0) return
  await prepared(
    tx,
    'imports.reject',
    `insert into app.import_rejects (company_id, import_id, line, reason, cells)
     select $1, $2, t.line, t.reason, t.cells from unnest($3::int[], $4::text[], $5::jsonb[]) as t(line, reason, cells)
     limit greatest(0, $6::int - (select i.rejected from app.imports i where i.company_id = $1 and i.id = $2))
     on conflict do nothing`,
    [
      ctx.companyId,
      importId,
      rejects.map((one) => one.line),
      rejects.map((one) => sanitizeText(one.reason)),
      rejects.map((one) => JSON.stringify(one.cells.map((cell) => sanitizeText(cell.slice(0, CELL))))),
      sizes.keptRejects,
    ],
  )
}

/**
 * Stores changed rows as they were before the first change; `at` is when this import last wrote them, and `wrote` what it
 * wrote, if the row itself doesn't say when it changed.
 */
export async function writeBefore(
  tx: Tx,
  ctx: Ctx,
  importId: string,
  before: { id: string; row: Record<string, unknown>; wrote?: Record<string, unknown> }[],
): Promise<void> {
  if (before.length === 0) return
  const at = ctx.now().toISOString()
  await prepared(
    tx,
    'imports.before',
    `insert into app.import_changes as c (company_id, import_id, subject_id, before)
     select $1, $2, t.id, t.before from unnest($3::uuid[], $4::jsonb[]) as t(id, before)
     on conflict (company_id, import_id, subject_id) do update
     set before = c.before || (excluded.before - 'row')`,
    [
      ctx.companyId,
      importId,
      before.map((one) => one.id),
      before.map(({ row, wrote }) => JSON.stringify({ row, at, wrote })),
    ],
  )
}
