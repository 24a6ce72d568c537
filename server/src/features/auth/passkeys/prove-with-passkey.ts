import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { AppError } from '../../../errors.ts'
import type { AuthParts } from '../auth-parts.ts'
import { keepChallenge, relyingParty, takeChallenge } from './ceremony.ts'
import { checkAnswer, passkeyOf } from './check-answer.ts'
import { descriptorsOf, type Credential } from './own-passkeys.ts'

interface Prover {
  userId: string
  sessionId: string
}

/** Options for the browser to prove the signed-in person again with their own passkey. */
export async function beginPasskeyProof(parts: AuthParts, { userId, sessionId }: Prover) {
  const allowCredentials = await descriptorsOf(parts, userId)
  if (allowCredentials.length === 0) throw new AppError('CONFLICT', { message: 'You don’t have a passkey yet.' })
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(parts).rpID,
    userVerification: 'required',
    allowCredentials,
  })
  await keepChallenge(parts, identifierOf(sessionId), options.challenge)
  return options
}

export async function checkPasskeyProof(
  parts: AuthParts,
  { userId, sessionId }: Prover,
  credential: Credential,
): Promise<void> {
  const challenge = await takeChallenge(parts, identifierOf(sessionId))
  if (!challenge) throw new AppError('CHALLENGE_EXPIRED', { message: 'This took too long. Try again.' })
  const passkey = await passkeyOf(parts, credential.id)
  if (passkey?.userId !== userId) throw new AppError('PASSKEY_INVALID')
  await checkAnswer(parts, passkey, challenge, credential)
}

const identifierOf = (sessionId: string): string => `passkey-proof:${sessionId}`
