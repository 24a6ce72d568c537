import { createSign, generateKeyPairSync } from 'node:crypto'
import type { IdentityProviders } from './identity-provider.ts'

/** Claims and header algorithm, as tampered with by a test. */
export interface TamperedToken {
  claims: Record<string, unknown>
  alg?: 'RS256' | 'none'
  userInfo?: Record<string, unknown>
}

/** A provider that signs any claims and accepts every code; returns how to tamper with the next token. */
export function rogueProvider(providers: IdentityProviders, host: string): (next: TamperedToken) => void {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const issuer = `https://${host}`
  let next: TamperedToken = { claims: {} }
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const token = () => {
    const { claims, alg = 'RS256' } = next
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: issuer, aud: 'bizamply', sub: 'rogue', iat: now, exp: now + 300, auth_time: now, ...claims }
    const signed = `${encoded({ alg, kid: 'k' })}.${encoded(all)}`
    const signature =
      alg === 'none' ? '' : createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url')
    return `${signed}.${signature}`
  }
  const pages: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] }),
    '/token': () => ({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: token() }),
    '/me': () => next.userInfo ?? {},
  }
  providers.raw(host, (request, response) => {
    const page = pages[request.url?.split('?')[0] ?? '']?.()
    response.writeHead(page ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(page ?? {}))
  })
  return (bent) => void (next = bent)
}
