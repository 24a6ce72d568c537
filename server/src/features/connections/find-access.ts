import { isImported } from '@bizamply/contract/comment-filter'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Access } from '../../platforms/platform.ts'

/** A connection with decrypted credentials; exists only during the call. */
export interface OpenAccess extends Access {
  connectionId: string
  notifyAuthor: boolean
}

/** `version` names the credentials: a reconnect or a refresh stores new ones. */
export type VersionedAccess = OpenAccess & { version: number }

interface Row {
  id: string
  account: string
  sealed_credentials: string
  state: string
  notify_author: boolean
}

/** The brand's access to a platform, or NOT_CONNECTED with the reason. */
export async function findAccess(
  tx: Tx,
  ctx: Ctx,
  where: { brandId: string; platform: string },
): Promise<VersionedAccess> {
  if (isImported(where.platform)) {
    const message = 'Imported review. There’s no platform to send to, so copy the reply instead.'
    throw new AppError('CHANNEL_UNAVAILABLE', { message })
  }
  const [row] = await prepared<Row & { credentials_version: number }>(
    tx,
    'connections.access',
    `select id, account, sealed_credentials, state, notify_author, credentials_version from app.connections
     where company_id = $1 and brand_id = $2 and platform = $3`,
    [ctx.companyId, where.brandId, where.platform],
  )
  const name = ctx.platforms.service(where.platform)?.name ?? where.platform
  if (!row) throw new AppError('NOT_CONNECTED', { message: `${name} isn’t connected for this brand.` })
  if (row.state === 'signed-out') {
    const message = `${name} disconnected this brand. Reconnect to send replies.`
    throw new AppError('NOT_CONNECTED', { message, details: { state: row.state } })
  }
  return { ...openAccess(ctx, where.platform, row), version: row.credentials_version }
}

export const openAccess = (ctx: Ctx, platform: string, row: Row): OpenAccess => ({
  connectionId: row.id,
  account: row.account,
  notifyAuthor: row.notify_author,
  credentials: readCredentials(ctx, platform, row),
})

function readCredentials(ctx: Ctx, platform: string, row: Row): Record<string, string> {
  return JSON.parse(
    ctx.encryption.decrypt(row.sealed_credentials, bindOf(ctx.companyId, platform, row.account)),
  ) as Record<string, string>
}

/** The encryption context of credentials: they open for this company and account only. */
export const bindOf = (companyId: string, platform: string, account: string): string =>
  `connection:${companyId}:${platform}:${account}`

export interface OpenConnection {
  id: string
  brandId: string
  platform: string
  timezone: string
  /** The brand's language, ISO 639-1. */
  language: string
  state: string
  /** When our app was installed; null for installs older than the column. */
  installedAt: Date | null
  access: OpenAccess
}

/** A connection by its id, with its brand's time zone; null if deleted. */
export async function loadConnection(tx: Tx, ctx: Ctx, connectionId: string): Promise<OpenConnection | null> {
  const [row] = await prepared<
    Row & { brand_id: string; platform: string; timezone: string; language: string; installed_at: Date | null }
  >(
    tx,
    'connections.load',
    `select c.id, c.installed_at, c.account, c.sealed_credentials, c.state, c.notify_author, c.brand_id, c.platform, b.timezone, b.default_language as language
     from app.connections c join app.brands b on b.company_id = $1 and b.id = c.brand_id
     where c.company_id = $1 and c.id = $2`,
    [ctx.companyId, connectionId],
  )
  if (!row) return null
  return {
    id: row.id,
    brandId: row.brand_id,
    platform: row.platform,
    timezone: row.timezone,
    language: row.language,
    state: row.state,
    installedAt: row.installed_at,
    access: openAccess(ctx, row.platform, row),
  }
}
