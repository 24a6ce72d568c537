import { sql } from 'drizzle-orm'
import type { Invitation, TeamList, TeamMember } from '@bizamply/contract/team'
import { roleInBrand } from '@bizamply/contract/permissions'
import type { BrandRole } from '@bizamply/contract/roles'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { availability, readEntitlements, readSeats } from '../billing/index.ts'
import { listBrands } from '../brands/index.ts'
import { readCustomRoles } from './custom-roles/read-custom-roles.ts'
import { readOpenInvitations } from './read-open-invitations.ts'

type Row = Omit<TeamMember, 'secondFactor' | 'lastActiveAt'>

/** The team as the reader may see it: roles in the reader's brands; security and invitations for admins only. */
export async function listTeam(ctx: Ctx): Promise<TeamList> {
  const isAdmin = ctx.actor?.memberRole === 'admin'
  const all = await listBrands(ctx, ctx.companyId)
  const seen = all.filter(({ BrandId }) => !ctx.actor?.rights || roleInBrand(ctx.actor.rights, BrandId))
  const ids = seen.map(({ BrandId }) => BrandId)
  const among = (brands: Record<string, BrandRole> | null) =>
    brands && Object.fromEntries(ids.map((id) => [id, brands[id] ?? ('none' as const)]))
  const read = await ctx.tx(async (tx) => ({
    rows: await readMembers(tx, ctx, ids),
    customRoles: await readCustomRoles(tx, ctx.companyId),
    entitlements: await readEntitlements(tx, ctx.companyId),
    seats: await readSeats(tx, ctx.companyId, ctx.now()),
    company: await nameOf(tx, ctx.companyId),
    invitations: isAdmin ? await readOpenInvitations(tx, ctx) : [],
    safety: await readSafety(tx, isAdmin ? null : (ctx.actor?.userId ?? ''), ctx.companyId),
  }))
  const { plan, taken, most } = read.seats
  return {
    company: read.company,
    plan,
    seats: { taken, most },
    brands: seen.map(({ BrandId: brandId, BrandName: name, logoUrl }) => ({ brandId, name, logoUrl })),
    members: read.rows.map((row) => ({
      ...row,
      brands: among(row.brands),
      ...(read.safety.get(row.userId) ?? HIDDEN),
    })),
    customRoles: read.customRoles,
    customRolesAre: availability(read.entitlements, 'customRoles'),
    invitations: read.invitations.map((one): Invitation => ({ ...one, brands: among(one.brands) })),
  }
}

const HIDDEN = { secondFactor: null, lastActiveAt: null }
const DAYS = 30

/** Two deliveries of one reply count once. */
const readMembers = (tx: Tx, ctx: Ctx, brandIds: string[]): Promise<Row[]> =>
  prepared<Row>(
    tx,
    'team.list',
    `select m.user_id as "userId", u.name, u.email, u.image as picture, m.role,
       m.custom_role_id as "customRole",
       (select jsonb_object_agg(r.brand_id, r.role) from app.member_brand_roles r
         where r.company_id = $1 and r.user_id = m.user_id) as brands, coalesce(d.replies, 0)::int as replies
     from app.members m join app.users u on u.id = m.user_id
     left join (select user_id, count(distinct coalesce(pair_id, id)) as replies from app.deliveries
       where company_id = $1 and brand_id = any($2::uuid[]) and state = 'posted' and posted_at > $3 group by 1) d
       on d.user_id = m.user_id
     where m.company_id = $1 order by m.created_at, lower(u.name), u.email limit 500`,
    [ctx.companyId, brandIds, new Date(ctx.now().getTime() - DAYS * 86_400_000)],
  )

async function nameOf(tx: Tx, companyId: string): Promise<string> {
  const [row] = await prepared<{ name: string }>(
    tx,
    'team.company',
    'select name from app.companies where company_id = $1',
    [companyId],
  )
  return row?.name ?? ''
}

type Safety = Pick<TeamMember, 'secondFactor' | 'lastActiveAt'>

/** For everyone in the company, or one member. */
async function readSafety(tx: Tx, only: string | null, companyId: string): Promise<Map<string, Safety>> {
  const members = await prepared<{ user_id: string }>(
    tx,
    'team.ids',
    'select user_id from app.members where company_id = $1 and ($2::text is null or user_id::text = $2)',
    [companyId, only],
  )
  const ids = sql.param(members.map(({ user_id: id }) => id))
  const { rows } = await asServer(tx, () =>
    tx.execute<{ id: string; factor: boolean; used: string | null }>(sql`
      select u.id, exists (select 1 from app.authenticators a where a.user_id = u.id and a.enabled_at is not null) as factor,
        greatest((select max(coalesce(s.last_used_at, s.updated_at)) from app.sessions s where s.user_id = u.id),
          (select max(l.created_at) from app.logins l where l.user_id = u.id and l.success)) as used
      from app.users u where u.id = any(${ids}::uuid[])`),
  )
  return new Map(
    rows.map(({ id, factor, used }) => [
      id,
      { secondFactor: factor, lastActiveAt: used === null ? null : new Date(used).toISOString() },
    ]),
  )
}
