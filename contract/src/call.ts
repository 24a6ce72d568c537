import { oc } from '@orpc/contract'
import type { RateName } from './limits.ts'
import type { MemberRole } from './roles.ts'

/** What the server checks before a verb runs; the sweeps read the same words. */
export interface CallRules {
  /**
   * `open`: no sign-in. `user`: any signed-in user. `member`: a member of a company, inside its brand. `administrator`:
   * who runs the product.
   */
  who: 'open' | 'user' | 'member' | 'administrator'
  roles?: readonly MemberRole[]
  /** Requires `Idempotency-Key`. */
  idempotent?: boolean
  rate?: RateName
}

/** Base of every call: rules travel as meta, the path stays exactly as written. */
export const call = oc.$meta<CallRules>({ who: 'member' })
