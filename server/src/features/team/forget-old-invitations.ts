import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

const KEPT_MS = 90 * 86_400_000
const AT_ONCE = 200

/** Addresses of people who never joined, or joined long ago: 90 days after the end of their invitation. */
export async function forgetOldInvitations({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  const companies = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'team.old-invitations',
      `select distinct company_id from app.invitations where coalesce(accepted_at, revoked_at, expires_at) < $1
       limit ${AT_ONCE}`,
      [before],
    ),
  )
  for (const { company_id: companyId } of companies) {
    await db.inCompany(companyId, (tx) =>
      prepared(
        tx,
        'team.forget-invitations',
        `delete from app.invitations where company_id = $1 and coalesce(accepted_at, revoked_at, expires_at) < $2`,
        [companyId, before],
      ),
    )
  }
}
