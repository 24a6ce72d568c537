import { MANY } from '@bizamply/contract/stream-events'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emitAll } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { startTimeSlice, noYield, type YieldToOthers } from '../../jobs/fair-queue.ts'
import { recordAudit } from '../audit/index.ts'
import { forgetEmptyRollups } from '../rollups/index.ts'
import { keepImported, removeImported, restoreImported } from '../comments/index.ts'
import { removeMadeProducts, restoreProducts } from '../products/index.ts'
import { lockImport, type ImportRow } from './find-import.ts'
import { removeUnlessRead } from './import-file.ts'
import type { Job } from './import-run.ts'
import { forgetPlan } from './remember-mapping.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

const ROWS = 1000
const MOST_ATTEMPTS = 10

interface Undone {
  by: string | null
  removed: number
  restored: number
  kept: number
}

interface Run {
  id: string
  brandId: string
  importId: string
  /** Starts since its last progress. */
  attempts: number
  /** A user asked to stop before it continued. */
  stopRequested: boolean
}

/** Undoes an import in batches; a restart continues with what is left. At the end only an audit entry remains. */
export async function undoJob(
  services: Services,
  job: Job,
  signal: AbortSignal,
  yieldToOthers: YieldToOthers = noYield,
): Promise<void> {
  const run = await services.db.inCompany(job.companyId, (tx) => beginRun(tx, job))
  if (!run) return
  const ctx = inside(services, { companyId: job.companyId, publicId: '', brandId: run.brandId, actor: null })
  // A step that fails each time never gets to see the request.
  if (run.stopRequested) return endEarly(ctx, run, 'stopped')
  if (run.attempts > MOST_ATTEMPTS) return endEarly(ctx, run, 'failed')
  const slice = startTimeSlice(yieldToOthers)
  for (const step of [removeSome, restoreSome]) {
    for (;;) {
      if (signal.aborted) return
      const { more, stop } = await ctx.tx((tx) => step(tx, ctx, run))
      if (stop) return endEarly(ctx, run, 'stopped')
      if (!more) break
      await yieldToEventLoop()
      if (slice.isOver(ROWS)) await slice.yield()
    }
  }
  await ctx.tx((tx) => finish(tx, ctx, run))
}

/** The run with one more attempt counted, or null if nothing is left to do. */
async function beginRun(tx: Tx, job: Job): Promise<Run | null> {
  const [run] = await prepared<Run>(
    tx,
    'imports.undo-run',
    `update app.job_runs set result = result || jsonb_build_object('tries', coalesce((result->>'tries')::int, 0) + 1)
     where company_id = $1 and id = $2 and state = 'running' and subject_id is not null
     returning id, brand_id as "brandId", subject_id as "importId", coalesce((result->>'tries')::int, 1) as attempts,
       stop_requested as "stopRequested"`,
    [job.companyId, job.jobId],
  )
  return run ?? null
}

interface Went {
  more: boolean
  stop: boolean
}

async function removeSome(tx: Tx, ctx: Ctx, run: Run): Promise<Went> {
  const removed = await removeImported(tx, ctx, run.importId, ROWS)
  return { more: removed > 0, stop: await addCounts(tx, ctx, run, { removed, restored: 0, kept: 0 }) }
}

interface Before {
  row: Record<string, unknown>
  at: string
  wrote?: Record<string, unknown>
}

async function restoreSome(tx: Tx, ctx: Ctx, run: Run): Promise<Went> {
  const taken = await prepared<{ id: string; before: Before }>(
    tx,
    'imports.take-changes',
    `delete from app.import_changes where company_id = $1 and import_id = $2 and subject_id in (
       select subject_id from app.import_changes where company_id = $1 and import_id = $2 order by subject_id limit $3)
     returning subject_id as id, before`,
    [ctx.companyId, run.importId, ROWS],
  )
  const before = taken.map(({ id, before: { row, at, wrote } }) => ({
    id,
    row,
    at: new Date(at),
    wrote: wrote ?? null,
  }))
  const isComment = (one: { row: Record<string, unknown> }): boolean => 'content' in one.row
  const comments = await restoreImported(tx, ctx, before.filter(isComment))
  const ofProducts = before.filter((one) => !isComment(one))
  const products = ofProducts.length > 0 ? await restoreProducts(tx, ctx, ofProducts) : 0
  const restored = comments + products
  return {
    more: taken.length > 0,
    stop: await addCounts(tx, ctx, run, { removed: 0, restored, kept: taken.length - restored }),
  }
}

/** Adds to the counts; returns whether a user asked to stop. */
async function addCounts(tx: Tx, ctx: Ctx, run: Run, step: Omit<Undone, 'by'>): Promise<boolean> {
  const [row] = await prepared<{ stop_requested: boolean }>(
    tx,
    'imports.undo-step',
    `update app.job_runs set done = least(done + $3 + $4 + $5, total),
       result = case when $3 + $4 + $5 > 0 then result - 'tries' else result end || jsonb_build_object(
         'removed', (result->>'removed')::int + $3, 'restored', (result->>'restored')::int + $4,
         'kept', (result->>'kept')::int + $5)
     where company_id = $1 and id = $2 and state = 'running' returning stop_requested`,
    [ctx.companyId, run.id, step.removed, step.restored, step.kept],
  )
  await emitAll(tx, ctx, { job: [run.id] })
  return row?.stop_requested ?? true
}

async function finish(tx: Tx, ctx: Ctx, run: Run): Promise<void> {
  const found = await lockImport(tx, ctx, run.importId)
  const keptComments = await keepImported(tx, ctx, run.importId)
  await forgetEmptyRollups(tx, ctx.companyId, ctx.brandId)
  const products = await removeMadeProducts(tx, ctx, run.importId)
  const ofProducts = found.kind === 'products'
  await addCounts(tx, ctx, run, {
    removed: ofProducts ? products.removed : 0,
    restored: 0,
    kept: keptComments + (ofProducts ? products.kept : 0),
  })
  const undone = await end(tx, ctx, run)
  await forget(tx, ctx, found)
  const { fileName, kind, created, updated, unchanged, rejected } = found
  const { by, ...counts } = undone
  await recordAudit(tx, ctx, {
    action: 'import.undone',
    subjectId: run.importId,
    details: { fileName, kind, created, updated, unchanged, rejected, ...counts, importedAt: found.createdAt },
    userId: by,
  })
  await emitAll(tx, ctx, { job: [run.id], comment: [MANY] })
}

async function end(tx: Tx, ctx: Ctx, run: Run): Promise<Undone> {
  const [row] = await prepared<{ by: string | null; result: Omit<Undone, 'by'> | null }>(
    tx,
    'imports.undo-end',
    `update app.job_runs set state = 'done', done = total, finished_at = $3,
       result = (result - 'tries') || jsonb_build_object('importId', subject_id)
     where company_id = $1 and id = $2 returning requested_by as by, result`,
    [ctx.companyId, run.id, ctx.now()],
  )
  if (!row?.result) throw new Error('an undo without its job')
  const { removed, restored, kept } = row.result
  return { by: row.by, removed, restored, kept }
}

/** Stays partly undone; undoing it again continues. */
async function endEarly(ctx: Ctx, run: Run, state: 'stopped' | 'failed'): Promise<void> {
  await ctx.tx(async (tx) => {
    await prepared(
      tx,
      'imports.undo-stop',
      `update app.job_runs set state = $4, finished_at = $3,
         result = (result - 'tries') || jsonb_build_object('importId', subject_id)
       where company_id = $1 and id = $2 and state = 'running'`,
      [ctx.companyId, run.id, ctx.now(), state],
    )
    await emitAll(tx, ctx, { job: [run.id], comment: [MANY] })
  })
}

/** The import's own rows, its job, its file unless another import reads it, and its chosen mapping. */
async function forget(tx: Tx, ctx: Ctx, found: ImportRow): Promise<void> {
  await forgetPlan(tx, ctx, found)
  await prepared(tx, 'imports.forget', 'delete from app.imports where company_id = $1 and id = $2', [
    ctx.companyId,
    found.id,
  ])
  await prepared(
    tx,
    'imports.forget-jobs',
    `delete from app.job_runs where company_id = $1 and (id = $2 or subject_id = $3) and state <> 'running'
       and kind in ('import', 'import-undo') and not (kind = 'import-undo' and state = 'done')`,
    [ctx.companyId, found.jobId, found.id],
  )
  if (found.fileId) await removeUnlessRead(tx, ctx, found.fileId)
}
