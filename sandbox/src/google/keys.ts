import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface Keys {
  /** The public keys, as served by `/oauth2/v3/certs`. */
  published(): { keys: object[] }
  sign(claims: object): string
  /** Signs with an unpublished key of the same id. */
  forge(claims: object): string
  /** Signs with a new key from now on; the old key is no longer published. */
  rotate(): void
}

interface Pair {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

/** Created on first use, as most runs need no Google sign-in. */
export function createKeys(): Keys {
  let count = 0
  const make = (): Pair => ({ kid: `sandbox-${++count}`, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
  let current: Pair | null = null
  const pair = (): Pair => (current ??= make())
  return {
    published: () => {
      const { kid, publicKey } = pair()
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }
    },
    sign: (claims) => jwt(claims, pair().kid, pair().privateKey),
    forge: (claims) => jwt(claims, pair().kid, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    rotate: () => {
      current = make()
    },
  }
}

function jwt(claims: object, kid: string, key: KeyObject): string {
  const body = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key, 'base64url')}`
}

export const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
