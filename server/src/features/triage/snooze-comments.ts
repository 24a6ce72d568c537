import { AppError } from '../../errors.ts'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { recordActivity } from '../comments/index.ts'
import { notifySnoozeEnded } from '../notifications/index.ts'
import { emitComments } from '../../db/events.ts'
import { lockExisting } from './lock-comments.ts'
import { applyTriageState, writeTriageState } from './write-triage-state.ts'

interface Due {
  id: string
  company_id: string
  brand_id: string
}

const AT_ONCE = 500

/** Snoozes comments until a time in the future. */
export async function snoozeComments(
  ctx: Ctx,
  { commentIds, until, reason }: { commentIds: string[]; until: Date; reason: string | null },
): Promise<{ changed: string[] }> {
  if (until <= ctx.now()) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'until', message: 'Pick a time in the future' }] })
  }
  return writeTriageState(ctx, commentIds, { triageState: 'snoozed', until, reason })
}

/** Reopens snoozed comments that are due and returns how many. Brands take turns, so that none can fill the page. */
export async function reopenDueSnoozes(services: Services): Promise<number> {
  const due = await services.db.asAdmin((tx) =>
    prepared<Due>(
      tx,
      'triage.due',
      `select id, company_id, brand_id from
         (select id, company_id, brand_id, snoozed_until,
            row_number() over (partition by company_id, brand_id order by snoozed_until) as turn
          from app.comments where snoozed_until is not null and snoozed_until <= $1) d
       order by turn, snoozed_until limit ${AT_ONCE}`,
      [services.now()],
    ),
  )
  const brands = [...Map.groupBy(due, (one) => one.brand_id)].map(([brandId, ours]) => ({
    companyId: ours[0]?.company_id ?? '',
    brandId,
    ids: ours.map(({ id }) => id),
  }))
  let woken = 0
  const about = ({ companyId, brandId }: (typeof brands)[number]) => ({ companyId, brandId })
  const failure = { log: services.log, message: 'could not wake the snoozed comments of a brand', about }
  await forEachIsolated(brands, failure, async ({ companyId, brandId, ids }) => {
    const ctx = inside(services, { companyId, publicId: '', brandId, actor: null })
    woken += await ctx.tx((tx) => wake(tx, ctx, ids))
  })
  return woken
}

async function wake(tx: Tx, ctx: Ctx, ids: string[]): Promise<number> {
  // Another state may have been set meanwhile.
  const locked = await lockExisting(tx, ctx, ids)
  const due = locked.filter(({ snoozedUntil }) => snoozedUntil && snoozedUntil <= ctx.now())
  await applyTriageState(tx, ctx, due, { triageState: 'open', until: null, reason: null })
  const wokenFor = await whom(tx, ctx, due)
  await recordActivity(
    tx,
    ctx,
    wokenFor.map(({ commentId, userId }) => ({ commentId, kind: 'woke', details: userId ? { userId } : {} })),
  )
  await notifySnoozeEnded(tx, ctx, wokenFor)
  await emitComments(
    tx,
    ctx,
    due.map(({ id }) => id),
  )
  return due.length
}

/** The assignee or, if none, the member who snoozed it. */
async function whom(
  tx: Tx,
  ctx: Ctx,
  due: { id: string; assigneeId: string | null }[],
): Promise<{ commentId: string; userId: string | null }[]> {
  const snoozers = await plannedPerCall<{ comment_id: string; user_id: string | null }>(
    tx,
    `select distinct on (comment_id) comment_id, user_id from app.comment_events
     where company_id = $1 and comment_id = any($2::uuid[]) and kind = 'snoozed' order by comment_id, created_at desc`,
    [ctx.companyId, due.map(({ id }) => id)],
  )
  const by = new Map(snoozers.map((one) => [one.comment_id, one.user_id]))
  return due.map(({ id, assigneeId }) => ({ commentId: id, userId: assigneeId ?? by.get(id) ?? null }))
}
