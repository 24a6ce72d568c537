import { reviewServices, type ServiceKey } from '@bizamply/contract/platforms'
import { AppError } from '../../errors.ts'
import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { asServer } from '../../db/as-server.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Access } from '../../platforms/access.ts'
import type { GrantedAccount, Service } from '../../platforms/service.ts'
import { recordAudit } from '../audit/index.ts'
import { adoptShop } from '../brands/index.ts'
import { webhookUrlOf } from './callback-urls.ts'
import { refuseOther } from './begin-connect.ts'
import { startBackfill, stopBackfill } from './enqueue-backfill.ts'
import { bindOf } from './find-access.ts'
import type { Claim } from './find-claim.ts'
import { withMissing } from './missing-permissions.ts'
import { recordEvent } from './record-activity.ts'
import { registerWebhooks, updatesAfter, withUpdates, type Updates } from './register-webhooks.ts'

/**
 * Tests read access, registers webhooks, then stores the connection. Returns what the granted
 * permissions don't cover. Throws `PlatformError` if the service refuses.
 */
export async function saveConnection(
  ctx: Ctx,
  service: Service,
  grant: { scopes: string[]; missing: string[] },
  granted: GrantedAccount,
): Promise<string[]> {
  const access: Access = { account: granted.account, credentials: granted.credentials.values }
  const { name } = await service.testConnection(access)
  const updates = await updatesOf(ctx, service, access)
  const account = { ...granted, name: name ?? granted.name, details: withUpdates(granted.details, updates) }
  const missingPermissions = (await service.missingPermissions?.(access)) ?? []
  const missing = [...new Set([...grant.missing, ...missingPermissions])]
  await ctx.tx((tx) => storeConnection(tx, ctx, service.key, { scopes: grant.scopes, missing, account }))
  return missing
}

/** After a transient error, a sync finds comments anyway; but WhatsApp may have to register the number first. */
async function updatesOf(ctx: Ctx, service: Service, access: Access): Promise<Updates | null> {
  if (ctx.platforms.find(service.key)) return registerWebhooks(ctx, service, access, true)
  const refused = await service.ensureWebhooks?.(access, webhookUrlOf(ctx, service.key), true)
  return refused ? updatesAfter(ctx, service, refused) : null
}

/** Claims the account for this brand and stores its encrypted credentials, in one transaction. */
export async function storeConnection(
  tx: Tx,
  ctx: Ctx,
  platform: ServiceKey,
  { scopes, missing, account: granted }: { scopes: string[]; missing: string[]; account: GrantedAccount },
): Promise<string> {
  const { account, credentials } = granted
  const others = await prepared<{ platform: ServiceKey }>(
    tx,
    'connections.others',
    'select platform from app.connections where company_id = $1 and brand_id = $2 and platform <> $3',
    [ctx.companyId, ctx.brandId, platform],
  )
  if (reviewServices.includes(platform)) refuseOther(platform, others)
  const [before] = await prepared<{ id: string; account: string }>(
    tx,
    'connections.account',
    'select id, account from app.connections where company_id = $1 and brand_id = $2 and platform = $3 for update',
    [ctx.companyId, ctx.brandId, platform],
  )
  if (before && before.account !== account) await stopBackfill(tx, ctx, before.id)
  const rows = await prepared<{ id: string }>(tx, 'connections.save', save, [
    ctx.companyId,
    newId(),
    ctx.brandId,
    platform,
    account,
    ctx.encryption.encrypt(JSON.stringify(credentials.values), bindOf(ctx.companyId, platform, account)),
    granted.name,
    scopes,
    JSON.stringify(withMissing(granted.details, missing)),
    credentials.accessExpiresAt,
    credentials.refreshExpiresAt,
    ctx.actor?.userId ?? null,
    ctx.now(),
  ])
  const id = rows[0]?.id
  if (!id) throw new Error('a connection was not saved')
  await claim(tx, ctx, platform, account, id)
  if (platform === 'shopify') await adoptShop(tx, ctx, granted.details)
  await recordEvent(tx, ctx, { platform, kind: 'connected', detail: granted.name })
  await recordAudit(tx, ctx, {
    action: 'connection.connected',
    subjectId: id,
    details: { platform, account: granted.name },
  })
  if (ctx.platforms.find(platform)) await startBackfill(tx, ctx, id)
  else await ctx.queue.add(tx, 'sync-connection', { companyId: ctx.companyId, connectionId: id })
  await emit(tx, ctx, 'connection', [id])
  return id
}

const save = `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, name, scopes,
    details, access_expires_at, refresh_expires_at, connected_by, state, created_at, installed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'connected', $13, $13)
  on conflict (company_id, brand_id, platform) do update set account = excluded.account, name = excluded.name,
    sealed_credentials = excluded.sealed_credentials, scopes = excluded.scopes, details = excluded.details,
    access_expires_at = excluded.access_expires_at, refresh_expires_at = excluded.refresh_expires_at,
    credentials_version = app.connections.credentials_version + 1, refreshing_until = null,
    connected_by = excluded.connected_by, installed_at = excluded.installed_at, state = 'connected', last_error = null, next_sync_at = null returning id`

/** An account belongs to one brand of one company; a second one is refused. */
export async function claim(
  tx: Tx,
  ctx: Ctx,
  platform: ServiceKey,
  account: string,
  connectionId: string,
): Promise<void> {
  const owner = await asServer(tx, async () => {
    await prepared(tx, 'claims.leave', 'delete from app.shop_claims where platform = $1 and connection_id = $2', [
      platform,
      connectionId,
    ])
    const rows = await prepared<{ connection_id: string }>(
      tx,
      'claims.take',
      `insert into app.shop_claims as s (platform, account, company_id, brand_id, connection_id)
       values ($1, $2, $3, $4, $5)
       on conflict (platform, account) do update set account = s.account returning s.connection_id`,
      [platform, account, ctx.companyId, ctx.brandId, connectionId],
    )
    return rows[0]?.connection_id
  })
  if (owner === connectionId) return
  const what = ctx.platforms.service(platform)?.accountIsShop ? 'store' : 'account'
  throw new AppError('CONFLICT', { message: `This ${what} is already connected to another brand or company.` })
}

/** New tokens for an existing connection, e.g. when its shop installs our app again. */
export async function renewCredentials(
  services: Services,
  where: Claim,
  grant: { scopes: string[]; missing: string[] },
  { account, credentials, details: known }: GrantedAccount,
): Promise<void> {
  const ctx = inside(services, { companyId: where.company_id, publicId: '', brandId: where.brand_id, actor: null })
  const platform = 'shopify'
  const sealed = ctx.encryption.encrypt(JSON.stringify(credentials.values), bindOf(ctx.companyId, platform, account))
  await ctx.tx(async (tx) => {
    await prepared(
      tx,
      'connections.renew',
      `update app.connections set sealed_credentials = $3, scopes = $4, access_expires_at = $5, refresh_expires_at = $6,
         credentials_version = credentials_version + 1, refreshing_until = null, state = 'connected', last_error = null,
         details = (details - 'reduced' - 'missing' - 'forgotten') || $7::jsonb, installed_at = $8
       where company_id = $1 and id = $2`,
      [
        ctx.companyId,
        where.connection_id,
        sealed,
        grant.scopes,
        credentials.accessExpiresAt,
        credentials.refreshExpiresAt,
        JSON.stringify(withMissing(known, grant.missing)),
        ctx.now(),
      ],
    )
    const details = { platform, account }
    await recordAudit(tx, ctx, { action: 'connection.renewed', subjectId: where.connection_id, details })
    await emit(tx, ctx, 'connection', [where.connection_id])
  })
}
