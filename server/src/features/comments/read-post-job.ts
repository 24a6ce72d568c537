import { inside, type Services } from '../../context.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { loadConnection, noteTrouble, withFreshAccess } from '../connections/index.ts'
import { storePage } from './store-page.ts'

/** Reads the comments under one post, after a webhook that named one and told no more. */
export async function readPostJob(
  services: Services,
  payload: { companyId: string; connectionId: string; post: string },
): Promise<void> {
  const outer = inside(services, { companyId: payload.companyId, publicId: '', brandId: '', actor: null })
  const connection = await outer.tx((tx) => loadConnection(tx, outer, payload.connectionId))
  const platform = connection && services.platforms.find(connection.platform)
  if (!connection || !platform?.listPost) return
  const ctx = { ...outer, brandId: connection.brandId }
  try {
    const page = await withFreshAccess(ctx, connection.id, async (access) => platform.listPost?.(access, payload.post))
    if (page) await ctx.tx((tx) => storePage(tx, ctx, connection, page))
  } catch (error) {
    // A post that is gone has no comments any more.
    if (error instanceof PlatformError && error.problem === 'not-found') return
    if (!(error instanceof PlatformError)) throw error
    await noteTrouble(ctx, connection.id, error)
  }
}
