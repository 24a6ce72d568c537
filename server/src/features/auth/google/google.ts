import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Outbound } from '../../../outbound/outbound.ts'
import { createConfiguration } from './configuration.ts'
import { readPerson, type GooglePerson } from './google-person.ts'
import { withoutSecrets } from '../provider-refusal.ts'

/** What the response is verified against. */
export interface Question {
  state: string
  nonce: string
  verifier: string
}

export interface Google {
  isSetUp: boolean
  /** Where to redirect the browser, and what to store until it returns. */
  ask(): Promise<{ location: string; question: Question }>
  /** The user who returned with this query; throws `ProviderRefusal` if the response can't be verified. */
  redeem(query: URLSearchParams, question: Question): Promise<GooglePerson>
}

/** The redirect URI for sign-in; the OAuth client registers the one of Analytics too. */
export const googleCallbackOf = (appUrl: string): string => `${appUrl}/auth/google/callback`

export interface GoogleOptions {
  outbound: Pick<Outbound, 'request' | 'rewrite'>
  clientId: string | null
  clientSecret: string | null
  redirectUri: string
  now: () => Date
}

/** OpenID Connect by `openid-client`: builds the request and verifies the response. */
export function createGoogle({ outbound, clientId, clientSecret, redirectUri, now }: GoogleOptions): Google {
  const configured = createConfiguration({
    outbound,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    now,
  })
  return {
    isSetUp: clientId !== null && clientSecret !== null,
    ask: async () => {
      const question = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const address = buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: question.state,
        nonce: question.nonce,
        code_challenge: await calculatePKCECodeChallenge(question.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return { location: outbound.rewrite(address.href), question }
    },
    redeem: async (query, { state, nonce, verifier }) => {
      const configuration = await configured()
      const back = new URL(`?${query.toString()}`, redirectUri)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      try {
        const tokens = await authorizationCodeGrant(configuration, back, checks)
        return readPerson(tokens.claims())
      } catch (error) {
        throw withoutSecrets(error)
      }
    },
  }
}
