/** A member's role in a company. Admin: all. Editor: generate, edit, send. Viewer: read. */
export const memberRoles = ['admin', 'editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** A user's role in the whole product; admin and super_admin make an administrator. */
export const userRoles = ['user', 'admin', 'super_admin'] as const
export type UserRole = (typeof userRoles)[number]

export const isAdministrator = (role: UserRole): boolean => role !== 'user'

export const everyMember: readonly MemberRole[] = memberRoles
export const writers: readonly MemberRole[] = ['admin', 'editor']
export const owners: readonly MemberRole[] = ['admin']
