import type { Tx } from '../../db/database.ts'
import type { Place } from './add-notifications.ts'
import { storeNotifications } from './store-notifications.ts'

export interface ChangedProduct {
  /** The comment that shows the change. */
  commentId: string | null
  /** What present.ts builds the text from, including the product's id. */
  details: Record<string, unknown>
  onceKey: string
}

/** Notifies every member of the brand of a product that moved away from its baseline, once a week per change. */
export async function notifyChanged(tx: Tx, ctx: Place, changes: ChangedProduct[]): Promise<void> {
  if (changes.length === 0) return
  await storeNotifications(tx, ctx, {
    name: 'changed',
    select: candidates,
    values: [
      ctx.brandId,
      ctx.now(),
      changes.map(({ commentId }) => commentId),
      changes.map(({ details }) => JSON.stringify(details)),
      changes.map(({ onceKey }) => onceKey),
    ],
    again: 'leave',
  })
}

const candidates = `select $3::uuid as brand_id, m.user_id, 'change' as kind, t.comment_id, null::uuid as actor_id, t.details,
    t.once_key, $4::timestamptz as at
  from unnest($5::uuid[], $6::jsonb[], $7::text[]) as t(comment_id, details, once_key)
  cross join (select user_id from app.members where company_id = $1) m`
