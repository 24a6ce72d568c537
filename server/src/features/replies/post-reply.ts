import type { Ctx } from '../../context.ts'
import { PlatformError, type ReplyOutcome } from '../../platforms/platform.ts'
import { refusedBy } from '../../platforms/write-once.ts'
import { freshAccess, type OpenAccess } from '../connections/index.ts'
import type { DueDelivery } from './due-delivery.ts'
import { findPostedReply } from './find-posted-reply.ts'

/** One attempt to post the public reply. Renews an expired token once. */
export async function postReply(
  ctx: Ctx,
  delivery: DueDelivery,
  access: OpenAccess,
  steps: { begun: () => Promise<void>; backToQueued: () => Promise<void> },
): Promise<ReplyOutcome> {
  const platform = ctx.platforms.find(delivery.platform)
  if (!platform) throw new Error(`no platform ${delivery.platform}`)
  const reply = {
    externalId: delivery.external_id,
    postExternalId: delivery.post_external_id,
    text: delivery.text,
    notifyAuthor: access.notifyAuthor,
  }
  const fresh = await renewed(ctx, access, null)
  if (fresh instanceof PlatformError) return refusedBy(fresh)
  for (let attempt = 1, now = fresh; ; attempt++) {
    const outcome = await platform.reply(now, reply, steps.begun)
    if (outcome.kind === 'unknown') {
      return (
        (await findPostedReply(ctx, { platform: delivery.platform, connectionId: access.connectionId }, reply)) ??
        outcome
      )
    }
    if (outcome.kind !== 'refused' || outcome.problem !== 'expired' || attempt > 1) return outcome
    const next = await renewed(ctx, access, now.version)
    if (next instanceof PlatformError) return refusedBy(next)
    now = next
    await steps.backToQueued()
  }
}

export const renewed = (ctx: Ctx, { connectionId }: Pick<OpenAccess, 'connectionId'>, unless: number | null) =>
  freshAccess(ctx, connectionId, unless).catch((error: unknown) => {
    if (error instanceof PlatformError) return error
    throw error
  })
