import type { Ctx } from '../../context.ts'
import { PlatformError } from '../../platforms/platform-error.ts'

/** Logs that a shop couldn't be read, which is retried later. Throws any other error. */
export function logFailedLookup(ctx: Ctx, error: unknown, chargeId: string): PlatformError {
  if (!(error instanceof PlatformError)) throw error
  ctx.log.warn({ err: error, companyId: ctx.companyId, chargeId }, 'looking up a charge failed')
  return error
}
