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

/** What the response is verified against. */
export interface Question {
  state: string
  nonce: string
  verifier: string
}

/** OpenID Connect with any provider that a company configures: builds the request and verifies the response. */
export interface IdentityProviders {
  /** The issuer's metadata, fetched again; throws if it names another issuer. */
  discover(issuer: string): Promise<{ issuer: string; signInAt: string }>
  /** Where to redirect the browser. `fresh`: the provider must ask for credentials again. */
  ask(client: Client, request: { email: string; fresh: boolean }): Promise<{ location: string; question: Question }>
  /** The person who returned with this query; throws `ProviderRefusal` if the response can't be verified. */
  redeem(
    client: Client,
    query: URLSearchParams,
    expected: Question & {
      /** Maximum seconds since authentication; null if any session at the provider counts. */ maxAge: number | null
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

/** Many providers return the address only there; the library checks that `sub` matches the token's. */
async function userInfo(configuration: Configuration, accessToken: string, sub = ''): Promise<object> {
  return configuration.serverMetadata().userinfo_endpoint ? fetchUserInfo(configuration, accessToken, sub) : {}
}
