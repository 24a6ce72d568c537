import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Why a passkey failed. Browsers distinguish cancel and timeout only by elapsed time. */
export type PasskeyProblem = 'cancelled' | 'timedOut' | 'registered' | 'unsupported' | 'address' | 'failed'

export class PasskeyError extends Error {
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Insecure contexts don't have passkeys either. */
export const passkeysWork = (): boolean => typeof PublicKeyCredential === 'function'

type Options = Record<string, unknown>

/** Creates a passkey on the device; its response goes to the server unchanged. */
export const makePasskey = (options: Options) =>
  ask(options, async () => {
    const { startRegistration } = await load()
    return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
  })

/** Signs with a passkey of the device; its response goes to the server unchanged. */
export const answerWithPasskey = (options: Options) =>
  ask(options, async () => {
    const { startAuthentication } = await load()
    return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
  })

// Loaded on the first click on a passkey button.
const load = () => import('@simplewebauthn/browser')

type Json<T> = T & { response: Record<string, unknown>; clientExtensionResults: Record<string, unknown> }

async function ask<T extends { response: object; clientExtensionResults: object }>(
  { timeout }: Options,
  work: () => Promise<T>,
): Promise<Json<T>> {
  const began = performance.now()
  try {
    return (await work()) as Json<T>
  } catch (error) {
    const ranOut = typeof timeout === 'number' && performance.now() - began >= timeout
    throw new PasskeyError(problemOf(error, ranOut), error)
  }
}

/** The library has its own error codes, with the browser's error as the cause. */
function problemOf(error: unknown, ranOut: boolean): PasskeyProblem {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { name?: string } }
  if (name === 'NotAllowedError' || cause?.name === 'NotAllowedError') return ranOut ? 'timedOut' : 'cancelled'
  return problems[code ?? ''] ?? 'failed'
}

const problems: Record<string, PasskeyProblem> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'registered',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsupported',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
}
