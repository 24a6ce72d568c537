import { sql } from 'drizzle-orm'
import { graceDays, type AccountOffboarding } from '@bizamply/contract/offboarding'
import { AppError } from '../../../errors.ts'
import { asServer } from '../../../db/as-server.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { enqueueMail } from '../../../mail/index.ts'
import type { AuthDependencies } from '../../auth/index.ts'
import { dayOf } from '../company/mail-members.ts'
import { onlyAdminOf } from './only-admin.ts'

const GRACE_MS = graceDays * 86_400_000

export interface Person {
  userId: string
  email: string
  name: string
  companyId: string | null
}

export async function readAccountOffboarding(
  { db }: Pick<AuthDependencies, 'db'>,
  { userId, companyId }: Person,
  backupDays: number,
): Promise<AccountOffboarding> {
  const only = companyId ? await db.inCompany(companyId, (tx) => onlyAdminOf(tx, { companyId, userId })) : null
  return { onlyAdminOf: only, graceDays, backupDays }
}

/** Signs the user out everywhere; the account is erased after two weeks unless they sign in. */
export async function requestAccountDeletion(deps: AuthDependencies, person: Person): Promise<{ dueAt: string }> {
  const dueAt = new Date(deps.now().getTime() + GRACE_MS)
  const { companyId, userId } = person
  if (companyId) {
    await deps.db.inCompany(companyId, async (tx) => {
      // Same lock as other team changes: of two admins who leave concurrently, the second sees the first.
      await prepared(tx, 'team.lock', 'select 1 from app.companies where company_id = $1 for no key update', [
        companyId,
      ])
      const company = await onlyAdminOf(tx, { companyId, userId })
      if (company !== null) {
        const message = `You’re the only admin of ${company}. Make someone else an admin, or delete the company first.`
        throw new AppError('LAST_ADMIN', { message })
      }
      await asServer(tx, () => book(tx, deps, person, dueAt))
    })
  } else {
    await deps.db.inServer((tx) => book(tx, deps, person, dueAt))
  }
  deps.sessions.forget()
  return { dueAt: dueAt.toISOString() }
}

async function book(tx: Tx, deps: AuthDependencies, { userId, email, name }: Person, dueAt: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into app.account_deletions (user_id, requested_at, due_at)
    values (${userId}, ${deps.now().toISOString()}, ${dueAt.toISOString()}) on conflict do nothing`)
  if (rowCount) await deps.recordSecurity(tx, userId, 'security.deletion-requested')
  await tx.execute(sql`delete from app.sessions where user_id = ${userId}`)
  await tx.execute(sql`select pg_notify('bizamply_sessions', ${userId})`)
  const values = { name, day: dayOf(dueAt, 'en'), link: `${deps.services.appUrl}/login` }
  await enqueueMail(tx, deps.services, { template: 'account-leaving', to: email, locale: 'en', values })
}
