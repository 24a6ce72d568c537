import { ofAdmins, permissions, type Permission } from './permissions.ts'

/** A member's role in a company. Admin: all. Editor: generate, edit, send. Viewer: read. */
export const memberRoles = ['admin', 'editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The same in one brand; `none` hides the brand. */
export const brandRoles = [...memberRoles, 'none'] as const
export type BrandRole = (typeof brandRoles)[number]

const byRole: Readonly<Record<MemberRole, readonly Permission[]>> = {
  admin: permissions,
  editor: permissions.filter((permission) => !ofAdmins.has(permission)),
  viewer: [],
}

export const permissionsOf = (role: MemberRole): readonly Permission[] => byRole[role]

/** What a member may do: `memberRole` in every brand, unless they have a role in each brand, or a custom role. */
export interface Rights {
  memberRole: MemberRole | null
  /** By brand id; a brand that it leaves out is `none`. Null: the role of the company counts everywhere. */
  brandRoles: Readonly<Record<string, BrandRole>> | null
  /** Of their custom role, in every brand that they have a role in; null without one. */
  customPermissions: readonly Permission[] | null
}

/** An admin of the company is admin in every brand. Null: the brand does not exist for them. */
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

/** The role outside the brands (settings, team, credits) of a member with a role in each of them. */
export const companyRoleOf = (own: readonly BrandRole[]): MemberRole =>
  own.some((role) => role === 'admin' || role === 'editor') ? 'editor' : 'viewer'

/** A user's role in the whole product; each but `user` makes an administrator, with what administration.ts says. */
export const userRoles = ['user', 'support', 'billing', 'admin', 'super_admin'] as const
export type UserRole = (typeof userRoles)[number]

export const isAdministrator = (role: UserRole): boolean => role !== 'user'

export const everyMember: readonly MemberRole[] = memberRoles
export const writers: readonly MemberRole[] = ['admin', 'editor']
/** What no custom role can be permitted to do. */
export const owners: readonly MemberRole[] = ['admin']
