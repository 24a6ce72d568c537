import { sql } from 'drizzle-orm'
import { enqueueMail } from '../../mail/index.ts'
import type { AuthDependencies } from './dependencies.ts'

/** Signing in cancels the user's own deletion request, unless erasing has begun. */
export async function cancelAccountDeletion(
  { services, recordSecurity }: Pick<AuthDependencies, 'services' | 'recordSecurity'>,
  who: { userId: string } | { email: string },
): Promise<void> {
  const user = 'userId' in who ? sql`u.id = ${who.userId}` : sql`u.email = ${who.email}`
  await services.db.inServer(async (tx) => {
    const { rows } = await tx.execute<{ id: string; email: string; name: string; locale: string }>(sql`
      delete from app.account_deletions d using app.users u
      where u.id = d.user_id and d.erasing_at is null and ${user} returning u.id, u.email, u.name, u.locale`)
    const [kept] = rows
    if (!kept) return
    const { id, email: to, name, locale } = kept
    await recordSecurity(tx, id, 'security.deletion-undone')
    const values = { name, link: `${services.appUrl}/settings?tab=security` }
    await enqueueMail(tx, services, { template: 'account-kept', to, locale, values })
  })
}
