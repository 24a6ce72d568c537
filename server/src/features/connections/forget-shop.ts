import type { Ctx, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { asServer } from '../../db/as-server.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { bindOf } from './find-access.ts'

/** Deletes a shop that installed our app without a sign-up, with everything it granted. */
export async function forgetInstall(services: Services, shop: string): Promise<void> {
  await services.db.global.$client.query('delete from app.shop_installs where shop = $1', [shop])
}

/**
 * Deletes the credentials and webhooks of a shop's connections. Only reconnecting or installing again restores them, not a running read.
 */
export async function forgetShop(tx: Tx, ctx: Ctx, shop: string): Promise<void> {
  const rows = await prepared<{ id: string }>(
    tx,
    'connections.forget-shop',
    `update app.connections set sealed_credentials = $3, details = '{"forgotten":"yes"}', scopes = '{}', state = 'signed-out',
       last_error = $4, access_expires_at = null, refresh_expires_at = null, refreshing_until = null,
       credentials_version = credentials_version + 1
     where company_id = $1 and platform = 'shopify' and account = $2 returning id`,
    [
      ctx.companyId,
      shop,
      ctx.encryption.encrypt('{}', bindOf(ctx.companyId, 'shopify', shop)),
      'The store asked us to delete its data. Reconnect it to continue.',
    ],
  )
  await asServer(tx, () => prepared(tx, 'installs.forget', 'delete from app.shop_installs where shop = $1', [shop]))
  for (const { id } of rows) await emit(tx, ctx, 'connection', [id])
}
