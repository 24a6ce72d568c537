import { createHash } from 'node:crypto'
import type { ImportKind } from '@bizamply/contract/imports'
import type { Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { SURE, type Plan } from './choose-mapping.ts'
import type { ImportRow } from './find-import.ts'
import type { MappingGuess } from '../../import-files/index.ts'

/** The same for the same columns, in any order. */
export const signatureOf = (columns: string[]): string =>
  createHash('sha256').update(JSON.stringify(columns.toSorted())).digest('hex').slice(0, 32)

/** What was chosen for this file before it was stopped, else the company's last mapping for such columns. */
export async function recallPlan(
  tx: Tx,
  ctx: Ctx,
  file: { id: string; columns: string[]; kind: ImportKind },
): Promise<Plan | null> {
  const [row] = await prepared<{ mapping: Plan }>(
    tx,
    'imports.recall',
    `select mapping from (
       (select 1 as place, mapping - '{columns,byRows,remembered}'::text[] as mapping from app.imports
        where company_id = $1 and kind = $2 and file_id = $4 order by created_at desc, id desc limit 1)
       union all
       select 2, mapping from app.import_mappings where company_id = $1 and kind = $2 and signature = $3) found
     order by place limit 1`,
    [ctx.companyId, file.kind, signatureOf(file.columns), file.id],
  )
  return row?.mapping ?? null
}

/** Whether a plan ignores a column that the guess is certain of. */
export const leavesOut = (plan: Plan, guess: MappingGuess): boolean =>
  Object.entries(guess.fields).some(([, found]) => found.confidence >= SURE && !isUsed(plan, found.column))

/** Columns that a remembered plan would silently ignore. */
export function lostByMemory(plan: Plan, guess: MappingGuess): string[] {
  const stars = guess.fields.rating
  if (plan.kind !== 'comments' || !stars || stars.confidence < 0.9) return []
  if (plan.mapping.fields.rating || isUsed(plan, stars.column)) return []
  return [
    `The column “${stars.column}” looks like star ratings, but your earlier choices for this type of file don’t use it.`,
  ]
}

const isUsed = (plan: Plan, column: string): boolean => Object.values(plan.mapping.fields).includes(column)

/** A default date is for one file; the user chooses again for the next. */
export async function rememberPlan(
  tx: Tx,
  ctx: Ctx,
  { defaultDate: _, ...plan }: Plan,
  signature: string,
): Promise<void> {
  await prepared(
    tx,
    'imports.remember',
    `insert into app.import_mappings (company_id, id, kind, signature, mapping, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, kind, signature) do update set mapping = excluded.mapping, updated_at = excluded.updated_at`,
    [ctx.companyId, newId(), plan.kind, signature, JSON.stringify(plan), ctx.now()],
  )
}

/** Forgets what an import made the company remember: the latest mapping of the others counts again. */
export async function forgetPlan(tx: Tx, ctx: Ctx, found: ImportRow): Promise<void> {
  const { remembered } = found.plan
  if (!remembered) return
  const others = await prepared(
    tx,
    'imports.remember-other',
    `update app.import_mappings m set mapping = o.plan, updated_at = o.created_at
     from (select mapping - '{columns,byRows,remembered,defaultDate}'::text[] as plan, created_at from app.imports
       where company_id = $1 and kind = $2 and mapping->>'remembered' = $3 and id <> $4
       order by created_at desc, id desc limit 1) o
     where m.company_id = $1 and m.kind = $2 and m.signature = $3 returning m.id`,
    [ctx.companyId, found.kind, remembered, found.id],
  )
  if (others.length > 0) return
  await prepared(
    tx,
    'imports.forget-mapping',
    'delete from app.import_mappings where company_id = $1 and kind = $2 and signature = $3',
    [ctx.companyId, found.kind, remembered],
  )
}
