import { MANY } from '@bizamply/contract/stream-events'
import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'
import { emit, emitComments } from '../../../db/events.ts'
import { prepared } from '../../../db/prepared.ts'
import { inside, type Ctx, type Services } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { setTotal } from '../../../jobs/job-runs.ts'
import { noYield, type InFairQueue } from '../../../jobs/fair-queue.ts'
import { PlatformError, type CommentPage } from '../../../platforms/platform.ts'
import { problemWords } from '../../../platforms/problem-words.ts'
import {
  keepWebhooks,
  loadConnection,
  putOff,
  recordEvent,
  recordSynced,
  recordProblem,
  withFreshAccess,
  type OpenConnection,
} from '../../connections/index.ts'
import { readProducts } from './read-products.ts'
import { storePage } from './store-page.ts'

interface Run {
  id: string
  brand_id: string
  subject_id: string
  cursor: string | null
  done: number
  total: number | null
  stop_requested: boolean
}

const columns = 'id, brand_id, subject_id, cursor, done, total, stop_requested'

/**
 * Reads page after page. Each page and its cursor are stored together, so a restart resumes with the first page not
 * stored. A comment that moves to a later page during the import is stored once.
 */
export async function backfillJob(
  services: Services,
  payload: { companyId: string; jobId: string },
  signal: AbortSignal,
  yieldToOthers: InFairQueue = noYield,
): Promise<void> {
  const start = await services.db.inCompany(payload.companyId, (tx) => readRun(tx, payload))
  if (!start) return
  const ctx = inside(services, { companyId: payload.companyId, publicId: '', brandId: start.brand_id, actor: null })
  // Without this, an import that fails before its next page could never be stopped.
  if (start.stop_requested) return void (await end(ctx, start.id, 'stopped', null))
  const connection = await ctx.tx((tx) => loadConnection(tx, ctx, start.subject_id))
  if (!connection) return void (await end(ctx, start.id, 'failed', { reason: 'Connection removed.' }))
  try {
    await withFreshAccess(ctx, connection.id, async (access) => {
      const run = await services.db.inCompany(payload.companyId, (tx) => readRun(tx, payload))
      if (run) await readPages(ctx, { ...connection, access }, run, { signal, yieldToOthers })
    })
  } catch (error) {
    if (!(error instanceof PlatformError)) {
      await putOff(ctx, connection.id)
      throw error
    }
    // The import continues when the connection is due.
    await recordProblem(ctx, connection.id, error)
    const reason = problemWords(error.problem, facts[connection.platform as ServiceKey].name)
    if (error.problem === 'revoked') await end(ctx, start.id, 'failed', { reason })
  }
}

async function readPages(
  ctx: Ctx,
  connection: OpenConnection,
  start: Run,
  { signal, yieldToOthers }: { signal: AbortSignal; yieldToOthers: InFairQueue },
): Promise<void> {
  const platform = ctx.platforms.find(connection.platform)
  if (!platform) return
  const begunAt = ctx.now()
  // No sync runs during an import: new comments arrive by webhook.
  const total = await yieldToOthers.whileWaiting(async () => {
    await keepWebhooks(ctx, platform, connection.id, connection.access)
    await readProducts(ctx, platform, connection, signal)
    return start.total === null ? platform.countComments(connection.access) : null
  })
  if (start.total === null) await setTotal(ctx, start.id, total)
  let { cursor, done } = start
  for (;;) {
    if (signal.aborted) return
    // A long import can outlive its access token.
    const readSince = ctx.now()
    const page = await yieldToOthers.whileWaiting(() =>
      withFreshAccess(ctx, connection.id, (access) => platform.listComments(access, cursor)).catch((error: unknown) => {
        if (cursor === null || cursor !== start.cursor || !isInvalid(error)) throw error
        return null
      }),
    )
    if (!page) {
      // Cursors don't live forever. Comments that are read again are stored once.
      if (!(await startOver(ctx, start.id, { cursor, done }))) return
      ;[cursor, done] = [null, 0]
      continue
    }
    const run = await stepOn(ctx, connection, { jobId: start.id, from: { cursor, done }, page, readSince })
    if (!run) return
    if (run.stop_requested) return void (await end(ctx, start.id, 'stopped', null))
    if (page.nextCursor === null) break
    cursor = page.nextCursor
    done = run.done
  }
  await recordSynced(ctx, connection.id, begunAt)
  if (await end(ctx, start.id, 'done', null)) await recordImported(ctx, connection, start.id)
}

/** How far a run is. If the row says otherwise, another process has taken it over. */
type Place = Pick<Run, 'cursor' | 'done'>

interface Step {
  jobId: string
  from: Place
  page: CommentPage
  readSince: Date
}

async function stepOn(
  ctx: Ctx,
  connection: OpenConnection,
  { jobId, from, page, readSince }: Step,
): Promise<Run | null> {
  return ctx.tx(async (tx) => {
    const rows = await prepared<Run>(
      tx,
      'backfill.step',
      `update app.job_runs set cursor = coalesce($3, cursor), done = done + $4,
         total = case when total < done + $4 then done + $4 else total end
       where company_id = $1 and id = $2 and state = 'running' and subject_id is not null
         and cursor is not distinct from $5 and done = $6 returning ${columns}`,
      [ctx.companyId, jobId, page.nextCursor, page.comments.length, from.cursor, from.done],
    )
    // The import was stopped: the brand may have connected another account, and this page isn't that account's. Or
    // another process continues it, and has stored this page.
    if (!rows[0]) return null
    await storePage(tx, ctx, connection, page, { readSince, quiet: true })
    await emit(tx, ctx, 'job', [jobId])
    return rows[0]
  })
}

const isInvalid = (error: unknown): boolean => error instanceof PlatformError && error.problem === 'invalid'

async function startOver(ctx: Ctx, jobId: string, from: Place): Promise<boolean> {
  const rows = await ctx.tx((tx) =>
    prepared(
      tx,
      'backfill.start-over',
      `update app.job_runs set cursor = null, done = 0 where company_id = $1 and id = $2 and state = 'running'
         and cursor is not distinct from $3 and done = $4 returning id`,
      [ctx.companyId, jobId, from.cursor, from.done],
    ),
  )
  return rows.length > 0
}

async function readRun(tx: Tx, payload: { companyId: string; jobId: string }): Promise<Run | null> {
  const [run] = await prepared<Run>(
    tx,
    'backfill.read',
    `select ${columns} from app.job_runs where company_id = $1 and id = $2 and state = 'running' and subject_id is not null`,
    [payload.companyId, payload.jobId],
  )
  return run ?? null
}

/** False if it has ended already. */
async function end(ctx: Ctx, jobId: string, state: string, result: Record<string, unknown> | null): Promise<boolean> {
  return ctx.tx(async (tx) => {
    const ended = await prepared(
      tx,
      'backfill.end',
      `update app.job_runs set state = $3, result = coalesce($4, result), finished_at = $5
       where company_id = $1 and id = $2 and state = 'running' returning id`,
      [ctx.companyId, jobId, state, result && JSON.stringify(result), ctx.now()],
    )
    await emit(tx, ctx, 'job', [jobId])
    await emitComments(tx, ctx, MANY)
    return ended.length > 0
  })
}

async function recordImported(ctx: Ctx, { platform }: OpenConnection, jobId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [run] = await prepared<{ done: number }>(
      tx,
      'backfill.count',
      'select done from app.job_runs where company_id = $1 and id = $2',
      [ctx.companyId, jobId],
    )
    if (run && run.done > 0) await recordEvent(tx, ctx, { platform, kind: 'imported', detail: String(run.done) })
  })
}
