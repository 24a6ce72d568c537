import { createHash, randomBytes } from 'node:crypto'
import type { Attempt } from '@bizamply/contract/connections'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { GrantedAccount } from '../../platforms/service.ts'

/** An authorization that a browser started; its state is passed to the service and comes back once. */
export interface AttemptRow {
  id: string
  platform: string
  company_id: string | null
  brand_id: string | null
  user_id: string | null
  typed: string | null
  via: 'popup' | 'page'
  state: Attempt['state']
  sealed: string | null
  reason: string | null
}

const columns = 'id, platform, company_id, brand_id, user_id, typed, via, state, sealed, reason'

export interface NewAttempt {
  platform: string
  companyId: string | null
  brandId: string | null
  userId: string | null
  typed: string | null
  via: 'popup' | 'page'
  /** A secret of the browser that starts it, in a cookie. */
  browser: string
}

const LIFE_MS = 15 * 60_000

export const newSecret = (): string => randomBytes(32).toString('base64url')
const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
const bindOfAttempt = (id: string): string => `attempt:${id}`

export async function beginAttempt(services: Services, given: NewAttempt): Promise<{ id: string; state: string }> {
  const [id, state, now] = [newId(), newSecret(), services.now()]
  await services.db.global.$client.query(
    `insert into app.oauth_attempts (id, state_hash, browser_hash, platform, company_id, brand_id, user_id, typed, via,
       state, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'begun', $10, $11)`,
    [
      id,
      digest(state),
      digest(given.browser),
      given.platform,
      given.companyId,
      given.brandId,
      given.userId,
      given.typed,
      given.via,
      now,
      new Date(now.getTime() + LIFE_MS),
    ],
  )
  return { id, state }
}

export async function keepVerifier(services: Services, id: string, verifier: string): Promise<void> {
  const sealed = services.encryption.encrypt(verifier, bindOfAttempt(id))
  await services.db.global.$client.query('update app.oauth_attempts set sealed = $2 where id = $1', [id, sealed])
}

/**
 * Consumes this user's attempt from this browser, once. A replayed, foreign or expired state matches nothing and
 * consumes nothing.
 */
export async function takeAttempt(
  services: Services,
  back: { platform: string; state: string; browser: string; userId: string | null },
): Promise<(AttemptRow & { verifier: string | null }) | null> {
  const { rows } = await services.db.global.$client.query<AttemptRow>(
    `update app.oauth_attempts set state = 'failed', reason = 'The connection wasn’t finished.'
     where state_hash = $1 and browser_hash = $2 and platform = $3 and state = 'begun' and expires_at > $4
       and (user_id is null or user_id = $5) returning ${columns}`,
    [digest(back.state), digest(back.browser), back.platform, services.now(), back.userId],
  )
  const row = rows[0]
  return row ? { ...row, verifier: row.sealed && services.encryption.decrypt(row.sealed, bindOfAttempt(row.id)) } : null
}

/** The same attempt again with a new state, in the window that started. */
export async function reopenAttempt(services: Services, id: string): Promise<string> {
  const state = newSecret()
  await services.db.global.$client.query(
    `update app.oauth_attempts set state = 'begun', state_hash = $2, reason = null, sealed = null where id = $1`,
    [id, digest(state)],
  )
  return state
}

export async function endAttempt(
  services: Services,
  id: string,
  to: { state: 'done'; missing: string[] } | { state: 'failed'; reason: string } | { state: 'choosing'; offer: Offer },
): Promise<void> {
  const kept = to.state === 'choosing' ? to.offer : to.state === 'done' ? { missing: to.missing } : null
  const sealed = kept && services.encryption.encrypt(JSON.stringify(kept), bindOfAttempt(id))
  const reason = to.state === 'failed' ? to.reason.slice(0, 500) : null
  await services.db.global.$client.query(
    'update app.oauth_attempts set state = $2, reason = $3, sealed = $4 where id = $1',
    [id, to.state, reason, sealed],
  )
}

/** What was granted, while one of the accounts is still to be chosen. */
export interface Offer {
  scopes: string[]
  missing: string[]
  accounts: GrantedAccount[]
}

/** An attempt of this company, by the member who started it. */
export async function findAttempt(
  services: Services,
  where: { id: string; companyId: string; userId: string },
): Promise<OpenAttempt> {
  const { rows } = await services.db.global.$client.query<AttemptRow>(
    `select ${columns} from app.oauth_attempts where id = $1 and company_id = $2 and user_id = $3 and expires_at > $4`,
    [where.id, where.companyId, where.userId, services.now()],
  )
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND', { message: 'This connection attempt has expired. Start again.' })
  if (!row.sealed || (row.state !== 'choosing' && row.state !== 'done')) return { row, offer: null, missing: [] }
  const kept = JSON.parse(services.encryption.decrypt(row.sealed, bindOfAttempt(row.id))) as Offer
  return { row, offer: row.state === 'choosing' ? withDates(kept) : null, missing: kept.missing }
}

export interface OpenAttempt {
  row: AttemptRow
  /** While one of the accounts is to be chosen. */
  offer: Offer | null
  missing: string[]
}

function withDates(raw: Offer): Offer {
  const accounts = raw.accounts.map((account) => ({
    ...account,
    credentials: {
      ...account.credentials,
      accessExpiresAt: asDate(account.credentials.accessExpiresAt),
      refreshExpiresAt: asDate(account.credentials.refreshExpiresAt),
    },
  }))
  return { ...raw, accounts }
}

const asDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value))

export const presentAttempt = ({ row, offer, missing }: OpenAttempt): Attempt => ({
  attemptId: row.id,
  platform: row.platform as Attempt['platform'],
  brandId: row.brand_id,
  state: row.state,
  reason: row.reason,
  missing,
  accounts: offer?.accounts.map(({ account, name }) => ({ account, name })) ?? [],
})
