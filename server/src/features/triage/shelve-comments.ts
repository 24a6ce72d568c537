import type { Shelf } from '@bizamply/contract/comment-filter'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedAnew } from '../../db/prepared.ts'
import { moveInRollups, noteHappenings, type Happening } from '../comments/index.ts'
import { countedOn, lockChosen, tellChanged, type Chosen } from './lock-chosen.ts'

export interface Place {
  shelf: Shelf
  /** When a snoozed one comes back. */
  until: Date | null
  reason: string | null
}

interface Asked {
  commentIds: string[]
  shelf: Shelf
  until?: string | null | undefined
  reason?: string | null | undefined
}

/** Snoozes, marks as needing no reply, hides, or puts back; answers which of them lay elsewhere before. */
export async function shelveComments(ctx: Ctx, asked: Asked): Promise<{ changed: string[] }> {
  const place: Place = {
    shelf: asked.shelf,
    until: asked.until ? new Date(asked.until) : null,
    reason: asked.shelf === 'open' ? null : asked.reason || null,
  }
  if (place.until && place.until <= ctx.now()) {
    throw new AppError('BAD_REQUEST', { errors: [{ path: 'until', message: 'A snooze ends in the future' }] })
  }
  return ctx.tx(async (tx) => {
    const chosen = await lockChosen(tx, ctx, asked.commentIds)
    const moved = chosen.filter((one) => liesElsewhere(one, place))
    await putOn(tx, ctx, moved, place)
    const happenings = moved.map((one) => happeningOf(one, place))
    await noteHappenings(tx, ctx, happenings)
    const changed = moved.map(({ id }) => id)
    await tellChanged(tx, ctx, changed)
    return { changed }
  })
}

/** Moves locked comments to a shelf, and what the rollups count of them. */
export async function putOn(tx: Tx, ctx: Ctx, comments: Chosen[], place: Place): Promise<void> {
  if (comments.length === 0) return
  await plannedAnew(
    tx,
    `update app.comments set shelf = $3, snoozed_until = $4, shelf_reason = $5, updated_at = $6
     where company_id = $1 and id = any($2::uuid[])`,
    [ctx.companyId, comments.map(({ id }) => id), place.shelf, place.until, place.reason, ctx.now()],
  )
  await moveInRollups(tx, ctx.companyId, {
    came: comments.map((one) => countedOn(ctx, one, place.shelf)),
    went: comments.map((one) => countedOn(ctx, one, one.shelf)),
  })
}

const liesElsewhere = (one: Chosen, place: Place): boolean =>
  one.shelf !== place.shelf ||
  one.snoozedUntil?.getTime() !== place.until?.getTime() ||
  (one.shelfReason ?? null) !== place.reason

function happeningOf(one: Chosen, { shelf, until, reason }: Place): Happening {
  if (shelf === 'open') return { commentId: one.id, kind: one.shelf === 'hidden' ? 'restored' : 'reopened' }
  return { commentId: one.id, kind: shelf, details: { ...(until ? { until } : {}), ...(reason ? { reason } : {}) } }
}
