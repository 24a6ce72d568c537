import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { relyingParty, webauthn } from './ceremony.ts'
import type { Credential } from './own-passkeys.ts'

export interface KnownPasskey extends Record<string, unknown> {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  counter: string
}

export async function passkeyOf(
  { db }: Pick<AuthDependencies, 'db'>,
  credentialId: string,
): Promise<KnownPasskey | null> {
  const { rows } = await db.global.execute<KnownPasskey>(sql`
    select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter
    from app.passkeys where credential_id = ${credentialId}`)
  return rows[0] ?? null
}

/** Checks that the device signed this challenge at our origin with user verification; else `PASSKEY_INVALID`. */
export async function checkAnswer(
  deps: AuthDependencies,
  passkey: KnownPasskey,
  expectedChallenge: string,
  credential: Credential,
): Promise<void> {
  const { rpID, origin } = relyingParty(deps)
  const { verifyAuthenticationResponse } = await webauthn()
  const counter = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).then(
    ({ verified, authenticationInfo }) => (verified ? authenticationInfo.newCounter : null),
    (cause: unknown) => {
      throw new AppError('PASSKEY_INVALID', { cause })
    },
  )
  if (counter === null) throw new AppError('PASSKEY_INVALID')
  await deps.db.global.execute(sql`
    update app.passkeys set counter = ${counter}, last_used_at = ${deps.now().toISOString()} where id = ${passkey.id}`)
}
