import type { Profile } from '@bizamply/contract/profile'
import { isAdministrator, type MemberRole, type UserRole } from '@bizamply/contract/roles'
import type { Services } from '../../context.ts'
import { readAccountType, readSubscriptionId } from '../billing/index.ts'
import { listBrands } from '../brands/index.ts'
import { loadPerson } from './person-row.ts'

/** Always the caller's own profile. */
export interface Person {
  userId: string
  companyId: string | null
  role: UserRole
  memberRole: MemberRole | null
}

export async function readProfile(services: Services, person: Person): Promise<Profile> {
  const { companyId, memberRole } = person
  const [row, accountType, currentSubscriptionId, brands] = await Promise.all([
    loadPerson(services, person.userId),
    readAccountType(services, companyId),
    readSubscriptionId(services, companyId),
    companyId && memberRole ? listBrands(services, companyId) : [],
  ])
  const { image, createdAt, ...own } = row
  return {
    ...own,
    role: memberRole ?? (isAdministrator(person.role) ? 'administrator' : null),
    brandRoles: brands.flatMap(({ BrandId, BrandName }) =>
      memberRole ? [{ BrandId, BrandName, role: memberRole }] : [],
    ),
    profilePic: image,
    joinDate: createdAt.toISOString(),
    currentSubscriptionId,
    accountType,
  }
}
