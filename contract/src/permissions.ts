import type { BrandRole, MemberRole } from './roles.ts'

/**
 * What members may do beyond reading. A call names its permission; a custom role is a set of
 * permissions.
 */
export const permissions = [
  'replies.write',
  'replies.send',
  'comments.organize',
  'comments.import',
  'templates.manage',
  'discounts.manage',
  'reports.manage',
  'projects.manage',
  'voice.manage',
  'brands.manage',
  'connections.manage',
  'credits.manage',
  'billing.manage',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

/**
 * Permissions of an Admin that an Editor lacks. No custom role can do the rest, e.g. manage the
 * team.
 */
export const ofAdmins: ReadonlySet<Permission> = new Set([
  'brands.manage',
  'connections.manage',
  'credits.manage',
  'billing.manage',
  'audit.read',
])

/**
 * The built-in role that a custom role counts as where no permission is checked, e.g. for
 * assignees: `editor` with any of an Editor's permissions, else `viewer`.
 */
export const baseRoleOf = (granted: readonly Permission[]): 'editor' | 'viewer' =>
  granted.some((permission) => !ofAdmins.has(permission)) ? 'editor' : 'viewer'

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
