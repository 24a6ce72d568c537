import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { WebhookDelivery } from '../../../platforms/platform.ts'
import { scheduleSync, type OpenConnection } from '../../connections/index.ts'
import { requestPost } from './due-posts.ts'
import { rememberEarlyRemovals } from './early-removals.ts'
import { postsAnsweredElsewhere } from './posts-answered-elsewhere.ts'
import { storeComments } from './store-comments.ts'
import { unpublishComments } from './unpublish-comments.ts'

/**
 * Stores the comments that a webhook contains, and schedules the reads of posts and connections that it requires.
 * Returns how many of the comments are new.
 */
export async function storeWebhookChanges(
  tx: Tx,
  ctx: Ctx,
  connection: OpenConnection,
  { comments, unpublished, answers, posts, resync }: Omit<WebhookDelivery, 'privacy'>,
): Promise<number> {
  const { id: connectionId, platform, timezone, language } = connection
  const source = { connectionId, platform, timezone, language }
  const { created } = await storeComments(tx, ctx, source, comments)
  await unpublishComments(tx, ctx, source, unpublished ?? [])
  await rememberEarlyRemovals(tx, ctx, source, unpublished ?? [])
  const answered = await postsAnsweredElsewhere(tx, ctx, platform, answers ?? [])
  for (const post of new Set([...(posts ?? []), ...answered])) await requestPost(tx, ctx, connectionId, post)
  if (!resync) return created
  await scheduleSync(tx, ctx, connectionId)
  await ctx.queue.add(tx, 'sync-connection', { companyId: ctx.companyId, connectionId })
  return created
}
