import { AppError } from '../errors.ts'
import type { Origin } from '../features/auth/index.ts'
import type { CallContext } from '../http/call-context.ts'

/** A user call has its visitor; the gate checked it. */
export function visitorOf(context: CallContext) {
  if (!context.visitor) throw new AppError('UNAUTHENTICATED')
  return context.visitor
}

export const originOf = ({ headers, address }: CallContext): Origin => ({ headers, address })
