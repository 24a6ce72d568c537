import type { KeptPlan } from './find-import.ts'
import { importStarted, type ImportKind, type ImportMapping } from '@bizamply/contract/imports'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { claimIdempotencyKey, storeIdempotentResponse, type IdempotencyKey } from '../../db/idempotency-keys.ts'
import { prepared } from '../../db/prepared.ts'
import { spend } from '../../db/rate-limits.ts'
import { keepFile, removeFile, type StoredFile } from '../../files/index.ts'
import { recordAudit } from '../audit/index.ts'
import { makePlan, whatIsMissing, type Plan } from './choose-mapping.ts'
import { refuseFutureDefault } from './default-date.ts'
import { previewFile } from './preview-file.ts'
import { leavesOut, rememberPlan, signatureOf } from './remember-mapping.ts'
import { atOneMoment } from './write-import.ts'

export interface StartRequest {
  file: (StoredFile & { sha256: string }) | null
  fileId: string | null
  mapping: ImportMapping | null
  kind: ImportKind | null
  key: string
}

type Started = ReturnType<typeof importStarted.parse>

/** Queues the import of a file; the same request with the same key is the same import. */
export async function startImport(
  ctx: Ctx,
  request: StartRequest,
  namedFile: () => Promise<StoredFile>,
): Promise<Started> {
  const { mapping, kind } = request
  const once: IdempotencyKey = {
    call: 'import',
    key: request.key,
    request: { brandId: ctx.brandId, file: request.file?.sha256 ?? request.fileId, mapping, kind },
  }
  const known = await ctx.tx((tx) => readResponse(tx, ctx, once))
  if (known) return dropCopy(ctx, request, known)
  const taken = await spend(ctx.db, 'importPerCompany', ctx.companyId, ctx.now())
  try {
    const file = await namedFile()
    const preview = await previewFile(ctx, file, { mapping, kind })
    const plan = makePlan(preview.table.columns, preview.guess, { mapping, kind }, preview.remembered)
    const missing = whatIsMissing(plan, preview.guess, mapping !== null || preview.remembered !== null)
    if (missing) throw new AppError('BAD_REQUEST', { message: `${missing.message}.`, errors: [missing] })
    await refuseFutureDefault(ctx, plan)
    const { columns, format } = preview.table
    return await ctx.tx((tx) =>
      enqueueImport(tx, atOneMoment(ctx), once, {
        file,
        plan,
        columns,
        byRows: format === 'xlsx',
        isCopy: request.file !== null,
        // A mapping that leaves something out is used for other files only if the user saw a preview of it.
        remembered: mapping && (request.file === null || !leavesOut(plan, preview.guess)) ? signatureOf(columns) : null,
      }),
    )
  } catch (error) {
    await taken.restore()
    throw error
  }
}

/** The stored response of the same request, without claiming the key. */
async function readResponse(tx: Tx, ctx: Ctx, once: IdempotencyKey): Promise<Started | null> {
  const [row] = await prepared<{ n: number }>(
    tx,
    'imports.key',
    'select 1 as n from app.idempotency_keys where company_id = $1 and call = $2 and key = $3',
    [ctx.companyId, once.call, once.key],
  )
  if (!row) return null
  const kept = await claimIdempotencyKey(tx, ctx, once)
  return kept ? importStarted.parse(kept.answer) : null
}

async function dropCopy(ctx: Ctx, { file }: StartRequest, started: Started): Promise<Started> {
  if (file) await ctx.tx((tx) => removeFile(tx, ctx.companyId, file.id))
  return started
}

async function enqueueImport(
  tx: Tx,
  ctx: Ctx,
  once: IdempotencyKey,
  given: Omit<KeptPlan, keyof Plan> & { file: StoredFile; plan: Plan; isCopy: boolean },
): Promise<Started> {
  const kept = await claimIdempotencyKey(tx, ctx, once)
  if (kept) {
    if (given.isCopy) await removeFile(tx, ctx.companyId, given.file.id)
    return importStarted.parse(kept.answer)
  }
  const { file, plan, columns, byRows, remembered } = given
  const started = { jobId: newId(), importId: newId() }
  await prepared(
    tx,
    'imports.run',
    `insert into app.job_runs (company_id, id, brand_id, kind, state, subject_id, total, created_at)
     values ($1, $2, $3, 'import', 'running', $4, $5, $6)`,
    [ctx.companyId, started.jobId, ctx.brandId, started.importId, byRows ? null : file.size, ctx.now()],
  )
  const keptPlan: KeptPlan = { ...plan, columns, byRows, remembered }
  await prepared(
    tx,
    'imports.create',
    `insert into app.imports (company_id, id, brand_id, kind, job_id, file_id, file_name, mapping, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ctx.companyId,
      started.importId,
      ctx.brandId,
      plan.kind,
      started.jobId,
      file.id,
      file.name,
      JSON.stringify(keptPlan),
      ctx.actor?.userId ?? null,
      ctx.now(),
    ],
  )
  if (remembered) await rememberPlan(tx, ctx, plan, remembered)
  await keepFile(tx, ctx.companyId, file.id, null)
  const details = { fileName: file.name, kind: plan.kind }
  await recordAudit(tx, ctx, { action: 'import.started', subjectId: started.importId, details })
  await storeIdempotentResponse(tx, ctx, once, started)
  await ctx.queue.add(tx, 'import', { companyId: ctx.companyId, jobId: started.jobId })
  await emit(tx, ctx, 'job', [started.jobId])
  return started
}
