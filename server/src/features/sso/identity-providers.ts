import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'
import type { Outbound } from '../../outbound/outbound.ts'
import { withoutSecrets } from '../auth/index.ts'
import { createConfigurations, type Client } from './configurations.ts'
import { readClaims, type SsoPerson } from './read-claims.ts'

export type { Client } from './configurations.ts'

/** What the answer is held against. */
export interface Question {
  state: string
  nonce: string
  verifier: string
}

/** OpenID Connect with whatever provider a company names: what is asked, and whether the answer holds. */
export interface IdentityProviders {
  /** What an issuer says of itself, asked anew; throws where it does not say it about itself. */
  discover(issuer: string): Promise<{ issuer: string; signInAt: string }>
  /** Where to send the browser. `fresh`: the person must prove who they are there, however long they are signed in. */
  ask(client: Client, asked: { email: string; fresh: boolean }): Promise<{ location: string; question: Question }>
  /** Who came back with this query; `ProviderRefusal` when the provider doesn't say so in a way that can be checked. */
  redeem(
    client: Client,
    query: URLSearchParams,
    expected: Question & {
      /** Seconds since they were asked; null where any sign-in of theirs counts. */ maxAge: number | null
    },
  ): Promise<SsoPerson>
}

export function createIdentityProviders(options: {
  outbound: Pick<Outbound, 'request' | 'rewrite'>
  now: () => Date
}): IdentityProviders {
  const { discover, configurationOf } = createConfigurations(options)
  return {
    discover: async (issuer) => {
      const { issuer: name, authorization_endpoint: signInAt = '' } = await discover(issuer)
      return { issuer: name, signInAt }
    },
    ask: async (client, { email, fresh }) => {
      const question = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const address = buildAuthorizationUrl(await configurationOf(client), {
        redirect_uri: client.redirectUri,
        scope: 'openid email profile',
        state: question.state,
        nonce: question.nonce,
        code_challenge: await calculatePKCECodeChallenge(question.verifier),
        code_challenge_method: 'S256',
        login_hint: email,
        ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
      })
      return { location: options.outbound.rewrite(address.href), question }
    },
    redeem: async (client, query, { state, nonce, verifier, maxAge }) => {
      const configuration = await configurationOf(client)
      const back = new URL(`?${query.toString()}`, client.redirectUri)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      try {
        const tokens = await authorizationCodeGrant(
          configuration,
          back,
          maxAge === null ? checks : { ...checks, maxAge },
        )
        const claims = tokens.claims()
        const more = claims?.['email'] ? {} : await userInfo(configuration, tokens.access_token, claims?.sub)
        return readClaims({ ...more, ...claims })
      } catch (error) {
        throw withoutSecrets(error)
      }
    },
  }
}

/** Many providers say the address there alone; the library holds its `sub` against the token's. */
async function userInfo(configuration: Configuration, accessToken: string, sub = ''): Promise<object> {
  return configuration.serverMetadata().userinfo_endpoint ? fetchUserInfo(configuration, accessToken, sub) : {}
}
