import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

const KEPT_DAYS = 90

/** What is older than 90 days goes, read or not. */
export async function forgetOldNotifications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000)
  const companies = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'notifications.aged',
      'select distinct company_id from app.notifications where created_at < $1',
      [before],
    ),
  )
  for (const { company_id: companyId } of companies) {
    await db.inCompany(companyId, (tx) =>
      prepared(tx, 'notifications.forget', 'delete from app.notifications where company_id = $1 and created_at < $2', [
        companyId,
        before,
      ]),
    )
  }
}
