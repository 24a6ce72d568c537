import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.ts'
import { mailAccountChange } from '../account-mail.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

export type CodeCheck = 'totp' | 'recovery-code' | null

/** The factor that a code belongs to; each code works once. Runs as app_server. */
export async function checkCode(
  tx: Tx,
  deps: Pick<AuthDependencies, 'hash' | 'now' | 'services'>,
  userId: string,
  code: string,
): Promise<CodeCheck> {
  const typed = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) {
    if (!(await useRecoveryCode(tx, deps, userId, code))) return null
    const detail = String(await countRecoveryCodes(tx, userId))
    await mailAccountChange(tx, deps, userId, { template: 'recovery-code-used', detail })
    return 'recovery-code'
  }
  return (await useTotp(tx, deps, userId, typed, { enabled: true })) ? 'totp' : null
}

/** An authenticator code newer than the last accepted one. Runs as app_server. */
export async function useTotp(
  tx: Tx,
  { services, now }: Pick<AuthDependencies, 'now' | 'services'>,
  userId: string,
  code: string,
  { enabled }: { enabled: boolean },
): Promise<boolean> {
  const { rows } = await tx.execute<{ sealed: string }>(sql`
    select sealed_secret as sealed from app.authenticators
    where user_id = ${userId} and (enabled_at is not null) = ${enabled} for update`)
  const [row] = rows
  const step = row ? stepOf(services.encryption.decrypt(row.sealed, bindOf(userId)), code, now()) : null
  if (step === null) return false
  const { rowCount } = await tx.execute(sql`
    update app.authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step}`)
  return rowCount === 1
}

/** The secret is encrypted for its user. */
export const bindOf = (userId: string): string => `totp:${userId}`
