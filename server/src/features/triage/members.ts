import type { Member } from '@bizamply/contract/triage'
import { writers } from '@bizamply/contract/roles'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

/** Members of the brand, by name, with emails only of those who share theirs. */
export async function listMembers(ctx: Ctx): Promise<Member[]> {
  return ctx.tx((tx) =>
    prepared<Member>(
      tx,
      'members.list',
      `select m.user_id as id, u.name, r.role,
         case when u.id = $3 or me.role = 'admin' or u.profile_visibility = 'everyone'
           or (u.profile_visibility = 'team' and me.role = 'editor') then u.email end as email
       from app.members m join app.users u on u.id = m.user_id
       cross join lateral (select app.brand_role($1, m.user_id, $2) as role) r
       cross join lateral (select app.brand_role($1, $3, $2) as role) me
       where m.company_id = $1 and r.role is not null order by lower(u.name), u.email limit 500`,
      [ctx.companyId, ctx.brandId, actorOf(ctx)],
    ),
  )
}

export async function requireMembers(tx: Tx, ctx: Ctx, userIds: string[]): Promise<void> {
  const requested = [...new Set(userIds)]
  if (requested.length === 0) return
  const rows = await prepared(
    tx,
    'members.are',
    `select user_id from app.members where company_id = $1 and user_id = any($2::uuid[])
       and app.brand_role($1, user_id, $3) is not null`,
    [ctx.companyId, requested, ctx.brandId],
  )
  if (rows.length < requested.length) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this member.' })
}

/** Comments can only be assigned to members who can reply. */
export async function requireWriter(tx: Tx, ctx: Ctx, userId: string): Promise<void> {
  const [member] = await prepared<{ role: Member['role'] | null }>(
    tx,
    'members.role',
    'select app.brand_role($1, $2, $3) as role',
    [ctx.companyId, userId, ctx.brandId],
  )
  if (member?.role && writers.includes(member.role)) return
  throw new AppError('BAD_REQUEST', { message: 'Viewers can’t reply. Choose an admin or editor.' })
}

/** The user who acts. Jobs have none. */
export function actorOf(ctx: Ctx): string {
  if (!ctx.actor) throw new AppError('FORBIDDEN')
  return ctx.actor.userId
}
