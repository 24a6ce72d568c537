import type { Services } from '../../context.ts'
import { companyPages } from '../../db/company-pages.ts'
import { prepared } from '../../db/prepared.ts'

const KEPT_DAYS = 90

/** Deletes notifications after 90 days, read or not. */
export async function forgetOldNotifications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000)
  for await (const companies of companyPages(db)) {
    await db.inServer((tx) =>
      prepared(tx, 'notifications.forget', 'select app.forget_old_notifications($1, $2)', [companies, before]),
    )
  }
}
