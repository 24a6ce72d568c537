import type { GivenRoles } from '@bizamply/contract/team'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { listBrands } from '../brands/index.ts'
import { findGranted, named } from './custom-roles/read-custom-roles.ts'
import { storedRoles, type StoredRoles } from './stored-roles.ts'
import {
  findMember,
  lockAsAdmin,
  refuseWithoutAdmin,
  emitTeam,
  writeBrandRoles,
  type StoredMember,
} from './stored-members.ts'

/** Takes effect with their next call, in every tab and process. */
export async function changeRole(ctx: Ctx, userId: string, given: GivenRoles): Promise<void> {
  const brandIds = (await listBrands(ctx, ctx.companyId)).map(({ BrandId }) => BrandId)
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const before = await findMember(tx, ctx.companyId, userId)
    const granted = await findGranted(tx, ctx.companyId, given.customRole)
    const after = storedRoles(given, { before, brandIds, granted })
    await prepared(
      tx,
      'team.put-role',
      'update app.members set role = $3, custom_role_id = $4 where company_id = $1 and user_id = $2',
      [ctx.companyId, userId, after.role, after.customRole],
    )
    await writeBrandRoles(tx, ctx.companyId, userId, after.brands)
    await refuseWithoutAdmin(tx, ctx.companyId)
    await recordAudit(
      tx,
      { ...ctx, brandId: null },
      {
        action: 'team.role-changed',
        subjectId: userId,
        details: {
          before: await named(tx, ctx.companyId, rolesOf(before)),
          after: await named(tx, ctx.companyId, after),
        },
      },
    )
    await emitTeam(tx, ctx, userId)
  })
}

const rolesOf = ({ memberRole, brandRoles, customRole }: StoredMember): StoredRoles => ({
  role: memberRole,
  brands: brandRoles,
  customRole,
})
