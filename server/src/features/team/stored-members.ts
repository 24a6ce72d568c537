import type { BrandRole, MemberRole } from '@bizamply/contract/roles'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { StoredRoles } from './stored-roles.ts'

export interface StoredMember {
  name: string
  memberRole: MemberRole
  brandRoles: Record<string, BrandRole> | null
  customRole: string | null
}

/** Serializes team changes of a company, so that concurrent ones see each other. */
export async function lockTeam(tx: Tx, companyId: string): Promise<void> {
  await prepared(tx, 'team.lock', 'select 1 from app.companies where company_id = $1 for no key update', [companyId])
}

/** Also rechecks that the caller is still an admin. */
export async function lockAsAdmin(tx: Tx, { companyId, actor }: Pick<Ctx, 'companyId' | 'actor'>): Promise<void> {
  await lockTeam(tx, companyId)
  const admins = await prepared(
    tx,
    'team.is-admin',
    `select 1 from app.members where company_id = $1 and user_id = $2 and role = 'admin'`,
    [companyId, actor?.userId ?? null],
  )
  if (admins.length === 0) throw new AppError('FORBIDDEN')
}

export async function findMember(tx: Tx, companyId: string, userId: string): Promise<StoredMember> {
  const [row] = await prepared<StoredMember>(
    tx,
    'team.member',
    `select u.name, m.role as "memberRole", m.custom_role_id as "customRole", (select jsonb_object_agg(r.brand_id, r.role) from app.member_brand_roles r
       where r.company_id = $1 and r.user_id = $2) as "brandRoles"
     from app.members m join app.users u on u.id = m.user_id where m.company_id = $1 and m.user_id = $2`,
    [companyId, userId],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this member.' })
  return row
}

/** Checked after the change, under the team's lock. */
export async function refuseWithoutAdmin(tx: Tx, companyId: string): Promise<void> {
  const admins = await prepared(
    tx,
    'team.admins',
    `select 1 from app.members m join app.users u on u.id = m.user_id and u.status = 'active'
     where m.company_id = $1 and m.role = 'admin'
       and not exists (select 1 from app.account_deletions d where d.user_id = m.user_id) limit 1`,
    [companyId],
  )
  if (admins.length === 0) throw new AppError('LAST_ADMIN')
}

export async function writeBrandRoles(
  tx: Tx,
  companyId: string,
  userId: string,
  brands: StoredRoles['brands'],
): Promise<void> {
  await prepared(tx, 'team.drop-roles', 'delete from app.member_brand_roles where company_id = $1 and user_id = $2', [
    companyId,
    userId,
  ])
  if (brands === null) return
  await prepared(
    tx,
    'team.put-roles',
    `insert into app.member_brand_roles (company_id, user_id, brand_id, role)
     select $1, $2, t.* from unnest($3::uuid[], $4::text[]) t`,
    [companyId, userId, Object.keys(brands), Object.values(brands)],
  )
}

/** Notifies every open tab of the company; the member's own tabs reload their session. */
export const emitTeam = (tx: Tx, where: { companyId: string; now: () => Date }, userId: string): Promise<void> =>
  emit(tx, { companyId: where.companyId, brandId: null, now: where.now }, 'team', [userId])
