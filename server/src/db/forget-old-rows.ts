import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { companyPages } from './company-pages.ts'
import { prepared } from './prepared.ts'
import { REFUSED_WEBHOOKS } from './refused-webhooks.ts'

/**
 * Retention: events an hour, rate limit windows a day (refused webhooks a week), idempotent responses and receipts a
 * week, activity 2 or 90 days.
 */
export async function forgetOldRows({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const ago = (hours: number): string => new Date(now().getTime() - hours * 3_600_000).toISOString()
  // The newest stays: streams that follow from a position after it know that they missed none.
  await db.global.execute(sql`delete from app.events where created_at < ${ago(1)}::timestamptz
    and (xid, seq) < (select xid, seq from app.events order by xid desc, seq desc limit 1)`)
  await db.global.execute(sql`delete from app.limits where window_at < ${ago(24)}::timestamptz
    and (bucket not like ${`${REFUSED_WEBHOOKS}%`} or window_at < ${ago(169)}::timestamptz)`)
  await db.global.execute(sql`delete from app.sessions where expires_at < ${ago(0)}::timestamptz`)
  const before = [ago(168), ago(48), ago(2160), ago(168)]
  for await (const companies of companyPages(db)) {
    await db.inServer((tx) =>
      prepared(tx, 'old-rows.forget', 'select app.forget_old_rows($1, $2, $3, $4, $5)', [companies, ...before]),
    )
  }
}
