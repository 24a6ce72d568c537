import { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { asServer } from '../../db/as-server.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { PlatformError, type Platform } from '../../platforms/platform.ts'
import { startBackfill } from './book-backfill.ts'
import { bindOf } from './find-access.ts'

/** Test-reads the shop, claims it for this brand, seals the token, registers our webhooks and starts the import. */
export async function connectJudgeme(ctx: Ctx, input: { shopDomain: string; token: string }): Promise<void> {
  const platform = ctx.platforms.find('judgeme')
  if (!platform) throw new Error('Judge.me is not built in')
  const credentials = { token: input.token, kind: 'private' }
  const access = { account: input.shopDomain, credentials }
  await tryOut(platform, access, `${ctx.appUrl}/hooks/judgeme`)
  await ctx.tx(async (tx) => {
    const id = await save(tx, ctx, input.shopDomain, credentials)
    await claim(tx, ctx, input.shopDomain, id)
    await startBackfill(tx, ctx, id)
  })
}

async function tryOut(
  platform: Platform,
  access: Parameters<Platform['testConnection']>[0],
  hook: string,
): Promise<void> {
  try {
    await platform.testConnection(access)
    await platform.ensureWebhooks(access, hook)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    throw new AppError('BAD_REQUEST', {
      message:
        error.problem === 'revoked'
          ? 'Judge.me does not know this shop and token.'
          : `Judge.me did not answer: ${error.message}`,
      errors: [{ path: 'token', message: 'Not accepted by Judge.me' }],
      cause: error,
    })
  }
}

async function save(tx: Tx, ctx: Ctx, account: string, credentials: Record<string, string>): Promise<string> {
  const sealed = ctx.seal.close(JSON.stringify(credentials), bindOf(ctx.companyId, 'judgeme', account))
  const [row] = await prepared<{ id: string }>(
    tx,
    'connections.save',
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, state, created_at)
     values ($1, $2, $3, 'judgeme', $4, $5, 'connected', $6)
     on conflict (company_id, brand_id, platform) do update set account = excluded.account,
       sealed_credentials = excluded.sealed_credentials, state = 'connected', last_error = null returning id`,
    [ctx.companyId, newId(), ctx.brandId, account, sealed, ctx.now()],
  )
  if (!row) throw new Error('a connection was not saved')
  return row.id
}

/** A shop belongs to one brand of one company; a second one is refused. */
export async function claim(tx: Tx, ctx: Ctx, account: string, connectionId: string): Promise<void> {
  const owner = await asServer(tx, async () => {
    await prepared(
      tx,
      'claims.leave',
      `delete from app.shop_claims where platform = 'judgeme' and connection_id = $1`,
      [connectionId],
    )
    const rows = await prepared<{ connection_id: string }>(
      tx,
      'claims.take',
      `insert into app.shop_claims as s (platform, account, company_id, brand_id, connection_id)
       values ('judgeme', $1, $2, $3, $4)
       on conflict (platform, account) do update set account = s.account returning s.connection_id`,
      [account, ctx.companyId, ctx.brandId, connectionId],
    )
    return rows[0]?.connection_id
  })
  if (owner !== connectionId) throw new AppError('CONFLICT', { message: 'This shop is already connected elsewhere.' })
}
