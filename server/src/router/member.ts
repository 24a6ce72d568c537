import { AppError } from '../errors.ts'
import type { Ctx } from '../context.ts'
import type { CallContext } from '../http/rpc.ts'

export const ok = <T>(data: T) => ({ success: true as const, data })

/** A member call has its company and brand; the gate made sure of it. */
export function member(context: CallContext): Ctx {
  if (!context.ctx) throw new AppError('FORBIDDEN')
  return context.ctx
}

/** Another brand of the same company, where a call names one. */
export async function inBrand(context: CallContext, ctx: Ctx, brandId: string): Promise<Ctx> {
  const ids = await context.gate.brandIds(ctx.companyId, false)
  const all = ids.includes(brandId) ? ids : await context.gate.brandIds(ctx.companyId, true)
  if (!all.includes(brandId)) throw new AppError('NOT_FOUND', { message: 'There is no such brand.' })
  return { ...ctx, brandId }
}
