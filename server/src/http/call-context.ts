import type { Router as Bound } from '@orpc/server'
import type { Contract } from '@bizamply/contract'
import type { Entered, Gate } from './enter.ts'

/** What a bound call gets besides its input. */
export interface CallContext extends Entered {
  headers: Headers
  address: string
  /** Headers that the answer should carry. */
  answer: Headers
  /** Another status than 200 for an answer that is no error. */
  status?: number
  gate: Gate
}

/** Every call, bound to its verb. Named, because what could be inferred of so many calls is too long. */
export type Router = Bound<Contract, CallContext>
