import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import type { AuthDependencies } from '../dependencies.ts'

const CODES = 10
const LETTERS = 10
/** Without characters that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Replaces all codes with ten new ones and returns them; only hashes are stored. Runs as app_server. */
export async function replaceRecoveryCodes(
  tx: Tx,
  deps: Pick<AuthDependencies, 'hash' | 'now'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.execute(sql`delete from app.recovery_codes where user_id = ${userId}`)
  for (const code of codes) {
    await tx.execute(sql`
      insert into app.recovery_codes (id, user_id, code_hash, created_at)
      values (${newId()}, ${userId}, ${hashOf(deps, userId, code)}, ${deps.now().toISOString()})`)
  }
  return codes
}

/** Uses up an unused code and returns whether it was valid. Codes of a pending set-up are not. Runs as app_server. */
export async function useRecoveryCode(
  tx: Tx,
  deps: Pick<AuthDependencies, 'hash' | 'now'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update app.recovery_codes set used_at = ${deps.now().toISOString()}
    where user_id = ${userId} and code_hash = ${hashOf(deps, userId, code)} and used_at is null
      and exists (select 1 from app.authenticators a where a.user_id = ${userId} and a.enabled_at is not null)`)
  return rowCount === 1
}

/** Number of unused codes. Runs as app_server. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ left: number }>(sql`
    select count(*)::int as left from app.recovery_codes where user_id = ${userId} and used_at is null`)
  return rows[0]?.left ?? 0
}

/** `ABCDE-FGHJK`: 49 bits. */
function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2)}`
}

/** Accepts lower case, spaces and a missing hyphen. */
const hashOf = ({ hash }: Pick<AuthDependencies, 'hash'>, userId: string, code: string): string =>
  hash('recovery-code', `${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`)
