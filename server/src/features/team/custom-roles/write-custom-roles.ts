import type { CustomRole } from '@bizamply/contract/custom-roles'
import { sizes } from '@bizamply/contract/size-limits'
import { baseRoleOf, type Permission } from '@bizamply/contract/permissions'
import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import { changesOf, recordAudit } from '../../audit/index.ts'
import { refuseWithout } from '../../billing/index.ts'
import { lockAsAdmin, emitTeam } from '../stored-members.ts'
import { findCustomRole, inOrder, readCustomRoles } from './read-custom-roles.ts'

interface RoleInput {
  name: string
  permissions: Permission[]
}

/** At most 20 per company; `PLAN_LIMIT` if the plan has no custom roles, `FEATURE_OFF` if they are switched off. */
export async function createCustomRole(ctx: Ctx, input: RoleInput): Promise<CustomRole> {
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    await refuseWithout(tx, ctx.companyId, 'customRoles')
    const existing = await readCustomRoles(tx, ctx.companyId)
    if (existing.length >= sizes.customRoles) {
      throw new AppError('CONFLICT', { message: `A company can have up to ${sizes.customRoles} custom roles.` })
    }
    const made = { id: newId(), name: input.name, permissions: inOrder(input.permissions), inUse: 0 }
    refuseTakenName(made, existing)
    await prepared(
      tx,
      'team.create-custom-role',
      `insert into app.custom_roles (company_id, id, name, permissions, created_by, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [ctx.companyId, made.id, made.name, made.permissions, ctx.actor?.userId ?? null, ctx.now()],
    )
    await record(tx, ctx, 'team.custom-role-created', made.id, { name: made.name, permissions: made.permissions })
    return made
  })
}

/** Takes effect with its members' next call, in every tab and process. */
export async function changeCustomRole(
  ctx: Ctx,
  { roleId, ...input }: RoleInput & { roleId: string },
): Promise<CustomRole> {
  return ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const before = await findCustomRole(tx, ctx.companyId, roleId)
    await refuseWithout(tx, ctx.companyId, 'customRoles')
    const after = { ...before, name: input.name, permissions: inOrder(input.permissions) }
    refuseTakenName(after, await readCustomRoles(tx, ctx.companyId))
    await prepared(
      tx,
      'team.change-custom-role',
      'update app.custom_roles set name = $3, permissions = $4, updated_at = $5 where company_id = $1 and id = $2',
      [ctx.companyId, before.id, after.name, after.permissions, ctx.now()],
    )
    await writeBaseRole(tx, ctx.companyId, after)
    const shown = ({ name, permissions }: CustomRole) => ({ name, permissions })
    await record(tx, ctx, 'team.custom-role-changed', before.id, {
      name: after.name,
      ...changesOf(shown(before), shown(after)),
    })
    return after
  })
}

/** Refused while the role is in use, because its members would otherwise get a role that no one chose. */
export async function removeCustomRole(ctx: Ctx, roleId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const role = await findCustomRole(tx, ctx.companyId, roleId)
    if (role.inUse > 0) {
      const message = `${role.name} is in use by ${role.inUse} ${role.inUse === 1 ? 'member or invitation' : 'members or invitations'}. Give them another role first.`
      throw new AppError('CONFLICT', { message, details: { inUse: role.inUse } })
    }
    await prepared(
      tx,
      'team.free-custom-role',
      'update app.invitations set custom_role_id = null where company_id = $1 and custom_role_id = $2',
      [ctx.companyId, role.id],
    )
    await prepared(tx, 'team.remove-custom-role', 'delete from app.custom_roles where company_id = $1 and id = $2', [
      ctx.companyId,
      role.id,
    ])
    await record(tx, ctx, 'team.custom-role-removed', role.id, { name: role.name })
  })
}

function refuseTakenName({ id, name }: CustomRole, existing: readonly CustomRole[]): void {
  const taken = [...BUILT_IN, ...existing.filter((role) => role.id !== id).map((role) => role.name)]
  if (!taken.some((one) => one.toLowerCase() === name.toLowerCase())) return
  const message = 'A role with this name already exists'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'name', message }] })
}

const BUILT_IN = ['Admin', 'Editor', 'Viewer', 'No access']

/** The built-in role of its members where no permission is checked; brands without a role stay closed. */
async function writeBaseRole(tx: Tx, companyId: string, { id, permissions }: CustomRole): Promise<void> {
  const values = [companyId, id, baseRoleOf(permissions)]
  await prepared(
    tx,
    'team.base-of-members',
    'update app.members set role = $3 where company_id = $1 and custom_role_id = $2',
    values,
  )
  await prepared(
    tx,
    'team.base-in-brands',
    `update app.member_brand_roles b set role = $3 from app.members m
     where b.company_id = $1 and m.company_id = $1 and m.custom_role_id = $2 and m.user_id = b.user_id
       and b.role <> 'none'`,
    values,
  )
  await prepared(
    tx,
    'team.base-of-invitations',
    `update app.invitations set role = $3, brand_roles = (select jsonb_object_agg(key,
         case when value = '"none"' then value else to_jsonb($3::text) end) from jsonb_each(brand_roles))
     where company_id = $1 and custom_role_id = $2`,
    values,
  )
}

async function record(
  tx: Tx,
  ctx: Ctx,
  action: 'team.custom-role-created' | 'team.custom-role-changed' | 'team.custom-role-removed',
  subjectId: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, { ...ctx, brandId: null }, { action, subjectId, details })
  await emitTeam(tx, ctx, subjectId)
}
