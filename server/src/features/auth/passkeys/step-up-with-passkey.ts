import { AppError } from '../../../errors.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { keepChallenge, relyingParty, takeChallenge, webauthn } from './ceremony.ts'
import { checkAnswer, passkeyOf } from './check-answer.ts'
import { descriptorsOf, type Credential } from './own-passkeys.ts'

interface SignedInUser {
  userId: string
  sessionId: string
}

/** Options for the browser's step-up with the signed-in user's own passkey. */
export async function beginPasskeyStepUp(deps: AuthDependencies, { userId, sessionId }: SignedInUser) {
  const allowCredentials = await descriptorsOf(deps, userId)
  if (allowCredentials.length === 0) throw new AppError('CONFLICT', { message: 'You don’t have a passkey yet.' })
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).rpID,
    userVerification: 'required',
    allowCredentials,
  })
  await keepChallenge(deps, identifierOf(sessionId), options.challenge)
  return options
}

export async function checkPasskeyStepUp(
  deps: AuthDependencies,
  { userId, sessionId }: SignedInUser,
  credential: Credential,
): Promise<void> {
  const challenge = await takeChallenge(deps, identifierOf(sessionId))
  if (!challenge) throw new AppError('CHALLENGE_EXPIRED', { message: 'This took too long. Try again.' })
  const passkey = await passkeyOf(deps, credential.id)
  if (passkey?.userId !== userId) throw new AppError('PASSKEY_INVALID')
  await checkAnswer(deps, passkey, challenge, credential)
}

const identifierOf = (sessionId: string): string => `passkey-proof:${sessionId}`
