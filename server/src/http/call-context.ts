import type { Router as Bound } from '@orpc/server'
import type { Contract } from '@bizamply/contract'
import type { AuthorizedCall, Gate } from './authorize-call.ts'

/** What a bound call gets besides its input. */
export interface CallContext extends AuthorizedCall {
  headers: Headers
  address: string
  /** Headers for the response. */
  answer: Headers
  /** A status other than 200 for a successful response. */
  status?: number
  gate: Gate
}

/** Every call, bound to its verb. The type is named, because inferring it for so many calls takes too long. */
export type Router = Bound<Contract, CallContext>
