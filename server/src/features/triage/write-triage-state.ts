import type { TriageState } from '@bizamply/contract/comment-filter'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { moveInRollups } from '../rollups/index.ts'
import { recordActivity, type Activity } from '../comments/index.ts'
import { emitComments } from '../../db/events.ts'
import { countedOn, lockAll, type Chosen } from './lock-comments.ts'

export interface StateOfTriage {
  triageState: TriageState
  /** When a snoozed comment reopens. */
  until: Date | null
  reason: string | null
}

/** Sets comments' triage state and records it. Returns those that had another state before. */
export async function writeTriageState(
  ctx: Ctx,
  commentIds: string[],
  state: StateOfTriage,
): Promise<{ changed: string[] }> {
  return ctx.tx(async (tx) => {
    const chosen = await lockAll(tx, ctx, commentIds)
    const moved = chosen.filter((one) => differs(one, state))
    await applyTriageState(tx, ctx, moved, state)
    await recordActivity(
      tx,
      ctx,
      moved.map((one) => activityOf(one, state)),
    )
    const changed = moved.map(({ id }) => id)
    await emitComments(tx, ctx, changed)
    return { changed }
  })
}

/** Moves locked comments to a triage state and updates the rollups. */
export async function applyTriageState(tx: Tx, ctx: Ctx, comments: Chosen[], state: StateOfTriage): Promise<void> {
  if (comments.length === 0) return
  await plannedPerCall(
    tx,
    `update app.comments set triage_state = $3, snoozed_until = $4, triage_reason = $5, updated_at = $6
     where company_id = $1 and id = any($2::uuid[])`,
    [ctx.companyId, comments.map(({ id }) => id), state.triageState, state.until, state.reason, ctx.now()],
  )
  await moveInRollups(tx, ctx.companyId, {
    came: comments.map((one) => countedOn(ctx, one, state.triageState)),
    went: comments.map((one) => countedOn(ctx, one, one.triageState)),
  })
}

const differs = (one: Chosen, state: StateOfTriage): boolean =>
  one.triageState !== state.triageState ||
  one.snoozedUntil?.getTime() !== state.until?.getTime() ||
  (one.triageReason ?? null) !== state.reason

function activityOf(one: Chosen, { triageState, until, reason }: StateOfTriage): Activity {
  if (triageState === 'open') return { commentId: one.id, kind: one.triageState === 'hidden' ? 'restored' : 'reopened' }
  return {
    commentId: one.id,
    kind: triageState,
    details: { ...(until ? { until } : {}), ...(reason ? { reason } : {}) },
  }
}
