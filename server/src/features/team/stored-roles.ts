import type { GivenRoles } from '@bizamply/contract/team'
import { baseRoleOf, type Permission, roleInBrand, type Rights } from '@bizamply/contract/permissions'
import { companyRoleOf, type BrandRole, type MemberRole } from '@bizamply/contract/roles'
import { AppError } from '../../errors.ts'

/** A member's stored roles: `brands` is null if the role applies to every brand. */
export interface StoredRoles {
  role: MemberRole
  brands: Record<string, BrandRole> | null
  customRole: string | null
}

/** The part of a custom role that the team's rules need. */
export interface GrantedRole {
  id: string
  permissions: readonly Permission[]
}

/** Merges new roles into the old: one role for all, or roles in some brands while others keep theirs. */
export function storedRoles(
  given: GivenRoles,
  { before, brandIds, granted }: { before: Before | null; brandIds: readonly string[]; granted: GrantedRole | null },
): StoredRoles {
  if (granted) return customRoles(granted, given.brandIds ?? null, brandIds)
  if (given.role !== undefined) return { role: given.role, brands: null, customRole: null }
  const requested = (given.brands ?? []).map(({ brandId, role }) => [brandId.toLowerCase(), role] as const)
  if (!requested.every(([id]) => brandIds.includes(id))) throw noBrand()
  const kept = brandIds.map((id): [string, BrandRole] => [id, roleBefore(before, id)])
  const brands: Record<string, BrandRole> = Object.fromEntries([...kept, ...requested])
  if (!grantsAny(brands)) {
    const message = 'Choose a role in at least one brand. To remove all access, remove the member.'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'brands', message }] })
  }
  return { role: companyRoleOf(Object.values(brands)), brands, customRole: null }
}

type Before = Pick<Rights, 'memberRole' | 'brandRoles'> & { customRole: string | null }

/** After a custom role, other brands become read-only, because its built-in equivalent may permit more. */
function roleBefore(before: Before | null, brandId: string): BrandRole {
  const role = before && roleInBrand(before, brandId)
  if (!role) return 'none'
  return before.customRole === null ? role : 'viewer'
}

function customRoles(
  { id, permissions }: GrantedRole,
  requested: readonly string[] | null,
  brandIds: readonly string[],
): StoredRoles {
  const role = baseRoleOf(permissions)
  if (requested === null) return { role, brands: null, customRole: id }
  const selected = requested.map((one) => one.toLowerCase())
  if (!selected.every((one) => brandIds.includes(one))) throw noBrand()
  const brands = Object.fromEntries(brandIds.map((one) => [one, selected.includes(one) ? role : ('none' as const)]))
  return { role, brands, customRole: id }
}

const noBrand = () => new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })

export const grantsAny = (brands: Record<string, BrandRole>): boolean =>
  Object.values(brands).some((role) => role !== 'none')

/** Without removed brands; null if none is left. */
export function stillThere({ role, brands, customRole }: StoredRoles, brandIds: readonly string[]): StoredRoles | null {
  if (brands === null) return { role, brands, customRole }
  const left = Object.fromEntries(Object.entries(brands).filter(([id]) => brandIds.includes(id)))
  return grantsAny(left) ? { role, brands: left, customRole } : null
}
