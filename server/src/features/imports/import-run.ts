import { MANY } from '@bizamply/contract/stream-events'
import type { z } from 'zod'
import type { importResult } from '@bizamply/contract/imports'
import type { Ctx, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emitAll } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { keepFile } from '../../files/index.ts'
import { recordAudit } from '../audit/index.ts'
import { notifyImportEnded } from '../notifications/index.ts'
import { releaseFile } from './import-file.ts'
import type { KeptPlan } from './find-import.ts'

/** A running import: its job's row and its own. */
export interface ImportRun {
  jobId: string
  importId: string
  brandId: string
  fileId: string | null
  fileName: string
  plan: KeptPlan
  /** Processed rows of the table. */
  rows: number
  /** Starts since its last progress. */
  attempts: number
  /** Bytes of the file. */
  size: number
  begunAt: Date
  /** A user asked to stop before it continued. */
  stopRequested: boolean
}

export interface Job {
  companyId: string
  jobId: string
}

/** The run with one more attempt counted, or null if nothing is left to do. */
export async function beginRun({ db }: Services, { companyId, jobId }: Job): Promise<ImportRun | null> {
  const [run] = await db.inCompany(companyId, (tx) =>
    prepared<ImportRun>(
      tx,
      'imports.begin',
      `update app.job_runs j set result = jsonb_build_object('tries', coalesce((j.result->>'tries')::int, 0) + 1)
       from app.imports i left join app.files f on f.company_id = $1 and f.id = i.file_id
       where j.company_id = $1 and j.id = $2 and j.state = 'running' and i.company_id = $1 and i.id = j.subject_id
       returning j.id as "jobId", i.id as "importId", i.brand_id as "brandId", i.file_id as "fileId",
         i.file_name as "fileName", i.mapping as plan, coalesce(j.rows_read, 0) as rows,
         coalesce((j.result->>'tries')::int, 1) as attempts, coalesce(f.size, 0)::int as size, i.created_at as "begunAt",
         j.stop_requested as "stopRequested"`,
      [companyId, jobId],
    ),
  )
  return run ?? null
}

export interface Step {
  from: number
  rows: number
  done: number
  created: number
  updated: number
  unchanged: number
  rejected: number
}

/** Another process has taken over this import: this one must not store its batch. */
export class RunTaken extends Error {
  constructor() {
    super('another process is continuing this import')
    this.name = 'RunTaken'
  }
}

/** Counts a batch in the transaction that stores it; returns whether a user asked to stop. */
export async function recordStep(tx: Tx, ctx: Ctx, run: ImportRun, step: Step): Promise<boolean> {
  const [row] = await prepared<{ stop_requested: boolean }>(
    tx,
    'imports.step',
    `update app.job_runs set rows_read = $3, done = greatest(done, least($4, coalesce(total, $4))), result = null
     where company_id = $1 and id = $2 and state = 'running' and coalesce(rows_read, 0) = $5 returning stop_requested`,
    [ctx.companyId, run.jobId, step.rows, step.done, step.from],
  )
  if (!row) throw new RunTaken()
  await prepared(
    tx,
    'imports.count',
    `update app.imports set created = created + $3, updated = updated + $4, unchanged = unchanged + $5,
       rejected = rejected + $6 where company_id = $1 and id = $2`,
    [ctx.companyId, run.importId, step.created, step.updated, step.unchanged, step.rejected],
  )
  await emitAll(tx, ctx, { job: [run.jobId] })
  for (const outcome of ['created', 'updated', 'unchanged', 'rejected'] as const)
    ctx.metrics.importRows.inc({ outcome }, step[outcome])
  return row.stop_requested
}

const STAYS_MS = 24 * 3_600_000
const MOST_REJECTS = 1000

type Result = z.infer<typeof importResult>

type EndState = 'done' | 'stopped' | 'failed'
type Ended = Pick<ImportRun, 'jobId' | 'importId' | 'fileId'>

/** Ends it and notifies. The file is deleted on success, else kept for a day to restart the import. */
export async function endRun(ctx: Ctx, run: Ended, state: EndState, reason?: string): Promise<void> {
  await ctx.tx((tx) => end(tx, ctx, run, state, reason))
  ctx.metrics.imports.inc({ outcome: state })
}

/** Ends a queued import that never started: nothing of it is stored. Others don't change. */
export async function endWaiting(ctx: Ctx, jobId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [run] = await prepared<Ended & { brandId: string }>(
      tx,
      'imports.waiting',
      `select j.id as "jobId", i.id as "importId", i.brand_id as "brandId", i.file_id as "fileId"
       from app.job_runs j join app.imports i on i.company_id = $1 and i.id = j.subject_id
       where j.company_id = $1 and j.id = $2 and i.brand_id = $3 and j.kind = 'import' and j.state = 'running'
         and j.rows_read is null and j.result is null for update of j`,
      [ctx.companyId, jobId, ctx.brandId],
    )
    if (!run) return
    await end(tx, { ...ctx, brandId: run.brandId }, run, 'stopped')
    await recordAudit(tx, ctx, { action: 'job.stopped', subjectId: jobId, details: { kind: 'import' } })
  })
}

async function end(tx: Tx, ctx: Ctx, run: Ended, state: EndState, reason?: string): Promise<void> {
  const result = await readResult(tx, ctx, run, reason)
  await prepared(
    tx,
    'imports.end',
    `update app.job_runs set state = $3, result = $4, finished_at = $5,
       done = case when $3 = 'done' then coalesce(total, done) else done end
     where company_id = $1 and id = $2 and state = 'running'`,
    [ctx.companyId, run.jobId, state, JSON.stringify(result), ctx.now()],
  )
  if (run.fileId && state === 'done') await releaseFile(tx, ctx, run.importId, run.fileId)
  else if (run.fileId) await keepFile(tx, ctx.companyId, run.fileId, new Date(ctx.now().getTime() + STAYS_MS))
  await emitAll(tx, ctx, { job: [run.jobId], comment: [MANY] })
  // The user who stopped it knows.
  if (state !== 'stopped' || reason) await notifyStarter(tx, ctx, run, { state, ...result })
}

async function notifyStarter(
  tx: Tx,
  ctx: Ctx,
  run: Ended,
  { state, created, updated, rejected }: { state: EndState } & Result,
): Promise<void> {
  const [row] = await prepared<{ user_id: string | null; file_name: string; brand_id: string }>(
    tx,
    'imports.starter',
    'select user_id, file_name, brand_id from app.imports where company_id = $1 and id = $2',
    [ctx.companyId, run.importId],
  )
  if (!row) return
  const details = { state, file: row.file_name, created, updated, rejected }
  await notifyImportEnded(tx, { ...ctx, brandId: row.brand_id }, { jobId: run.jobId, userId: row.user_id, details })
}

async function readResult(tx: Tx, ctx: Ctx, run: Ended, reason: string | undefined): Promise<Result> {
  const [counts] = await prepared<Pick<Result, 'created' | 'updated' | 'unchanged' | 'rejected'>>(
    tx,
    'imports.counts',
    'select created, updated, unchanged, rejected from app.imports where company_id = $1 and id = $2',
    [ctx.companyId, run.importId],
  )
  const rejects = await prepared<{ line: number; reason: string }>(
    tx,
    'imports.first-rejects',
    'select line, reason from app.import_rejects where company_id = $1 and import_id = $2 order by line limit $3',
    [ctx.companyId, run.importId, MOST_REJECTS],
  )
  const [kept] = await prepared<{ count: number }>(
    tx,
    'imports.count-rejects',
    'select count(*)::int as count from app.import_rejects where company_id = $1 and import_id = $2',
    [ctx.companyId, run.importId],
  )
  const none = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  return {
    importId: run.importId,
    ...none,
    ...counts,
    rejects,
    rejectsKept: kept?.count ?? 0,
    ...(reason ? { reason } : {}),
  }
}
