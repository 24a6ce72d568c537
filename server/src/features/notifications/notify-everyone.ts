import type { Services } from '../../context.ts'
import { companyPages } from '../../db/company-pages.ts'
import { storeNotifications } from './store-notifications.ts'

export interface ForEveryone {
  details: Record<string, unknown>
  /** Deduplication key: the same announcement is sent once. */
  onceKey: string
  /** Only users who were members before it. */
  before: Date
}

/** Notifies every member of every company, in the brand that they work in. */
export async function notifyEveryone(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { details, onceKey, before }: ForEveryone,
): Promise<void> {
  const values = [JSON.stringify(details), onceKey, now(), before]
  for await (const companies of companyPages(db)) {
    for (const companyId of companies) {
      await db.inCompany(companyId, (tx) =>
        storeNotifications(
          tx,
          { companyId, now },
          { name: 'announcement', select: candidates, values, again: 'leave' },
        ),
      )
    }
  }
}

const candidates = `select b.id as brand_id, m.user_id, 'announcement' as kind, null::uuid as comment_id, null::uuid as actor_id,
    $3::jsonb as details, $4::text as once_key, $5::timestamptz as at
  from app.members m
  join lateral (select id from app.brands b where company_id = $1 and archived_at is null
      and app.brand_role($1, m.user_id, b.id) is not null
    order by id = m.selected_brand_id desc nulls last, created_at, id limit 1) b on true
  where m.company_id = $1 and m.created_at < $6::timestamptz`
