import type { NotificationKind } from '@bizamply/contract/notifications'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

export interface NewNotification {
  userId: string
  kind: NotificationKind
  commentId: string | null
  details: Record<string, unknown>
  /** The same for the same cause. */
  onceKey: string
}

/** Where it happened; `actor` is who did it and is not told. */
export type Place = Pick<Ctx, 'companyId' | 'brandId' | 'now' | 'actor'>

/**
 * Tells each of them, but not who did it, nobody who left the company and nobody who muted the kind. Told again of the
 * same cause, the one row comes to the top, unread.
 */
export async function addNotifications(tx: Tx, ctx: Place, given: NewNotification[]): Promise<void> {
  if (given.length === 0) return
  const rows = [...new Map(given.map((row) => [`${row.userId} ${row.onceKey}`, row])).values()]
  const told = await prepared<{ user_id: string }>(tx, 'notifications.add', statement, [
    ctx.companyId,
    ctx.brandId,
    ctx.actor?.userId ?? null,
    ctx.now(),
    rows.map(() => newId()),
    rows.map(({ userId }) => userId),
    rows.map(({ kind }) => kind),
    rows.map(({ commentId }) => commentId),
    rows.map(({ details }) => JSON.stringify(details)),
    rows.map(({ onceKey }) => onceKey),
  ])
  await tellWhom(tx, ctx, told)
}

/** One event a person: their bell counts anew. */
export async function tellWhom(tx: Tx, ctx: Place, told: { user_id: string }[]): Promise<void> {
  const users = [...new Set(told.map((one) => one.user_id))]
  if (users.length > 0) await emit(tx, ctx, 'notification', users)
}

const statement = `insert into app.notifications (company_id, id, brand_id, user_id, kind, comment_id, actor_id, details,
    once_key, created_at)
  select $1, t.id, $2, t.user_id, t.kind, t.comment_id, $3::uuid, t.details, t.once_key, $4
  from unnest($5::uuid[], $6::uuid[], $7::text[], $8::uuid[], $9::jsonb[], $10::text[])
    as t(id, user_id, kind, comment_id, details, once_key)
  join app.members m on m.company_id = $1 and m.user_id = t.user_id
  join app.users u on u.id = t.user_id and t.kind <> all(u.muted_kinds)
  where t.user_id is distinct from $3::uuid
  on conflict (company_id, user_id, once_key) do update set created_at = excluded.created_at, read_at = null,
    actor_id = excluded.actor_id, details = excluded.details
  returning user_id`
