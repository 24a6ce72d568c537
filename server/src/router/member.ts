import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import { authorizeBrand } from '../http/authorize-call.ts'
import type { CallContext } from '../http/call-context.ts'

export const ok = <T>(data: T) => ({ success: true as const, data })

/** A member call has its company and brand; the gate checked it. */
export function member(context: CallContext): Ctx {
  if (!context.ctx) throw new AppError('FORBIDDEN')
  return context.ctx
}

/** Another brand of the same company, if a call names one: the role in that brand counts. */
export async function inBrand({ gate, visitor, rules }: CallContext, brandId: string): Promise<Ctx> {
  if (!visitor) throw new AppError('FORBIDDEN')
  return authorizeBrand(gate, visitor, { requested: brandId, rules })
}
