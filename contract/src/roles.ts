import { ofAdmins, permissions, type Permission } from './permissions.ts'

/** A member's role in a company. Admin: everything. Editor: generate, edit, send. Viewer: read. */
export const memberRoles = ['admin', 'editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** A role in one brand; `none` hides the brand. */
export const brandRoles = [...memberRoles, 'none'] as const
export type BrandRole = (typeof brandRoles)[number]

const byRole: Readonly<Record<MemberRole, readonly Permission[]>> = {
  admin: permissions,
  editor: permissions.filter((permission) => !ofAdmins.has(permission)),
  viewer: [],
}

export const permissionsOf = (role: MemberRole): readonly Permission[] => byRole[role]

/**
 * A member's access: `memberRole` in every brand, unless they have brand roles or a custom role.
 */
export interface Rights {
  memberRole: MemberRole | null
  /** Roles by brand id; omitted brands are `none`. Null: the company role applies everywhere. */
  brandRoles: Readonly<Record<string, BrandRole>> | null
  /** Permissions of their custom role, in every brand where they have a role; null without one. */
  customPermissions: readonly Permission[] | null
}

/** A company's admin is admin in every brand. Null: the brand is hidden from them. */
export function roleInBrand(
  { memberRole, brandRoles: own }: Pick<Rights, 'memberRole' | 'brandRoles'>,
  brandId: string,
): MemberRole | null {
  if (memberRole === null || memberRole === 'admin' || own === null) return memberRole
  const role = own[brandId] ?? 'none'
  return role === 'none' ? null : role
}

/** `brandId` null: in the company, e.g. for its credits. */
export function permissionsIn(rights: Rights, brandId: string | null): readonly Permission[] {
  const role = brandId === null ? rights.memberRole : roleInBrand(rights, brandId)
  return role === null ? [] : (rights.customPermissions ?? permissionsOf(role))
}

export const isPermitted = (rights: Rights, brandId: string | null, permission: Permission): boolean =>
  permissionsIn(rights, brandId).includes(permission)

/** The role outside brands (settings, team, credits) of a member with brand roles. */
export const companyRoleOf = (own: readonly BrandRole[]): MemberRole =>
  own.some((role) => role === 'admin' || role === 'editor') ? 'editor' : 'viewer'

/**
 * A user's role in the product; all except `user` are administrators, with the permissions in
 * administration.ts.
 */
export const userRoles = ['user', 'support', 'billing', 'admin', 'super_admin'] as const
export type UserRole = (typeof userRoles)[number]

export const isAdministrator = (role: UserRole): boolean => role !== 'user'

export const everyMember: readonly MemberRole[] = memberRoles
export const writers: readonly MemberRole[] = ['admin', 'editor']
/** What no custom role can do. */
export const owners: readonly MemberRole[] = ['admin']
