import { inside, type Services } from '../../context.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { loadConnection, noteTrouble, withFreshAccess } from '../connections/index.ts'
import { readPost } from './due-posts.ts'

/** Reads the comments under one post, after a webhook that named one and told no more. */
export async function readPostJob(
  services: Services,
  payload: { companyId: string; connectionId: string; post: string },
): Promise<void> {
  const outer = inside(services, { companyId: payload.companyId, publicId: '', brandId: '', actor: null })
  const connection = await outer.tx((tx) => loadConnection(tx, outer, payload.connectionId))
  const platform = connection && services.platforms.find(connection.platform)
  if (!connection || !platform) return
  const ctx = { ...outer, brandId: connection.brandId }
  try {
    await withFreshAccess(ctx, connection.id, (access) =>
      readPost(ctx, connection, access, { platform, post: payload.post }),
    )
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await noteTrouble(ctx, connection.id, error)
  }
}
