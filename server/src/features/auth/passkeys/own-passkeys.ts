import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Passkey, publicKeyCredential } from '@bizamply/contract/security'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../../errors.ts'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { mailAccountChange } from '../account-mail.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { deviceOf } from '../device.ts'
import { findChallenge, keepChallenge, relyingParty, takeChallenge, webauthn } from './ceremony.ts'

export type Credential = z.infer<typeof publicKeyCredential>

interface Person {
  userId: string
  email: string
  name: string
  sessionId: string
}

interface Row extends Record<string, unknown> {
  id: string
  name: string
  created: string
  used: string | null
}

export async function listPasskeys({ db }: { db: Database }, userId: string): Promise<Passkey[]> {
  const { rows } = await db.global.execute<Row>(sql`
    select id, name, created_at as created, last_used_at as used from app.passkeys
    where user_id = ${userId} order by created_at, id`)
  return rows.map(({ id, name, created, used }) => ({
    id,
    name,
    createdAt: new Date(created).toISOString(),
    lastUsedAt: used ? new Date(used).toISOString() : null,
  }))
}

/** Options for a browser to create a passkey that this user doesn't have yet. */
export async function beginPasskey(deps: AuthDependencies, { userId, email, name, sessionId }: Person) {
  const excludeCredentials = await descriptorsOf(deps, userId)
  if (excludeCredentials.length >= sizes.passkeys) {
    throw new AppError('CONFLICT', { message: `You can keep up to ${sizes.passkeys} passkeys. Remove one first.` })
  }
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Bizamply',
    rpID: relyingParty(deps).rpID,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps, identifierOf(sessionId), options.challenge)
  return options
}

/** How a browser finds a user's passkeys. */
export async function descriptorsOf(
  { db }: { db: Database },
  userId: string,
): Promise<{ id: string; transports: 'internal'[] }[]> {
  const { rows } = await db.global.execute<{ id: string; transports: 'internal'[] }>(sql`
    select credential_id as id, transports from app.passkeys where user_id = ${userId}`)
  return rows
}

export async function addPasskey(
  deps: AuthDependencies,
  { userId, sessionId }: Person,
  given: { name?: string | undefined; credential: Credential },
  { headers }: Origin,
): Promise<Passkey[]> {
  const challenge = await findChallenge(deps, identifierOf(sessionId))
  if (!challenge) throw tooLate()
  const { id, publicKey, counter, transports } = await verified(deps, challenge, given.credential)
  // Of two concurrent valid responses, only one finds it.
  if (!(await takeChallenge(deps, identifierOf(sessionId)))) throw tooLate()
  const name = given.name ?? deviceOf(headers.get('user-agent'))
  const kept = await deps.db.inServer(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into app.passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values (${newId()}, ${userId}, ${id}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
        ${sql.param(transports ?? [])}::text[], ${name}, ${deps.now().toISOString()})
      on conflict (credential_id) do nothing`)
    if (!rowCount) return false
    await mailAccountChange(tx, deps, userId, { template: 'passkey-added', detail: name })
    await deps.recordSecurity(tx, userId, 'security.passkey-added', { name })
    return true
  })
  if (!kept) throw new AppError('CONFLICT', { message: 'You’ve already added this passkey.' })
  return listPasskeys(deps, userId)
}

const tooLate = (): AppError =>
  new AppError('CHALLENGE_EXPIRED', { message: 'This took too long. Add the passkey again.' })

async function verified(deps: AuthDependencies, expectedChallenge: string, credential: Credential) {
  const { rpID, origin } = relyingParty(deps)
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { verified: isRight, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
    })
    if (isRight) return registrationInfo.credential
  } catch (cause) {
    throw new AppError('PASSKEY_INVALID', { cause })
  }
  throw new AppError('PASSKEY_INVALID')
}

export async function renamePasskey(
  deps: Pick<AuthDependencies, 'db' | 'recordSecurity'>,
  userId: string,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Passkey[]> {
  await deps.db.inServer(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select name from app.passkeys where id = ${passkeyId} and user_id = ${userId} for update`)
    const [before] = rows
    if (!before) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this passkey.' })
    await tx.execute(sql`update app.passkeys set name = ${name} where id = ${passkeyId}`)
    const details = { before: { name: before.name }, after: { name } }
    if (before.name !== name) await deps.recordSecurity(tx, userId, 'security.passkey-renamed', details)
  })
  return listPasskeys(deps, userId)
}

/** The last sign-in method can't be removed. */
export async function removePasskey(
  deps: Pick<AuthDependencies, 'db' | 'services' | 'recordSecurity'>,
  userId: string,
  passkeyId: string,
): Promise<Passkey[]> {
  await deps.db.inServer(async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string; other: boolean }>(sql`
      select p.id, p.name, exists (select 1 from app.accounts a where a.user_id = p.user_id
        and (a.password is not null or a.provider_id <> 'credential')) as other
      from app.passkeys p where p.user_id = ${userId} for update of p`)
    const found = rows.find(({ id }) => id === passkeyId)
    if (!found) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this passkey.' })
    if (!found.other && rows.length === 1) {
      throw new AppError('CONFLICT', { message: 'This is your only way to sign in. Set a password first.' })
    }
    await tx.execute(sql`delete from app.passkeys where id = ${passkeyId}`)
    await deps.recordSecurity(tx, userId, 'security.passkey-removed', { name: found.name })
    await mailAccountChange(tx, deps, userId, { template: 'passkey-removed', detail: found.name })
  })
  return listPasskeys(deps, userId)
}

const identifierOf = (sessionId: string): string => `passkey-new:${sessionId}`
