import type { NotificationKind } from '@bizamply/contract/notifications'
import { emit } from '../../db/events.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

export interface OfCompany {
  kind: NotificationKind
  /** What present.ts makes words of. */
  details: Record<string, unknown>
  /** The same for the same cause: it is told once. */
  onceKey: string
  at: Date
}

/**
 * What concerns a company and none of its brands: told to each admin, once, in the brand that they work in. Nobody who muted
 * the kind is told.
 */
export async function notifyAdmins(
  tx: Tx,
  companyId: string,
  { kind, details, onceKey, at }: OfCompany,
): Promise<void> {
  const told = await prepared<{ user_id: string; brand_id: string }>(tx, 'notifications.of-company', statement, [
    companyId,
    kind,
    JSON.stringify(details),
    onceKey,
    at,
  ])
  for (const [brandId, users] of Map.groupBy(told, (one) => one.brand_id)) {
    const where = { companyId, brandId, now: () => at }
    const ids = users.map((one) => one.user_id)
    await emit(tx, where, 'notification', ids)
  }
}

const statement = `insert into app.notifications (company_id, id, brand_id, user_id, kind, details, once_key, created_at)
  select $1, gen_random_uuid(), b.id, m.user_id, $2, $3::jsonb, $4, $5
  from app.members m
  join app.users u on u.id = m.user_id and $2 <> all(u.muted_kinds)
  join lateral (select id from app.brands where company_id = $1 and archived_at is null
    order by id = m.selected_brand_id desc nulls last, created_at, id limit 1) b on true
  where m.company_id = $1 and m.role = 'admin'
  on conflict (company_id, user_id, once_key) do nothing
  returning user_id, brand_id`
