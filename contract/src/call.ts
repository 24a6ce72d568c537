import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { AdministratorPermission } from './administration.ts'
import type { AuditAction, UnauditedReason } from './audit-actions.ts'
import type { CallLimitName } from './rate-limits.ts'
import type { Permission } from './permissions.ts'
import type { PriceName } from './prices.ts'
import type { MemberRole } from './roles.ts'

/** What the server checks before a verb runs; the contract-wide tests read the same rules. */
export interface CallRules {
  /**
   * `open`: no sign-in. `user`: any signed-in user. `member`: a member of a company, within its
   * brand. `administrator`: people who run the product.
   */
  who: 'open' | 'user' | 'member' | 'administrator'
  /** The administrator permission that the call needs. */
  administration?: AdministratorPermission
  /**
   * Any of these suffices; built-in roles get theirs from `permissionsOf`, custom roles list their
   * own.
   */
  permission?: Permission | readonly Permission[]
  /** Only these roles, and no custom role: for what no permission covers, e.g. the team. */
  roles?: readonly MemberRole[]
  /** Checks the role in the company instead of the role in the brand. */
  scope?: 'company'
  /** `true` requires `Idempotency-Key`; `optional` accepts one, so that a retry creates nothing twice. */
  idempotent?: true | 'optional'
  /** A limit per company only on calls for members. */
  rate?: CallLimitName
  /** The named prices that the call charges, itself or by the job that it starts; no other call charges credits. */
  price?: readonly PriceName[]
  /**
   * Requires a step-up within the last ten minutes (`POST /api/profile/step-up`); else 403
   * `STEP_UP_REQUIRED`.
   */
  stepUp?: boolean
  /**
   * Audit actions of a call that changes something; one is stored in the transaction of the change.
   */
  audit?: readonly AuditAction[]
  /** Why a non-GET call leaves no audit entry. */
  unaudited?: UnauditedReason
  /**
   * Allowed while a company awaits deletion, when all other writes of members return 409
   * `COMPANY_LEAVING`.
   */
  whileLeaving?: boolean
  /**
   * Allowed while an administrator views the console as a member, when all other writes return 403
   * `VIEW_ONLY`.
   */
  whileViewing?: boolean
  /** Allowed for people who don't meet the company's sign-in requirements yet. */
  isOpenUntilMet?: boolean
}

/** Base of every call: rules are oRPC meta, the path stays exactly as written. */
export const call = oc.$meta<CallRules>({ who: 'member' })

/** What almost every call returns. */
export const response = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })

/** Merges with the call's existing rules, as `meta` always does. */
export const audited = (...audit: AuditAction[]) => ({ audit }) as unknown as CallRules
export const unaudited = (reason: UnauditedReason) => ({ unaudited: reason }) as unknown as CallRules
/** With an `Idempotency-Key`, a retry creates nothing twice. */
export const repeatable = { idempotent: 'optional' } as unknown as CallRules
