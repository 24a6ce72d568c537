import {
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Outbound } from '../../../outbound/outbound.ts'
import { fetchThrough } from './outbound-fetch.ts'

export interface ClientOptions {
  outbound: Pick<Outbound, 'request'>
  clientId: string
  clientSecret: string
  now: () => Date
}

const ISSUER = new URL('https://accounts.google.com')
const KEPT_MS = 3_600_000
const TOLERANCE_S = 60

/**
 * The library's configuration for Google; discovery is cached for an hour. Each attempt gets its own configuration,
 * because the library caches keys with it and doesn't refetch them within a minute.
 */
export function createConfiguration(options: ClientOptions): () => Promise<Configuration> {
  const { outbound, clientId, clientSecret, now } = options
  const fetch = fetchThrough(outbound)
  let known: { at: number; server: ServerMetadata } | null = null
  return async () => {
    const at = now().getTime()
    if (!known || at - known.at >= KEPT_MS) {
      const found = await discovery(ISSUER, clientId, clientSecret, undefined, { [customFetch]: fetch })
      known = { at, server: found.serverMetadata() }
    }
    const metadata = {
      id_token_signed_response_alg: 'RS256',
      // The library reads the system clock; ours can be shifted, as in the sandbox.
      [clockSkew]: Math.round((at - Date.now()) / 1000),
      [clockTolerance]: TOLERANCE_S,
    }
    const configuration = new Configuration(known.server, clientId, metadata, ClientSecretPost(clientSecret))
    configuration[customFetch] = fetch
    // Without this, the library doesn't check the signature of a token received over TLS.
    enableNonRepudiationChecks(configuration)
    return configuration
  }
}
