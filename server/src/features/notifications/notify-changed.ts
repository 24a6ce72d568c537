import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { tellWhom, type Place } from './add-notifications.ts'

export interface ChangedProduct {
  /** The comment that shows it. */
  commentId: string | null
  /** What present.ts makes words of; the product's id among it. */
  details: Record<string, unknown>
  onceKey: string
}

/** A product left its own baseline: every member is told once a week of each such change. */
export async function notifyChanged(tx: Tx, ctx: Place, changes: ChangedProduct[]): Promise<void> {
  if (changes.length === 0) return
  const told = await prepared<{ user_id: string }>(tx, 'notifications.changed', statement, [
    ctx.companyId,
    ctx.brandId,
    ctx.now(),
    changes.map(({ commentId }) => commentId),
    changes.map(({ details }) => JSON.stringify(details)),
    changes.map(({ onceKey }) => onceKey),
  ])
  await tellWhom(tx, ctx, told)
}

const statement = `insert into app.notifications (company_id, id, brand_id, user_id, kind, comment_id, details, once_key,
    created_at)
  select $1, gen_random_uuid(), $2, m.user_id, 'change', t.comment_id, t.details, t.once_key, $3
  from unnest($4::uuid[], $5::jsonb[], $6::text[]) as t(comment_id, details, once_key)
  join app.members m on m.company_id = $1
  join app.users u on u.id = m.user_id and 'change' <> all(u.muted_kinds)
  on conflict (company_id, user_id, once_key) do nothing
  returning user_id`
