import type { UserRole } from './roles.ts'

/** Permissions of administrators; each administrator call names the one that it needs. */
export const administratorPermissions = [
  'customers.read',
  /** View the console as a member, read-only. */
  'customers.view-as',
  'credits.manage',
  'customers.manage',
  'prices.manage',
  'operations.read',
  'operations.manage',
  'announcements.manage',
  'administrators.manage',
] as const
export type AdministratorPermission = (typeof administratorPermissions)[number]

export const administratorRoles = ['support', 'billing', 'admin', 'super_admin'] as const satisfies readonly UserRole[]
export type AdministratorRole = (typeof administratorRoles)[number]

const byRole: Readonly<Record<AdministratorRole, readonly AdministratorPermission[]>> = {
  support: ['customers.read', 'customers.view-as', 'operations.read'],
  billing: ['customers.read', 'credits.manage'],
  admin: administratorPermissions.filter((permission) => permission !== 'administrators.manage'),
  super_admin: administratorPermissions,
}

export const administratorPermissionsOf = (role: UserRole): readonly AdministratorPermission[] =>
  role === 'user' ? [] : byRole[role]

export const mayAdministrate = (role: UserRole, permission: AdministratorPermission): boolean =>
  administratorPermissionsOf(role).includes(permission)
