import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { untilWritten } from '../../db/until-written.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import type { Authorizer, Credentials } from '../../platforms/service.ts'
import type { Access } from '../../platforms/access.ts'
import { bindOf, openAccess, type VersionedAccess } from './find-access.ts'
import { markSignedOut } from './record-sync.ts'

interface Row {
  id: string
  platform: string
  account: string
  sealed_credentials: string
  state: string
  notify_author: boolean
  access_expires_at: Date | null
  credentials_version: number
}

/** Longer than a refresh can take; after it, another process takes over from a dead one. */
const LEASE_MS = 30_000
const RECHECK_MS = 100
const aheadMs = (authorizer: Authorizer): number => authorizer.refreshAheadMs ?? 5 * 60_000

/**
 * Access that is valid for the next minutes. One of all processes and jobs refreshes an expiring
 * pair; the others wait for its result. `unless` names a version that the service rejected: it is
 * always refreshed.
 */
export async function freshAccess(
  ctx: Ctx,
  connectionId: string,
  unless: number | null = null,
): Promise<VersionedAccess> {
  for (let waited = 0; waited <= LEASE_MS * 2; waited += RECHECK_MS) {
    const row = await load(ctx, connectionId)
    const authorizer = ctx.platforms.service(row.platform)?.authorizer
    const access = { ...openAccess(ctx, row.platform, row), version: row.credentials_version }
    if (!authorizer?.refresh || !isDue(row, authorizer, ctx.now(), unless)) return access
    const fresh = (await takeLease(ctx, row)) && (await refresh(ctx, row, access, authorizer))
    if (fresh) return fresh
    await wait(RECHECK_MS)
  }
  throw new PlatformError('unavailable', 'Couldn’t renew our access in time.')
}

/** Runs a call, and again with new tokens if the service says that ours have expired. */
export async function withFreshAccess<T>(
  ctx: Ctx,
  connectionId: string,
  work: (access: VersionedAccess) => Promise<T>,
): Promise<T> {
  const access = await freshAccess(ctx, connectionId)
  try {
    return await run(access, work)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.problem !== 'expired') throw error
    const renewed = await freshAccess(ctx, connectionId, access.version)
    return run(renewed, (again) => work(again).catch(overNow))
  }
}

/** Its errors name the credentials that the service refused. */
async function run<T>(access: VersionedAccess, work: (access: VersionedAccess) => Promise<T>): Promise<T> {
  try {
    return await work(access)
  } catch (error) {
    if (error instanceof PlatformError) error.credentialsVersion ??= access.version
    throw error
  }
}

/** New tokens that are rejected too haven't expired. */
function overNow(error: unknown): never {
  if (error instanceof PlatformError && error.problem === 'expired') throw new PlatformError('revoked', error.message)
  throw error
}

function isDue(row: Row, authorizer: Authorizer, now: Date, unless: number | null): boolean {
  if (row.credentials_version === unless) return true
  if (row.access_expires_at === null) return false
  return row.access_expires_at.getTime() - now.getTime() < aheadMs(authorizer)
}

async function load(ctx: Ctx, connectionId: string): Promise<Row> {
  const [row] = await ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'connections.fresh',
      `select id, platform, account, sealed_credentials, state, notify_author, access_expires_at, credentials_version
       from app.connections where company_id = $1 and id = $2`,
      [ctx.companyId, connectionId],
    ),
  )
  if (!row) throw new PlatformError('revoked', 'Connection removed.')
  return row
}

async function takeLease(ctx: Ctx, row: Row): Promise<boolean> {
  const now = ctx.now()
  const rows = await ctx.tx((tx) =>
    prepared(
      tx,
      'connections.lease',
      `update app.connections set refreshing_until = $4 where company_id = $1 and id = $2 and credentials_version = $3
         and (refreshing_until is null or refreshing_until < $5) returning id`,
      [ctx.companyId, row.id, row.credentials_version, new Date(now.getTime() + LEASE_MS), now],
    ),
  )
  return rows.length === 1
}

/** Null if the connection has other credentials by now. */
async function refresh(
  ctx: Ctx,
  row: Row,
  access: VersionedAccess,
  authorizer: Authorizer,
): Promise<VersionedAccess | null> {
  try {
    const fresh = await authorizer.refresh?.(access, ctx.now())
    if (!fresh) return access
    return await untilWritten(() => keep(ctx, row, access, fresh))
  } catch (error) {
    // Otherwise the lease expires.
    await endLease(ctx, row).catch((err: unknown) => ctx.log.warn({ err }, 'a lease could not be ended'))
    if (!(error instanceof PlatformError)) throw error
    error.credentialsVersion = row.credentials_version
    const refused = { connectionId: row.id, version: row.credentials_version }
    if (error.problem === 'revoked') await markSignedOut(ctx, refused, error)
    // A valid token is used while the service is unavailable.
    const lives = row.access_expires_at !== null && row.access_expires_at > ctx.now()
    if (error.problem !== 'revoked' && lives) return access
    throw error
  }
}

/** Both tokens in one statement: the old refresh token may be invalid already. */
async function keep(ctx: Ctx, row: Row, access: VersionedAccess, fresh: Credentials): Promise<VersionedAccess | null> {
  const sealed = ctx.encryption.encrypt(JSON.stringify(fresh.values), bindOf(ctx.companyId, row.platform, row.account))
  const kept = await ctx.tx((tx) =>
    prepared(
      tx,
      'connections.refreshed',
      `update app.connections set sealed_credentials = $4, access_expires_at = $5, refresh_expires_at = $6,
         credentials_version = credentials_version + 1, refreshing_until = null
       where company_id = $1 and id = $2 and credentials_version = $3 returning id`,
      [ctx.companyId, row.id, row.credentials_version, sealed, fresh.accessExpiresAt, fresh.refreshExpiresAt],
    ),
  )
  if (kept.length === 0) return null
  const credentials: Access['credentials'] = fresh.values
  return { ...access, credentials, version: row.credentials_version + 1 }
}

const endLease = (ctx: Ctx, row: Row): Promise<unknown> =>
  ctx.tx((tx) =>
    prepared(
      tx,
      'connections.end-lease',
      'update app.connections set refreshing_until = null where company_id = $1 and id = $2 and credentials_version = $3',
      [ctx.companyId, row.id, row.credentials_version],
    ),
  )
