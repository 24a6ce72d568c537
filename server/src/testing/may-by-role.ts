import type { CallRules } from '@bizamply/contract/call'
import { permissionsOf, type MemberRole } from '@bizamply/contract/roles'

interface Ruled {
  rules: CallRules
}

/** Not for every member. */
export const isRestricted = ({ rules }: Ruled): boolean => rules.roles !== undefined || rules.permission !== undefined

export const mayByRole = ({ rules: { roles, permission } }: Ruled, role: MemberRole): boolean =>
  (!roles || roles.includes(role)) &&
  (!permission || [permission].flat().some((one) => permissionsOf(role).includes(one)))
