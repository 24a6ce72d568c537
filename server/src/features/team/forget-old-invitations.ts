import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

const KEPT_MS = 90 * 86_400_000
const AT_ONCE = 200

/** Deletes invitations, and so their addresses, 90 days after they ended. */
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
  if (companies.length === 0) return
  await db.inServer((tx) =>
    prepared(tx, 'team.forget-invitations', 'select app.forget_old_invitations($1, $2)', [
      companies.map(({ company_id: id }) => id),
      before,
    ]),
  )
}
