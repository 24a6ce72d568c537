import type { Services } from '../../context.ts'
import { companyPages } from '../../db/company-pages.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { storeNotifications } from './store-notifications.ts'

export interface ForEveryone {
  details: Record<string, unknown>
  /** Deduplication key: the same announcement is sent once. */
  onceKey: string
  /** Only users who were members before it. */
  before: Date
}

/** Notifies every member of every company, in the brand that they work in; throws at the end if a company failed. */
export async function notifyEveryone(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { details, onceKey, before }: ForEveryone,
): Promise<void> {
  const values = [JSON.stringify(details), onceKey, now(), before]
  const failure = { log, message: 'a company was not notified', about: (companyId: string) => ({ companyId }) }
  await forEachIsolated(companiesOf(db), failure, (companyId) =>
    db.inCompany(companyId, (tx) =>
      storeNotifications(tx, { companyId, now }, { name: 'announcement', select: candidates, values, again: 'leave' }),
    ),
  )
}

async function* companiesOf(db: Services['db']): AsyncGenerator<string> {
  for await (const companies of companyPages(db)) yield* companies
}

const candidates = `select b.id as brand_id, m.user_id, 'announcement' as kind, null::uuid as comment_id, null::uuid as actor_id,
    $3::jsonb as details, $4::text as once_key, $5::timestamptz as at
  from app.members m
  join lateral (select id from app.brands b where company_id = $1 and archived_at is null
      and app.brand_role($1, m.user_id, b.id) is not null
    order by id = m.selected_brand_id desc nulls last, created_at, id limit 1) b on true
  where m.company_id = $1 and m.created_at < $6::timestamptz`
