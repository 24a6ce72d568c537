import { prepared } from '../../../db/prepared.ts'
import { inside, type Ctx, type Services } from '../../../context.ts'
import { PlatformError, UserFacingError, type CommentPage } from '../../../platforms/platform.ts'
import {
  keepWebhooks,
  loadConnection,
  recordArrival,
  recordSynced,
  recordProblem,
  startBackfill,
  withFreshAccess,
  type OpenConnection,
} from '../../connections/index.ts'
import { listDuePosts, readPost } from './due-posts.ts'
import { readProducts } from './read-products.ts'
import { storePage } from './store-page.ts'

const PAGES_AT_MOST = 50
/** Older posts get new comments by webhook or full import. */
const YOUNG_MS = 30 * 86_400_000

/** Reads pages from the newest until a whole page is unchanged. Recovers what webhooks missed. */
export async function syncConnectionJob(
  services: Services,
  payload: { companyId: string; connectionId: string },
  signal: AbortSignal,
  /** Additional data that a later feature reads from the same connection. */
  alsoRead: (ctx: Ctx, connection: OpenConnection) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const outer = inside(services, { companyId: payload.companyId, publicId: '', brandId: '', actor: null })
  const connection = await outer.tx((tx) => loadConnection(tx, outer, payload.connectionId))
  if (!connection) return
  const ctx: Ctx = { ...outer, brandId: connection.brandId }
  const begunAt = ctx.now()
  try {
    await withFreshAccess(ctx, connection.id, async (access) => {
      const service = ctx.platforms.service(connection.platform)
      if (service) {
        await keepWebhooks(ctx, service, connection.id, access)
        await readProducts(ctx, service, { id: connection.id, access }, signal)
      }
      await readNewest(ctx, { ...connection, access }, signal)
      await readDue(ctx, { ...connection, access }, signal)
      await fillGap(ctx, { ...connection, access })
      await alsoRead(ctx, { ...connection, access })
      const missingPermissions = (await service?.missingPermissions?.(access)) ?? []
      if (missingPermissions.length > 0)
        throw new UserFacingError('reduced', `${missingPermissions.join(' ')} Reconnect and allow all permissions.`)
    })
    await recordSynced(ctx, connection.id, begunAt)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await recordProblem(ctx, connection.id, error)
  }
}

async function readNewest(ctx: Ctx, connection: OpenConnection, signal: AbortSignal): Promise<void> {
  const platform = ctx.platforms.find(connection.platform)
  if (!platform) return
  const since = new Date(ctx.now().getTime() - YOUNG_MS)
  let cursor: string | null = null
  for (let page = 0; page < PAGES_AT_MOST && !signal.aborted; page++) {
    const readSince = ctx.now()
    const found: CommentPage = await platform.listComments(connection.access, cursor, since)
    const { nextCursor } = found
    const result = await ctx.tx((tx) => storePage(tx, ctx, connection, found, { readSince }))
    if (result.created > 0) await recordArrival(ctx, connection.id)
    const known = result.created + result.updated === 0 && platform.order === 'newest-first'
    if (nextCursor === null || known) return
    cursor = nextCursor
  }
}

/** Reads posts that webhooks requested and no job has read, however old they are. */
async function readDue(ctx: Ctx, connection: OpenConnection, signal: AbortSignal): Promise<void> {
  const platform = ctx.platforms.find(connection.platform)
  if (!platform?.listPost) return
  for (const post of await listDuePosts(ctx, connection.id)) {
    if (signal.aborted) return
    await readPost(ctx, connection, connection.access, { platform, post })
  }
}

/**
 * If the platform has more comments than we do and no import has tried with that count, imports everything again. What
 * the last import didn't find either, such as comments that are counted but not listed, is no reason.
 */
async function fillGap(ctx: Ctx, connection: OpenConnection): Promise<void> {
  const there = await ctx.platforms.find(connection.platform)?.countComments(connection.access)
  if (there == null) return
  await ctx.tx(async (tx) => {
    const [row] = await prepared<{ here: number; tried: number | null; unlisted: number | null }>(
      tx,
      'sync.gap',
      `select (select coalesce(sum(pending + draft + sent), 0)::int from app.brand_counts
           where company_id = $1 and brand_id = $2 and platform = $3)
           + (select count(*)::int from app.comments where company_id = $1 and brand_id = $2 and platform = $3
               and triage_state <> 'open') as here,
         t.total as tried, t.unlisted
       from (values (1)) as one left join (select j.total,
           case when j.state = 'done' then j.total - j.done end as unlisted from app.connections c
         join app.job_runs j on j.company_id = $1 and j.id = c.backfill_job_id
         where c.company_id = $1 and c.id = $4) t on true`,
      [ctx.companyId, ctx.brandId, connection.platform, connection.id],
    )
    const { here = 0, tried = null, unlisted = null } = row ?? {}
    const isKnown = there === tried || there - here <= (unlisted ?? 0)
    if (there > here && !isKnown) await startBackfill(tx, ctx, connection.id)
  })
}
