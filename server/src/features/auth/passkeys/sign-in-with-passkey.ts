import { randomBytes } from 'node:crypto'
import { AppError } from '../../../errors.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { recordLogin } from '../logins.ts'
import { openSession, type SignInResult } from '../open-session.ts'
import { personOfChallenge } from '../second-factor/challenge.ts'
import { keepChallenge, relyingParty, takeChallenge, webauthn } from './ceremony.ts'
import { checkAnswer, passkeyOf } from './check-answer.ts'
import { descriptorsOf, type Credential } from './own-passkeys.ts'

/** Lists no credentials: the device knows its passkeys for us. As a second factor it lists that user's own. */
export async function beginPasskeySignIn(
  deps: AuthDependencies,
  input: { challenge?: string | undefined },
  from: Origin,
) {
  await countAttempts(deps, { passkeyPerAddress: from.address }, TOO_MANY)
  const userId = input.challenge ? await personOfChallenge(deps, input.challenge) : null
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).rpID,
    userVerification: 'required',
    ...(userId && { allowCredentials: await descriptorsOf(deps, userId) }),
  })
  const challengeId = randomBytes(32).toString('base64url')
  await keepChallenge(deps, identifierOf(deps, challengeId), options.challenge)
  return { challengeId, options }
}

export async function signInWithPasskey(
  deps: AuthDependencies,
  given: { challengeId: string; credential: Credential; rememberMe: boolean },
  from: Origin,
): Promise<SignInResult> {
  await countAttempts(deps, { passkeyPerAddress: from.address }, TOO_MANY)
  const challenge = await takeChallenge(deps, identifierOf(deps, given.challengeId))
  if (!challenge) throw new AppError('CHALLENGE_EXPIRED', { message: 'This took too long. Try again.' })
  const passkey = await passkeyOf(deps, given.credential.id)
  if (!passkey) throw new AppError('PASSKEY_INVALID', { message: UNKNOWN })
  const record = (reason: string | null) =>
    recordLogin(deps, { userId: passkey.userId }, { method: 'passkey', reason }, from)
  try {
    await checkAnswer(deps, passkey, challenge, given.credential)
    const who = { userId: passkey.userId, rememberMe: given.rememberMe, method: 'passkey' as const }
    const result = await openSession(deps, who, from)
    await record(null)
    return result
  } catch (error) {
    if (error instanceof AppError) await record(error.code)
    throw error
  }
}

const identifierOf = ({ hash }: AuthDependencies, id: string): string => `passkey-in:${hash('passkey', id)}`

const UNKNOWN = 'We don’t recognize this passkey. It may have been removed. Sign in another way.'
const TOO_MANY = 'Too many login attempts. Please try again later.'
