import type { Ctx } from '../../context.ts'
import { PlatformError, type ReplyOutcome } from '../../platforms/platform.ts'
import { refusedBy } from '../../platforms/write-without-retry.ts'
import { freshAccess, type VersionedAccess } from '../connections/index.ts'
import type { DueDelivery } from './due-delivery.ts'
import { findPostedReply } from './find-posted-reply.ts'

/** The outcome, and the version of the credentials that the platform accepted or refused. */
export interface Attempt {
  outcome: ReplyOutcome
  version: number
}

/** One attempt to post the public reply. Renews an expired token once. */
export async function postReply(
  ctx: Ctx,
  delivery: DueDelivery,
  access: VersionedAccess,
  steps: { markSending: () => Promise<void>; markQueued: () => Promise<void> },
): Promise<Attempt> {
  const platform = ctx.platforms.find(delivery.platform)
  if (!platform) throw new Error(`no platform ${delivery.platform}`)
  const reply = {
    externalId: delivery.external_id,
    postExternalId: delivery.post_external_id,
    text: delivery.text,
    notifyAuthor: access.notifyAuthor,
  }
  const fresh = await renewed(ctx, access, null)
  if (fresh instanceof PlatformError) return refusedWith(fresh, access.version)
  for (let attempt = 1, now = fresh; ; attempt++) {
    const begunAt = ctx.now()
    const outcome = await platform.reply(now, reply, steps.markSending)
    const { version } = now
    if (outcome.kind === 'unknown') {
      const where = { platform: delivery.platform, connectionId: access.connectionId }
      return { outcome: (await findPostedReply(ctx, where, { ...reply, begunAt })) ?? outcome, version }
    }
    if (outcome.kind !== 'refused' || outcome.problem !== 'expired' || attempt > 1) return { outcome, version }
    // Nothing was posted. If the database is lost during the renewal, the reply is sent later.
    await steps.markQueued()
    const next = await renewed(ctx, access, version)
    if (next instanceof PlatformError) return refusedWith(next, version)
    now = next
  }
}

const refusedWith = (error: PlatformError, version: number): Attempt => ({
  outcome: refusedBy(error),
  version: error.credentialsVersion ?? version,
})

export const renewed = (ctx: Ctx, { connectionId }: Pick<VersionedAccess, 'connectionId'>, unless: number | null) =>
  freshAccess(ctx, connectionId, unless).catch((error: unknown) => {
    if (error instanceof PlatformError) return error
    throw error
  })
