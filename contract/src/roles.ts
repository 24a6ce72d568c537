/** A member's role in a company. Admin: everything. Editor: generate, edit, send. Viewer: read. */
export const memberRoles = ['admin', 'editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** A role in one brand; `none` hides the brand. */
export const brandRoles = [...memberRoles, 'none'] as const
export type BrandRole = (typeof brandRoles)[number]

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

export const writers: readonly MemberRole[] = ['admin', 'editor']
/** What no custom role can do. */
export const owners: readonly MemberRole[] = ['admin']
