import type { Actor, Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared, type LeftJoined } from '../../db/prepared.ts'
import { notResponding } from '../connections/index.ts'
import { notifyBulkEnded } from '../notifications/index.ts'
import { candidateColumns, candidateJoins } from './candidates.ts'
import { keyPrefix, type BulkTask, type Candidate, type Reason } from './skip-reasons.ts'

/** A running job and its context. */
export interface BulkRun extends BulkTask {
  jobId: string
  brandId: string
  userId: string | null
  /** Null if the job's creator can no longer write. */
  actor: Actor | null
  /** Platforms that stopped responding during the job. */
  unavailable: string[]
}

interface RunRow extends BulkTask {
  brand_id: string
  user_id: string | null
  email: string | null
  name: string | null
  role: Actor['memberRole']
  permitted: boolean | null
}

/** Ends the undo period once it is over or a stop is requested. Returns false if the job still waits or has ended. */
export async function beginRun(tx: Tx, job: { companyId: string; jobId: string }, now: Date): Promise<boolean> {
  const begun = await prepared(
    tx,
    'bulk.begin',
    `update app.job_runs set starts_at = null where company_id = $1 and id = $2 and state = 'running'
       and (starts_at is null or stop_requested or starts_at <= $3) returning id`,
    [job.companyId, job.jobId, now],
  )
  return begun.length > 0
}

export async function readRun(tx: Tx, job: { companyId: string; jobId: string }): Promise<BulkRun | null> {
  const [row] = await prepared<RunRow>(
    tx,
    'bulk.run',
    `select b.brand_id, b.action, b.target, b.include_critical as "includeCritical", b.user_id, u.email, u.name,
       app.brand_role($1, m.user_id, b.brand_id) as role,
       k.status not in ('banned', 'inactive') and app.may_as_editor($1, m.user_id, b.brand_id, case b.action when 'send' then 'replies.send' else 'replies.write' end)
         as permitted from app.job_runs j
     join app.bulk_jobs b on b.company_id = $1 and b.job_id = j.id
     join app.companies k on k.company_id = $1
     left join app.members m on m.company_id = $1 and m.user_id = b.user_id
     left join app.users u on u.id = m.user_id and u.status = 'active'
     where j.company_id = $1 and j.id = $2 and j.state = 'running'`,
    [job.companyId, job.jobId],
  )
  if (!row) return null
  const { action, target, includeCritical, brand_id: brandId, user_id: userId, email, name, role: memberRole } = row
  const mayWrite = userId !== null && email !== null && row.permitted === true
  const actor = mayWrite ? { userId, email, name: name ?? '', role: 'user' as const, memberRole } : null
  return { jobId: job.jobId, brandId, action, target, includeCritical, userId, actor, unavailable: [] }
}

/** The comment to process; null if it was deleted. */
export interface BulkItem {
  position: number
  commentId: string
  version: number | null
  comment: Candidate | null
  /** An earlier run started it. The same key returns that run's result, whatever the comment's state is now. */
  begun: boolean
}

export interface Outcome {
  state: 'done' | 'failed' | 'skipped'
  code: string | null
  reason: string | null
  credits: number
}

export interface Step {
  /** Null when none are left. */
  next: BulkItem | null
  stopRequested: boolean
  /** False if the job's creator or company was banned or lost the permission. */
  mayWrite: boolean
}

/** How the previous comment ended. `emits` notifies browsers. */
export interface Ended {
  position: number
  outcome: Outcome
  emits: boolean
}

/** Stores a comment's outcome and finds the next comment in one transaction. Null when the job has ended. */
export async function takeStep(tx: Tx, ctx: Ctx, run: BulkRun, ended: Ended | null): Promise<Step | null> {
  const wrote = ended ? await writeOutcome(tx, ctx, run, ended) : 0
  const [job] = await prepared<{ stop_requested: boolean }>(
    tx,
    'bulk.progress',
    `update app.job_runs j set done = done + $3 where company_id = $1 and id = $2 and state = 'running'
       and ${notLeaving('j')} returning stop_requested`,
    [ctx.companyId, run.jobId, wrote],
  )
  if (!job) return null
  if (ended?.emits) await emit(tx, ctx, 'job', [run.jobId])
  const now = await readRun(tx, { companyId: ctx.companyId, jobId: run.jobId })
  const mayWrite = now !== null && now.actor !== null
  return { next: await nextItem(tx, ctx, run), stopRequested: job.stop_requested, mayWrite }
}

/** 0 if another process stored it first; it did the same under the same key. */
async function writeOutcome(
  tx: Tx,
  ctx: Ctx,
  run: BulkRun,
  { position, outcome }: { position: number; outcome: Outcome },
): Promise<number> {
  const { state, code, reason, credits } = outcome
  const rows = await prepared(
    tx,
    'bulk.outcome',
    `update app.bulk_items set state = $4, code = $5, reason = $6, credits = $7, ended_at = $8
     where company_id = $1 and job_id = $2 and position = $3 and state = 'waiting' returning position`,
    [ctx.companyId, run.jobId, position, state, code, reason, credits, ctx.now()],
  )
  return rows.length
}

type ItemRow = LeftJoined<Candidate & { id: string }> & {
  position: number
  commentId: string
  version: number | null
  begun: boolean
}

async function nextItem(tx: Tx, ctx: Ctx, run: BulkRun): Promise<BulkItem | null> {
  const [row] = await prepared<ItemRow>(tx, 'bulk.next', next, [
    ctx.companyId,
    run.jobId,
    run.action,
    keyPrefix(run.jobId),
    run.unavailable,
  ])
  if (!row) return null
  const { position, commentId, version, begun, ...comment } = row
  return { position, commentId, version, begun, comment: comment.id === null ? null : comment }
}

const next = `select i.position, i.comment_id as "commentId", i.version, c.id, k.key is not null
      or coalesce(d.key = i.key, false) or coalesce(w.key = i.key, false) as begun, ${candidateColumns}
  from (select *, $4 || position as key from app.bulk_items where company_id = $1 and job_id = $2
      and state = 'waiting' and (cardinality($5::text[]) = 0 or not exists (select 1 from app.comments o
        where o.company_id = $1 and o.id = comment_id and o.platform = any($5))) order by position limit 1) i
  left join app.idempotency_keys k on k.company_id = $1 and k.call = $3 and k.key = i.key
  left join app.comments c on c.company_id = $1 and c.id = i.comment_id ${candidateJoins}`

export type EndState = 'done' | 'stopped' | 'failed'

interface Group {
  state: Outcome['state'] | 'waiting'
  code: string | null
  message: string | null
  count: number
  credits: number
}

/** Ends the job, skips the remaining comments with the reason `rest`, and notifies its creator. */
export async function endRun(ctx: Ctx, run: BulkRun, state: EndState, rest: Reason | null): Promise<void> {
  await ctx.tx(async (tx) => {
    if (run.unavailable.length > 0) await explainWaiting(tx, ctx, run)
    const result = await writeEnd(tx, ctx, run, { state, rest })
    if (!result) return
    const { done, failed, skipped, waiting, credits } = result
    const details = { action: run.action, state, done, failed, skipped, credits, ...(waiting > 0 && { waiting }) }
    await notifyBulkEnded(tx, ctx, { jobId: run.jobId, userId: run.userId, details })
  })
}

/** The job's totals, or null if it had already ended. */
export async function writeEnd(
  tx: Tx,
  ctx: Ctx,
  run: Pick<BulkRun, 'jobId'>,
  { state, rest }: { state: EndState; rest: Reason | null },
) {
  if (rest) await leaveOutRest(tx, ctx, run, rest)
  const result = await sumUp(tx, ctx, run)
  const ended = await prepared(
    tx,
    'bulk.end',
    `update app.job_runs set state = $3, result = $4, finished_at = $5, done = case when $3 = 'done' then total else done end
     where company_id = $1 and id = $2 and state = 'running' returning id`,
    [ctx.companyId, run.jobId, state, JSON.stringify(result), ctx.now()],
  )
  if (ended.length === 0) return null
  await emit(tx, ctx, 'job', [run.jobId])
  return result
}

async function leaveOutRest(tx: Tx, ctx: Ctx, run: Pick<BulkRun, 'jobId'>, { code, message }: Reason): Promise<void> {
  await prepared(
    tx,
    'bulk.rest',
    `update app.bulk_items set state = 'skipped', code = $3, reason = $4, ended_at = $5
     where company_id = $1 and job_id = $2 and state = 'waiting'`,
    [ctx.companyId, run.jobId, code, message, ctx.now()],
  )
}

async function explainWaiting(tx: Tx, ctx: Ctx, run: BulkRun): Promise<void> {
  const names = [...new Set(run.unavailable)].map((key) => ctx.platforms.service(key)?.name ?? key)
  await prepared(
    tx,
    'bulk.waiting',
    `update app.bulk_items set code = $3, reason = $4 where company_id = $1 and job_id = $2 and state = 'waiting'`,
    [ctx.companyId, run.jobId, 'PLATFORM_UNAVAILABLE', names.map(notResponding).join(' ')],
  )
}

async function sumUp(tx: Tx, ctx: Ctx, run: Pick<BulkRun, 'jobId'>) {
  const groups = await prepared<Group>(
    tx,
    'bulk.sum',
    `select state, code, mode() within group (order by reason) as message, count(*)::int as count,
       coalesce(sum(credits), 0)::int as credits
     from app.bulk_items where company_id = $1 and job_id = $2 group by state, code order by count(*) desc, code`,
    [ctx.companyId, run.jobId],
  )
  const countOf = (state: Group['state']): number =>
    groups.reduce((sum, group) => sum + (group.state === state ? group.count : 0), 0)
  return {
    done: countOf('done'),
    failed: countOf('failed'),
    skipped: countOf('skipped'),
    waiting: countOf('waiting'),
    credits: groups.reduce((sum, { credits }) => sum + credits, 0),
    reasons: groups.flatMap(({ code, message, count }) => (code === null ? [] : [{ code, message, count }])),
  }
}
