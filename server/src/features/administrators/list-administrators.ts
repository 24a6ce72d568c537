import type { Administrator, AdministratorList } from '@bizamply/contract/administrators'
import type { UserRole } from '@bizamply/contract/roles'
import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

const CHANGES = 50

/** Super admins first, then by name. */
export function listAdministrators(
  { db }: Pick<Services, 'db'>,
  secondFactorRequired: boolean,
): Promise<AdministratorList> {
  return db.asAdmin(async (tx) => {
    const people = await prepared<Omit<Administrator, 'lastLogin'> & { lastLogin: Date | null }>(
      tx,
      'administrators.list',
      `select u.id as "userId", u.name, u.email, u.image as picture, u.role,
         (exists (select 1 from app.authenticators where user_id = u.id and enabled_at is not null)
           or exists (select 1 from app.passkeys where user_id = u.id)) as "secondFactor",
         (select created_at from app.logins where user_id = u.id and success
           order by created_at desc nulls first, id desc nulls first limit 1) as "lastLogin"
       from app.users u where u.role <> 'user' order by (u.role = 'super_admin') desc, lower(u.name), u.id limit 200`,
      [],
    )
    const changes = await prepared<{
      id: string
      name: string
      before: UserRole
      after: UserRole
      by: string | null
      at: Date
    }>(
      tx,
      'administrators.changes',
      `select c.id, u.name, c.role_before as before, c.role_after as after, b.name as by, c.created_at as at
       from app.administrator_changes c join app.users u on u.id = c.user_id left join app.users b on b.id = c.changed_by
       order by c.created_at desc, c.id desc limit ${CHANGES}`,
      [],
    )
    return {
      administrators: people.map((one) => ({ ...one, lastLogin: one.lastLogin?.toISOString() ?? null })),
      secondFactorRequired,
      changes: changes.map((one) => ({ ...one, at: one.at.toISOString() })),
    }
  })
}
