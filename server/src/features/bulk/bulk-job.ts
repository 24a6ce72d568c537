import { setTimeout as wait } from 'node:timers/promises'
import { inside, type Ctx, type Services } from '../../context.ts'
import { beginRun, endRun, readRun, takeStep, type BulkRun, type Ended, type Step } from './bulk-run.ts'
import { doItem } from './do-item.ts'
import { mayNotAnyMore, wasStopped } from './skip-reasons.ts'

/** Twice a second is enough for visible progress. */
const EMIT_EVERY_MS = 500

/**
 * Processes a job's comments in order. Each outcome is stored before the next comment starts and each has its own
 * idempotency key, so a restart repeats nothing.
 */
export async function bulkJob(
  services: Services,
  job: { companyId: string; jobId: string },
  signal: AbortSignal,
): Promise<void> {
  const run = await services.db.inCompany(job.companyId, async (tx) => {
    // A job that can still be undone waits; the sweep queues it again.
    if (!(await beginRun(tx, job, services.now()))) return null
    return readRun(tx, job)
  })
  if (!run) return
  const { brandId, actor } = run
  const ctx = inside(services, { companyId: job.companyId, publicId: '', brandId, actor })
  if (!actor) return endRun(ctx, run, 'failed', mayNotAnyMore)
  await goThrough(ctx, run, signal)
}

async function goThrough(ctx: Ctx, run: BulkRun, signal: AbortSignal): Promise<void> {
  let before: Ended | null = null
  let emittedAt = performance.now()
  let calledOut = false
  for (;;) {
    const step: Step | null = await writeDown(ctx, run, before)
    if (before?.emits) emittedAt = performance.now()
    if (!step) return
    if (!step.next) return run.unavailable.length > 0 ? pause(ctx, run) : endRun(ctx, run, 'done', null)
    if (!step.mayWrite) return endRun(ctx, run, 'failed', mayNotAnyMore)
    if (step.stopRequested) return endRun(ctx, run, 'stopped', wasStopped)
    if (signal.aborted) return
    if (calledOut && ctx.bulkPauseMs > 0) await wait(ctx.bulkPauseMs)
    const done = await doItem(ctx, run, step.next, signal)
    if (!done) return
    if ('platform' in done) {
      before = null
      run.unavailable.push(done.platform)
      if (done.platform === 'whatsapp') return pause(ctx, run)
      continue
    }
    if (done.rest) return endRun(ctx, run, 'done', done.rest)
    const emits = performance.now() - emittedAt >= EMIT_EVERY_MS
    calledOut = done.calledOut
    before = { position: step.next.position, outcome: done.outcome, emits }
  }
}

/** The remaining comments' platforms don't respond. They stay unchanged for another job. */
const pause = (ctx: Ctx, run: BulkRun): Promise<void> => endRun(ctx, run, 'stopped', null)

const writeDown = (ctx: Ctx, run: BulkRun, before: Ended | null): Promise<Step | null> =>
  ctx.tx((tx) => takeStep(tx, ctx, run, before))
