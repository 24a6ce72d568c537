import { inside, type Services } from '../../../context.ts'
import { PlatformError } from '../../../platforms/platform.ts'
import { loadConnection, recordProblem, withFreshAccess } from '../../connections/index.ts'
import { listDuePosts, readPost } from './due-posts.ts'

const TIMES_AT_MOST = 3

/** Reads the comments under one post after a webhook that contained only the post's id. */
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
    // The queue allows only one such job, so it also handles requests that arrive while it runs.
    for (let times = 1; times <= TIMES_AT_MOST; times++) {
      await withFreshAccess(ctx, connection.id, (access) =>
        readPost(ctx, connection, access, { platform, post: payload.post }),
      )
      if (!(await listDuePosts(ctx, connection.id)).includes(payload.post)) return
    }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await recordProblem(ctx, connection.id, error)
  }
}
