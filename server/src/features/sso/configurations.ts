import {
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Outbound } from '../../outbound/outbound.ts'
import { fetchThrough, ProviderRefusal } from '../auth/index.ts'

export interface Client {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

const KEPT_MS = 3_600_000
const MOST_KEPT = 500
const TOLERANCE_S = 60

/** Asymmetric algorithms only: a shared secret authenticates no one. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'RS384', 'RS512', 'PS384', 'PS512', 'ES384', 'ES512']

/** Caches issuer metadata for an hour, and builds the library's configuration for each sign-in. */
export function createConfigurations({ outbound, now }: { outbound: Pick<Outbound, 'request'>; now: () => Date }) {
  const fetch = fetchThrough(outbound)
  const kept = new Map<string, { at: number; server: ServerMetadata }>()

  async function discover(issuer: string): Promise<ServerMetadata> {
    // Given a document's own address, the library would not verify the issuer.
    if (issuer.includes('/.well-known/')) throw new ProviderRefusal('the issuer returned no document')
    const found = await discovery(new URL(issuer), 'discovery', undefined, undefined, { [customFetch]: fetch })
    const server = found.serverMetadata()
    // For Microsoft's multi-tenant endpoints the library accepts a different issuer name. The names must match, because
    // otherwise any tenant could sign in as this company.
    if (new URL(server.issuer).href !== new URL(issuer).href)
      throw new ProviderRefusal('the document names another issuer')
    for (const endpoint of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri]) {
      if (!endpoint?.startsWith('https://')) throw new ProviderRefusal('a required URL is missing')
    }
    if (kept.size >= MOST_KEPT) kept.clear()
    const plain: ServerMetadata = { ...server }
    kept.set(issuer, { at: now().getTime(), server: plain })
    return plain
  }

  async function configurationOf({ issuer, clientId, clientSecret }: Client): Promise<Configuration> {
    const known = kept.get(issuer)
    const at = now().getTime()
    const server = known && at - known.at < KEPT_MS ? known.server : await discover(issuer)
    const metadata = {
      id_token_signed_response_alg: algorithmOf(server),
      // The library reads the system clock; ours can be shifted.
      [clockSkew]: Math.round((at - Date.now()) / 1000),
      [clockTolerance]: TOLERANCE_S,
    }
    const configuration = new Configuration(server, clientId, metadata, secretFor(server)(clientSecret))
    configuration[customFetch] = fetch
    // Without this, the library doesn't check the signature of a token received over TLS.
    enableNonRepudiationChecks(configuration)
    return configuration
  }
  return { discover, configurationOf }
}

const algorithmOf = ({ id_token_signing_alg_values_supported: offered }: ServerMetadata): string =>
  ALGORITHMS.find((name) => offered?.includes(name)) ?? 'RS256'

/** OpenID Connect Discovery 1.0, section 3: basic is the default. */
const secretFor = ({ token_endpoint_auth_methods_supported: offered }: ServerMetadata) =>
  !offered || offered.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
