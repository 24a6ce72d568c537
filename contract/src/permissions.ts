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
