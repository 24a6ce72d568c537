/** What members may do beyond reading. A call names the permission that it needs; a custom role is a set of them. */
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

/** Those of an Admin that an Editor lacks. The rest of what an Admin may do, e.g. the team, no custom role can. */
export const ofAdmins: ReadonlySet<Permission> = new Set([
  'brands.manage',
  'connections.manage',
  'credits.manage',
  'billing.manage',
  'audit.read',
])

/**
 * The built-in role whose place a custom role takes where no permission is asked for, e.g. who can be assigned:
 * `editor` with any of an Editor's permissions, else `viewer`.
 */
export const baseRoleOf = (granted: readonly Permission[]): 'editor' | 'viewer' =>
  granted.some((permission) => !ofAdmins.has(permission)) ? 'editor' : 'viewer'
