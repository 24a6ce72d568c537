import type { Plan } from './choose-mapping.ts'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** What an import stores of its plan: the columns name the cells of its rejected lines. */
export interface KeptPlan extends Plan {
  columns: string[]
  /** Progress is counted in rows instead of bytes. */
  byRows: boolean
  /** Signature under which the company remembers it; null if it doesn't. */
  remembered: string | null
}

export interface ImportRow {
  id: string
  brandId: string
  jobId: string
  fileId: string | null
  fileName: string
  kind: string
  plan: KeptPlan
  created: number
  updated: number
  unchanged: number
  rejected: number
  userId: string | null
  createdAt: Date
  state: string
  undoJobId: string | null
}

/** An import of the brand with its row locked until the transaction ends, or NOT_FOUND. */
export async function lockImport(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'brandId'>,
  importId: string,
): Promise<ImportRow> {
  // A separate statement: the one that waited for the lock still sees the other tables as before the wait.
  await prepared(tx, 'imports.lock', 'select id from app.imports where company_id = $1 and id = $2 for update', [
    ctx.companyId,
    importId,
  ])
  return findImport(tx, ctx, importId)
}

export async function findImport(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'brandId'>,
  importId: string,
): Promise<ImportRow> {
  const [row] = await prepared<ImportRow>(
    tx,
    'imports.find',
    `select i.id, i.brand_id as "brandId", i.job_id as "jobId", i.file_id as "fileId", i.file_name as "fileName", i.kind,
       i.mapping as plan, i.created, i.updated, i.unchanged, i.rejected, i.user_id as "userId",
       i.created_at as "createdAt",
       coalesce((select j.state from app.job_runs j where j.company_id = $1 and j.id = i.job_id), 'failed') as state,
       (select u.id from app.job_runs u where u.company_id = $1 and u.subject_id = i.id and u.kind = 'import-undo'
         and u.state = 'running') as "undoJobId"
     from app.imports i where i.company_id = $1 and i.brand_id = $2 and i.id = $3`,
    [ctx.companyId, ctx.brandId, importId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this import.' })
  return row
}
