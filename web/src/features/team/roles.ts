import type { GivenRoles, TeamList, TeamMember } from '@bizamply/contract/team'
import { baseRoleOf, roleInBrand } from '@bizamply/contract/permissions'
import { companyRoleOf, type BrandRole } from '@bizamply/contract/roles'

type Roles = Pick<TeamMember, 'role' | 'brands' | 'customRole'>

export const roleIn = ({ role, brands }: Pick<Roles, 'role' | 'brands'>, brandId: string): BrandRole =>
  roleInBrand({ memberRole: role, brandRoles: brands }, brandId) ?? 'none'

/** The input that sets a member to their current roles. */
export function givenOf({ role, brands, customRole }: Roles): GivenRoles {
  if (customRole !== null) return { customRole, ...(brands && { brandIds: openBrands(brands) }) }
  return brands === null
    ? { role }
    : { brands: Object.entries(brands).map(([brandId, own]) => ({ brandId, role: own })) }
}

const openBrands = (brands: Readonly<Record<string, BrandRole>>): string[] =>
  Object.entries(brands).flatMap(([brandId, role]) => (role === 'none' ? [] : [brandId]))

/** The input that adds or removes a brand for a member with a custom role. */
export function givenInBrand(member: TeamMember, team: TeamList, brandId: string, isOpen: boolean): GivenRoles {
  const all = team.brands.map((brand) => brand.brandId)
  const brandIds = all.filter((id) => (id === brandId ? isOpen : roleIn(member, id) !== 'none'))
  const customRole = member.customRole ?? undefined
  return brandIds.length === all.length ? { customRole } : { customRole, brandIds }
}

/** The team after a change, shown before the server responds. */
export function withRoles(team: TeamList, userId: string, given: GivenRoles): TeamList {
  const ids = team.brands.map(({ brandId }) => brandId)
  const members = team.members.map((member) =>
    member.userId === userId ? { ...member, ...after(member, given, team.customRoles, ids) } : member,
  )
  return { ...team, members }
}

function after(member: TeamMember, given: GivenRoles, customRoles: TeamList['customRoles'], all: string[]): Roles {
  const { role, brands = [], brandIds } = given
  const custom = customRoles.find(({ id }) => id === given.customRole)
  if (custom) {
    const base = baseRoleOf(custom.permissions)
    const inEach = all.map((id): [string, BrandRole] => [id, brandIds?.includes(id) ? base : 'none'])
    return { role: base, brands: brandIds ? Object.fromEntries(inEach) : null, customRole: custom.id }
  }
  if (role !== undefined) return { role, brands: null, customRole: null }
  const kept = all.map((id): [string, BrandRole] => [id, keptRole(member, id)])
  const requested = brands.map(({ brandId, role: own }): [string, BrandRole] => [brandId, own])
  const inBrands = Object.fromEntries([...kept, ...requested])
  return { role: companyRoleOf(Object.values(inBrands)), brands: inBrands, customRole: null }
}

/** Like the server: members who lose a custom role become viewers in its brands. */
function keptRole(member: TeamMember, brandId: string): BrandRole {
  const role = roleIn(member, brandId)
  return role === 'none' || member.customRole === null ? role : 'viewer'
}

/** Whether it's the member's only brand. */
export const isOnlyBrand = (member: TeamMember, brandId: string, team: TeamList): boolean =>
  team.brands.every((brand) => brand.brandId === brandId || roleIn(member, brand.brandId) === 'none')
