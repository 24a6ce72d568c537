import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { storeNotifications } from './store-notifications.ts'

export interface NewNotification {
  userId: string
  kind: NotificationKind
  commentId: string | null
  details: Record<string, unknown>
  /** Deduplication key: the same for the same cause. */
  onceKey: string
}

/** Where it happened; `actor` caused it and is not notified. */
export type Place = Pick<Ctx, 'companyId' | 'brandId' | 'now' | 'actor'>

/**
 * Notifies each user except the actor and users without a role in the brand. A repeated cause moves the existing row
 * to the top, unread.
 */
export async function addNotifications(tx: Tx, ctx: Place, given: NewNotification[]): Promise<void> {
  if (given.length === 0) return
  const rows = [...new Map(given.map((row) => [`${row.userId} ${row.onceKey}`, row])).values()]
  await storeNotifications(tx, ctx, {
    name: 'add',
    select: candidates,
    values: [
      ctx.brandId,
      ctx.actor?.userId ?? null,
      ctx.now(),
      rows.map(({ userId }) => userId),
      rows.map(({ kind }) => kind),
      rows.map(({ commentId }) => commentId),
      rows.map(({ details }) => JSON.stringify(details)),
      rows.map(({ onceKey }) => onceKey),
    ],
    again: 'raise',
  })
}

const candidates = `select $3::uuid as brand_id, t.user_id, t.kind, t.comment_id, $4::uuid as actor_id, t.details,
    t.once_key, $5::timestamptz as at
  from unnest($6::uuid[], $7::text[], $8::uuid[], $9::jsonb[], $10::text[]) as t(user_id, kind, comment_id, details, once_key)
  where t.user_id is distinct from $4::uuid`
