import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import type { Tx } from '../../db/database.ts'
import { storeNotifications } from './store-notifications.ts'

export interface OfCompany {
  kind: NotificationKind
  /** What present.ts builds the text from. */
  details: Record<string, unknown>
  /** Deduplication key: the same for the same cause. */
  onceKey: string
  at: Date
  /** The actor, who is not notified. */
  actorId?: string
}

/** Notifies each admin once of an event of the company as a whole, in the brand that they work in. */
export async function notifyAdmins(
  tx: Tx,
  companyId: string,
  { kind, details, onceKey, at, actorId }: OfCompany,
): Promise<void> {
  await storeNotifications(
    tx,
    { companyId, now: () => at },
    {
      name: 'of-company',
      select: candidates,
      values: [kind, JSON.stringify(details), onceKey, at, actorId ?? null],
      again: 'leave',
    },
  )
}

const candidates = `select b.id as brand_id, m.user_id, $3::text as kind, null::uuid as comment_id, $7::uuid as actor_id,
    $4::jsonb as details, $5::text as once_key, $6::timestamptz as at
  from app.members m
  join lateral (select id from app.brands where company_id = $1 and archived_at is null
    order by id = m.selected_brand_id desc nulls last, created_at, id limit 1) b on true
  where m.company_id = $1 and m.role = 'admin' and m.user_id is distinct from $7::uuid`
