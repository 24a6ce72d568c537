import type { TriageState } from '@bizamply/contract/comment-filter'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedAnew } from '../../db/prepared.ts'
import { moveInRollups } from '../rollups/index.ts'
import { recordActivity, type Activity } from '../comments/index.ts'
import { countedOn, lockChosen, emitChanged, type Chosen } from './lock-chosen.ts'

export interface Place {
  triageState: TriageState
  /** When a snoozed one comes back. */
  until: Date | null
  reason: string | null
}

interface Asked {
  commentIds: string[]
  triageState: TriageState
  until?: string | null | undefined
  reason?: string | null | undefined
}

/** Snoozes, marks as needing no reply, hides, or puts back; answers which of them lay elsewhere before. */
export async function setTriageState(ctx: Ctx, asked: Asked): Promise<{ changed: string[] }> {
  const place: Place = {
    triageState: asked.triageState,
    until: asked.until ? new Date(asked.until) : null,
    reason: asked.triageState === 'open' ? null : asked.reason || null,
  }
  if (place.until && place.until <= ctx.now()) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'until', message: 'Pick a time in the future' }] })
  }
  return ctx.tx(async (tx) => {
    const chosen = await lockChosen(tx, ctx, asked.commentIds)
    const moved = chosen.filter((one) => liesElsewhere(one, place))
    await applyTriageState(tx, ctx, moved, place)
    const activities = moved.map((one) => activityOf(one, place))
    await recordActivity(tx, ctx, activities)
    const changed = moved.map(({ id }) => id)
    await emitChanged(tx, ctx, changed)
    return { changed }
  })
}

/** Moves locked comments to a triage state, and what the rollups count of them. */
export async function applyTriageState(tx: Tx, ctx: Ctx, comments: Chosen[], place: Place): Promise<void> {
  if (comments.length === 0) return
  await plannedAnew(
    tx,
    `update app.comments set triage_state = $3, snoozed_until = $4, triage_reason = $5, updated_at = $6
     where company_id = $1 and id = any($2::uuid[])`,
    [ctx.companyId, comments.map(({ id }) => id), place.triageState, place.until, place.reason, ctx.now()],
  )
  await moveInRollups(tx, ctx.companyId, {
    came: comments.map((one) => countedOn(ctx, one, place.triageState)),
    went: comments.map((one) => countedOn(ctx, one, one.triageState)),
  })
}

const liesElsewhere = (one: Chosen, place: Place): boolean =>
  one.triageState !== place.triageState ||
  one.snoozedUntil?.getTime() !== place.until?.getTime() ||
  (one.triageReason ?? null) !== place.reason

function activityOf(one: Chosen, { triageState, until, reason }: Place): Activity {
  if (triageState === 'open') return { commentId: one.id, kind: one.triageState === 'hidden' ? 'restored' : 'reopened' }
  return {
    commentId: one.id,
    kind: triageState,
    details: { ...(until ? { until } : {}), ...(reason ? { reason } : {}) },
  }
}
