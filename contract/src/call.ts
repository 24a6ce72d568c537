import { oc } from '@orpc/contract'
import type { AdministratorPermission } from './administration.ts'
import type { AuditAction, UnauditedReason } from './audit-actions.ts'
import type { RateName } from './limits.ts'
import type { Permission } from './permissions.ts'
import type { MemberRole } from './roles.ts'

/** What the server checks before a verb runs; the sweeps read the same words. */
export interface CallRules {
  /**
   * `open`: no sign-in. `user`: any signed-in user. `member`: a member of a company, inside its brand. `administrator`:
   * who runs the product.
   */
  who: 'open' | 'user' | 'member' | 'administrator'
  /** Which of their permissions an administrator needs. */
  administration?: AdministratorPermission
  /** One of these is needed; a built-in role has those of `permissionsOf`, a custom role its own. */
  permission?: Permission | readonly Permission[]
  /** For what no permission covers, e.g. the team: only these roles, and no custom role. */
  roles?: readonly MemberRole[]
  /** Of the company as a whole: what members may do there counts, not what they may do in the brand. */
  scope?: 'company'
  /** Requires `Idempotency-Key`. */
  idempotent?: boolean
  rate?: RateName
  /** Asks for a proof of the last ten minutes (`POST /api/profile/step-up`); else 403 `STEP_UP_REQUIRED`. */
  stepUp?: boolean
  /** What a call that changes something leaves in the audit log, in the transaction of the change; one of these. */
  audit?: readonly AuditAction[]
  /** Why one that is no GET leaves nothing there. */
  unaudited?: UnauditedReason
  /** Also in the days before a company is deleted, in which every other write of a member is 409 `COMPANY_LEAVING`. */
  whileLeaving?: boolean
  /** Also while an administrator views the console as a member, when every other write is 403 `VIEW_ONLY`. */
  whileViewing?: boolean
  /** Also available to people who don't yet meet the company's sign-in requirements. */
  underDemand?: boolean
}

/** Base of every call: rules travel as meta, the path stays exactly as written. */
export const call = oc.$meta<CallRules>({ who: 'member' })

/** Joins the rules that a call has already, as `meta` does with any. */
export const audited = (...audit: AuditAction[]) => ({ audit }) as unknown as CallRules
export const unaudited = (reason: UnauditedReason) => ({ unaudited: reason }) as unknown as CallRules
