import { creditsFor } from '@bizamply/contract/prices'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { claimIdempotencyKey, storeIdempotentResponse, type IdempotencyKey } from '../../db/idempotency-keys.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { refuseWithout } from '../billing/index.ts'
import { insufficientCredits, readBalance, readSettings } from '../credits/index.ts'
import { chooseComments, withoutExcepted, type Chosen, type Which } from './candidates.ts'
import { skipReasonOf, type BulkTask } from './skip-reasons.ts'

export type BulkRequest = Which & BulkTask & { delaySeconds: number; key: string }

interface Started {
  jobId: string
}

/** Queues a job for the selected comments with their current draft versions. One job per brand at a time. */
export async function startBulk(ctx: Ctx, input: BulkRequest): Promise<Started> {
  const { action, target, includeCritical, commentIds, filter, exceptIds, delaySeconds } = input
  const which = { commentIds, filter, exceptIds }
  const request = { brandId: ctx.brandId, action, target, includeCritical, ...which, delaySeconds }
  return ctx.tx((tx) => book(tx, ctx, input, { call: 'bulk', key: input.key, request }))
}

async function book(tx: Tx, ctx: Ctx, input: BulkRequest, once: IdempotencyKey): Promise<Started> {
  const kept = await claimIdempotencyKey(tx, ctx, once)
  if (kept) return kept.answer as Started
  await refuseWithout(tx, ctx.companyId, 'bulk')
  await refuseSecond(tx, ctx)
  const chosen = withoutExcepted((await chooseComments(tx, ctx, input, input)).chosen, input)
  if (chosen.length === 0) throw new AppError('CONFLICT', { message: 'No matching reviews.' })
  await refuseWithoutCredits(tx, ctx, chosen, input)
  const started = { jobId: newId() }
  await writeJob(tx, ctx, started.jobId, input, chosen.length)
  await writeItems(tx, ctx, started.jobId, chosen)
  const details = { kind: `bulk-${input.action}`, target: input.target, comments: chosen.length }
  await recordAudit(tx, ctx, { action: 'job.started', subjectId: started.jobId, details })
  await storeIdempotentResponse(tx, ctx, once, started)
  await enqueue(tx, ctx, started.jobId, input.delaySeconds)
  await emit(tx, ctx, 'job', [started.jobId])
  return started
}

async function enqueue(tx: Tx, ctx: Ctx, jobId: string, delaySeconds: number): Promise<void> {
  const payload = { companyId: ctx.companyId, jobId }
  // The queue uses the real clock; the product's clock may be shifted in tests.
  const startAfter = new Date(Date.now() + delaySeconds * 1000)
  await ctx.queue.add(tx, 'bulk', payload, delaySeconds > 0 ? { startAfter } : {})
}

async function refuseSecond(tx: Tx, ctx: Ctx): Promise<void> {
  // Prevents concurrent starts from both finding no job.
  await prepared(tx, 'bulk.lock', `select pg_advisory_xact_lock(hashtextextended('bulk:' || $1 || $2, 0))`, [
    ctx.companyId,
    ctx.brandId,
  ])
  const running = await prepared(
    tx,
    'bulk.running',
    `select 1 from app.job_runs where company_id = $1 and brand_id = $2 and state = 'running'
       and kind in ('bulk-generate', 'bulk-send') limit 1`,
    [ctx.companyId, ctx.brandId],
  )
  if (running.length === 0) return
  const message = 'This brand already has a bulk job running. Wait for it to finish or stop it.'
  throw new AppError('IN_PROGRESS', { message })
}

/** A job starts if credits cover at least one comment and runs until they are used up. */
async function refuseWithoutCredits(tx: Tx, ctx: Ctx, chosen: Chosen[], task: BulkTask): Promise<void> {
  const count = chosen.filter((one) => skipReasonOf(one, task) === null).length
  const price = creditsFor(await readSettings(tx), task.action, task.target)
  const { availableCredits: available } = await readBalance(tx, ctx.companyId)
  if (count === 0 || available >= price) return
  throw insufficientCredits(count * price, available)
}

async function writeJob(tx: Tx, ctx: Ctx, jobId: string, input: BulkRequest, total: number): Promise<void> {
  const { action, target, includeCritical, delaySeconds } = input
  const startsAt = delaySeconds > 0 ? new Date(ctx.now().getTime() + delaySeconds * 1000) : null
  await prepared(
    tx,
    'bulk.create-run',
    `insert into app.job_runs (company_id, id, brand_id, kind, state, total, created_at, starts_at)
     values ($1, $2, $3, $4, 'running', $5, $6, $7)`,
    [ctx.companyId, jobId, ctx.brandId, `bulk-${action}`, total, ctx.now(), startsAt],
  )
  await prepared(
    tx,
    'bulk.create',
    `insert into app.bulk_jobs (company_id, job_id, brand_id, action, target, include_critical, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [ctx.companyId, jobId, ctx.brandId, action, target, includeCritical, ctx.actor?.userId ?? null, ctx.now()],
  )
}

async function writeItems(tx: Tx, ctx: Ctx, jobId: string, chosen: Chosen[]): Promise<void> {
  await plannedPerCall(
    tx,
    `insert into app.bulk_items (company_id, job_id, position, comment_id, version)
     select $1, $2, t.place, t.id, t.version
     from unnest($3::uuid[], $4::int[]) with ordinality as t(id, version, place)`,
    [ctx.companyId, jobId, chosen.map(({ id }) => id), chosen.map(({ version }) => version)],
  )
}
