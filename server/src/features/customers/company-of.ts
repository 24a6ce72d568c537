import { inside, type Actor, type Ctx, type Services } from '../../context.ts'
import { findCompany } from './find-company.ts'

/** A customer's company for an administrator, who is not a member of any brand. */
export async function companyOf(services: Services, administrator: Actor, name: string, brandId = ''): Promise<Ctx> {
  const actor = { ...administrator, memberRole: null, rights: NONE }
  return inside(services, { companyId: await findCompany(services, name), publicId: '', brandId, actor })
}

const NONE = { memberRole: null, brandRoles: null, customPermissions: null }
