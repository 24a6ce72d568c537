import { inside, type Ctx, type Services } from '../../context.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { loadConnection, noteSynced, noteTrouble, type OpenConnection } from '../connections/index.ts'
import { storeComments } from './store-comments.ts'

const PAGES_AT_MOST = 50

/** Reads pages from the newest until a whole page is known and unchanged: what webhooks lost comes in here. */
export async function syncConnectionJob(
  services: Services,
  payload: { companyId: string; connectionId: string },
  signal: AbortSignal,
): Promise<void> {
  const outer = inside(services, { companyId: payload.companyId, publicId: '', brandId: '', actor: null })
  const connection = await outer.tx((tx) => loadConnection(tx, outer, payload.connectionId))
  if (!connection) return
  const ctx: Ctx = { ...outer, brandId: connection.brandId }
  try {
    await readNewest(ctx, connection, signal)
    await noteSynced(ctx, connection.id)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await noteTrouble(ctx, connection.id, error)
  }
}

async function readNewest(ctx: Ctx, connection: OpenConnection, signal: AbortSignal): Promise<void> {
  const platform = ctx.platforms.find(connection.platform)
  if (!platform) return
  await platform.ensureWebhooks(connection.access, `${ctx.appUrl}/hooks/${connection.platform}`)
  let cursor: string | null = null
  for (let page = 0; page < PAGES_AT_MOST && !signal.aborted; page++) {
    const { comments, nextCursor }: Awaited<ReturnType<typeof platform.listComments>> = await platform.listComments(
      connection.access,
      cursor,
    )
    const source = { platform: connection.platform, timezone: connection.timezone }
    const result = await ctx.tx((tx) => storeComments(tx, ctx, source, comments))
    if (nextCursor === null || result.created + result.updated === 0) return
    cursor = nextCursor
  }
}
