import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { take, type Taken } from '../../db/rate-limits.ts'

/** Counts all of these emails against the company's limit, or none: over the limit all are refused. */
export async function limitInvitations(ctx: Ctx, count: number): Promise<void> {
  const taken: Taken[] = []
  for (let n = 0; n < count; n++) {
    const one = await take(ctx.db, 'invitePerCompany', ctx.companyId, ctx.now())
    taken.push(one)
    if (one.allowed) continue
    for (const each of taken) await each.restore()
    const { retryAfterSeconds } = one
    throw new AppError('RATE_LIMIT_EXCEEDED', { message: TOO_MANY, details: { retryAfterSeconds } })
  }
}

const TOO_MANY = 'You can send up to 50 invitations an hour. Please try again later.'
