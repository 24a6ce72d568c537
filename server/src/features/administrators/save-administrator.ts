import { sql } from 'drizzle-orm'
import type { UserRole } from '@bizamply/contract/roles'
import type { Actor } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { forgetEverywhere, plainEmail, type AuthDependencies } from '../auth/index.ts'

/**
 * Grants or revokes a product-wide role. Only super admins may, and never for themselves, so at least one remains: of
 * two who revoke each other concurrently, the second is no longer a super admin.
 */
export async function saveAdministrator(
  deps: Pick<AuthDependencies, 'db' | 'now' | 'sessions'>,
  by: Actor,
  { email, role }: { email: string; role: UserRole },
): Promise<void> {
  const userId = await deps.db.inServer(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`)
    if ((await roleOf(tx, sql`id = ${by.userId}`))?.role !== 'super_admin') throw new AppError('FORBIDDEN')
    const user = await roleOf(tx, sql`email = ${plainEmail(email)}`)
    if (!user) throw refusal('No verified account has this address. Ask them to sign up first.')
    if (user.id === by.userId)
      throw new AppError('CONFLICT', { message: 'Ask another super admin to change your role.' })
    if (user.role === role) return user.id
    await tx.execute(sql`
      update app.users set role = ${role}, updated_at = ${deps.now().toISOString()} where id = ${user.id}`)
    await tx.execute(sql`
      insert into app.administrator_changes (id, user_id, role_before, role_after, changed_by, created_at)
      values (${newId()}, ${user.id}, ${user.role}, ${role}, ${by.userId}, ${deps.now().toISOString()})`)
    return user.id
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}

interface UserRow extends Record<string, unknown> {
  id: string
  role: UserRole
}

async function roleOf(tx: Tx, which: ReturnType<typeof sql>): Promise<UserRow | undefined> {
  const { rows } = await tx.execute<UserRow>(sql`
    select id, role from app.users where ${which} and email_verified for update`)
  return rows[0]
}

const refusal = (message: string): AppError =>
  new AppError('NOT_FOUND', { message, errors: [{ path: 'email', message }] })
