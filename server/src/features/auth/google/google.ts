import { z } from 'zod'
import type { Outside } from '../../../outside/outside.ts'
import { GoogleRefusal } from './google-refusal.ts'
import { readIdToken, type GooglePerson } from './id-token.ts'
import { createMetadata, type Metadata } from './metadata.ts'

export interface Google {
  isSetUp: boolean
  /** Where to send the browser. */
  consentAddress(begun: { state: string; nonce: string; challenge: string }): Promise<string>
  /** Who came back with this code; `GoogleRefusal` when Google doesn't say so in a way that can be checked. */
  redeem(back: { code: string; verifier: string; nonce: string }): Promise<GooglePerson>
}

export interface GoogleOptions {
  outside: Pick<Outside, 'request' | 'rewrite'>
  clientId: string | null
  clientSecret: string | null
  redirectUri: string
  now: () => Date
}

const tokenAnswer = z.object({ id_token: z.string().max(20_000) })

/** OpenID Connect with PKCE, nonce and state; addresses and keys come from discovery. */
export function createGoogle(options: GoogleOptions): Google {
  const { outside, clientId, clientSecret, redirectUri, now } = options
  const metadata: Metadata = createMetadata(outside, now)
  return {
    isSetUp: clientId !== null && clientSecret !== null,
    consentAddress: async ({ state, nonce, challenge }) => {
      const { authorization_endpoint } = await metadata.addresses()
      const url = new URL(outside.rewrite(authorization_endpoint))
      const query = {
        client_id: clientId ?? '',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    redeem: async ({ code, verifier, nonce }) => {
      const { token_endpoint, issuer } = await metadata.addresses()
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId ?? '',
        client_secret: clientSecret ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      })
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
      const answer = await outside.request({ method: 'POST', url: token_endpoint, headers, body: form.toString() })
      if (answer.status >= 500) throw new Error(`Google answered ${answer.status} to a code`)
      if (answer.status !== 200) throw new GoogleRefusal(`Google answered ${answer.status} to a code`)
      const { id_token } = readAnswer(answer.text)
      return readIdToken(id_token, {
        issuer,
        audience: clientId ?? '',
        nonce,
        now: now(),
        keyOf: (kid) => metadata.key(kid),
      })
    },
  }
}

function readAnswer(text: string): z.infer<typeof tokenAnswer> {
  try {
    return tokenAnswer.parse(JSON.parse(text))
  } catch {
    // What could not be read may hold what no log should.
    throw new Error('Google answered a code with something else than a token')
  }
}
