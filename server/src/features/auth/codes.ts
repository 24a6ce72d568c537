import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { sizes } from '@bizamply/contract/size-limits'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { sameText } from '../../db/same-text.ts'
import type { AuthDependencies } from './dependencies.ts'
import { mailOrPretend } from './mail-or-pretend.ts'

const LIFE_MS = 300_000

export interface CodeReader {
  email: string
  name: string
  locale: string
}

/**
 * Replaces the previous code with a new six-digit code and emails it. Runs as app_server. For an unknown address a code
 * is stored but not mailed, so that both cases respond alike.
 */
export async function issueCode(
  tx: Tx,
  deps: Pick<AuthDependencies, 'services' | 'hash' | 'now'>,
  email: string,
  reader: CodeReader | null,
): Promise<void> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const identifier = await lockAddress(tx, deps, email)
  const [at, until] = [deps.now(), new Date(deps.now().getTime() + LIFE_MS)]
  await tx.execute(sql`delete from app.verifications where identifier = ${identifier}`)
  await tx.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifier}, ${`${hashOf(deps, email, code)}:0`}, ${until.toISOString()},
      ${at.toISOString()}, ${at.toISOString()})`)
  const { name, locale } = reader ?? { name: '', locale: 'en' }
  const mail = { template: 'verify', to: email, locale, values: { name, code }, until } as const
  await mailOrPretend(tx, deps.services, mail, reader !== null)
}

export type Tried = { is: 'right' } | { is: 'wrong'; triesLeft: number } | { is: 'used-up' } | { is: 'expired' }

/** Counts one attempt; the right code is used up. Concurrent attempts run one after the other. Runs as app_server. */
export async function tryCode(
  tx: Tx,
  deps: Pick<AuthDependencies, 'hash' | 'now'>,
  email: string,
  code: string,
): Promise<Tried> {
  const identifier = await lockAddress(tx, deps, email)
  const { rows } = await tx.execute<{ value: string; expires_at: string }>(sql`
    select value, expires_at from app.verifications where identifier = ${identifier}`)
  const [row] = rows
  if (!row || new Date(row.expires_at).getTime() <= deps.now().getTime()) return { is: 'expired' }
  const [kept = '', count = '0'] = row.value.split(':')
  const tries = Number(count)
  if (tries >= sizes.codeTries) return { is: 'used-up' }
  if (sameText(kept, hashOf(deps, email, code))) {
    await tx.execute(sql`delete from app.verifications where identifier = ${identifier}`)
    return { is: 'right' }
  }
  await tx.execute(sql`update app.verifications set value = ${`${kept}:${tries + 1}`} where identifier = ${identifier}`)
  return { is: 'wrong', triesLeft: sizes.codeTries - tries - 1 }
}

async function lockAddress(tx: Tx, { hash }: Pick<AuthDependencies, 'hash'>, email: string): Promise<string> {
  const identifier = `otp:${hash('otp-address', email)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 0))`)
  return identifier
}

const hashOf = ({ hash }: Pick<AuthDependencies, 'hash'>, email: string, code: string): string =>
  hash('otp', `${email}:${code}`)
