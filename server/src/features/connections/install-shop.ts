import { randomBytes } from 'node:crypto'
import { AppError } from '../../errors.ts'
import type { Ctx, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { asServer } from '../../db/as-server.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Grant, GrantedAccount } from '../../platforms/service.ts'
import { findClaim } from './find-claim.ts'
import { missingIn, withMissing } from './missing-permissions.ts'
import { renewCredentials, storeConnection } from './save-connection.ts'

/** Encrypted values in a sign-up URL; useless without our key, for another shop, or after a day. */
export interface ShopLink {
  shop: string
  /** shopify_session_id */
  sessionId: string
  /** shopify_access_token */
  accessToken: string
}

const LINK_LIFE_MS = 24 * 3_600_000
const bindOfInstall = (shop: string): string => `install:${shop}`
const bindOfLink = (shop: string): string => `shop-link:${shop}`

/** Stores what a shop granted until sign-up; a shop that has a company gets new tokens. */
export async function keepInstall(
  services: Services,
  grant: Grant,
  shop: GrantedAccount,
): Promise<{ link: ShopLink } | { companyId: string }> {
  const claim = await findClaim(services, 'shopify', shop.account)
  if (claim) {
    await renewCredentials(services, claim, grant, shop)
    return { companyId: claim.company_id }
  }
  const id = newId()
  const sealed = services.encryption.encrypt(JSON.stringify(shop.credentials.values), bindOfInstall(shop.account))
  await services.db.global.$client.query(
    `insert into app.shop_installs (shop, id, sealed_credentials, scopes, name, details, access_expires_at,
         refresh_expires_at, installed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (shop) do update set id = excluded.id, sealed_credentials = excluded.sealed_credentials,
         scopes = excluded.scopes, name = excluded.name, details = excluded.details,
         access_expires_at = excluded.access_expires_at, refresh_expires_at = excluded.refresh_expires_at,
         installed_at = excluded.installed_at`,
    [
      shop.account,
      id,
      sealed,
      grant.scopes,
      shop.name,
      JSON.stringify(withMissing(shop.details, grant.missing)),
      shop.credentials.accessExpiresAt,
      shop.credentials.refreshExpiresAt,
      services.now(),
    ],
  )
  return { link: linkOf(services, shop.account, id) }
}

function linkOf(services: Services, shop: string, id: string): ShopLink {
  const until = services.now().getTime() + LINK_LIFE_MS
  const encrypt = (what: string): string =>
    services.encryption.encrypt(
      JSON.stringify({ what, id, until, salt: randomBytes(8).toString('hex') }),
      bindOfLink(shop),
    )
  return { shop, sessionId: encrypt('session'), accessToken: encrypt('token') }
}

export interface OpenedLink {
  shop: string
  installId: string
  until: Date
}

/** The install behind a sign-up URL, or null if it is forged, altered, of another shop, or too old. */
export function openShopLink(services: Services, link: ShopLink): OpenedLink | null {
  const shop = link.shop.trim().toLowerCase()
  const session = open(services, shop, link.sessionId, 'session')
  const token = open(services, shop, link.accessToken, 'token')
  if (!session || !token || session.id !== token.id || session.until < services.now().getTime()) return null
  return { shop, installId: session.id, until: new Date(session.until) }
}

function open(services: Services, shop: string, sealed: string, what: string): { id: string; until: number } | null {
  try {
    const value = JSON.parse(services.encryption.decrypt(sealed, bindOfLink(shop))) as {
      what: string
      id: string
      until: number
    }
    return value.what === what ? value : null
  } catch {
    return null
  }
}

interface InstallRow {
  shop: string
  sealed_credentials: string
  scopes: string[]
  name: string | null
  details: Record<string, string>
  access_expires_at: Date | null
  refresh_expires_at: Date | null
}

/** Assigns the installed shop to a brand, in the caller's transaction; the install is then used up. */
export async function claimInstall(tx: Tx, ctx: Ctx, installId: string): Promise<string> {
  const rows = await asServer(tx, () =>
    prepared<InstallRow>(
      tx,
      'installs.take',
      `delete from app.shop_installs where id = $1
       returning shop, sealed_credentials, scopes, name, details, access_expires_at, refresh_expires_at`,
      [installId],
    ),
  )
  const install = rows[0]
  if (!install) {
    throw new AppError('CONFLICT', { message: 'This store link was already used. Open the app from your store again.' })
  }
  const values = JSON.parse(ctx.encryption.decrypt(install.sealed_credentials, bindOfInstall(install.shop))) as Record<
    string,
    string
  >
  return storeConnection(tx, ctx, 'shopify', {
    scopes: install.scopes,
    missing: missingIn(install.details),
    account: {
      account: install.shop,
      name: install.name ?? install.shop,
      details: install.details,
      credentials: {
        values,
        accessExpiresAt: install.access_expires_at,
        refreshExpiresAt: install.refresh_expires_at,
      },
    },
  })
}
