import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Outside } from '../../../outside/outside.ts'

const DISCOVERY = 'https://accounts.google.com/.well-known/openid-configuration'
const KEPT_MS = 3_600_000

const addresses = z.object({
  issuer: z.literal('https://accounts.google.com'),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) })

export interface Metadata {
  addresses(): Promise<z.infer<typeof addresses>>
  /** The key of this name, asked for anew when it is not known: Google changes its keys. */
  key(kid: string): Promise<KeyObject | null>
}

/** What Google says of itself, kept for an hour. */
export function createMetadata(outside: Pick<Outside, 'request'>, now: () => Date): Metadata {
  const read = async <T>(url: string, shape: z.ZodType<T>): Promise<T> => {
    const answer = await outside.request({ method: 'GET', url, headers: { accept: 'application/json' } })
    if (answer.status !== 200) throw new Error(`Google answered ${answer.status} for ${new URL(url).pathname}`)
    return shape.parse(answer.json())
  }
  const isFresh = (kept: { at: number } | null): boolean => kept !== null && now().getTime() - kept.at < KEPT_MS
  let known: { at: number; value: z.infer<typeof addresses> } | null = null
  let keys: { at: number; value: Map<string, KeyObject> } | null = null
  const current = async (): Promise<z.infer<typeof addresses>> => {
    if (!known || !isFresh(known)) known = { at: now().getTime(), value: await read(DISCOVERY, addresses) }
    return known.value
  }
  const freshKeys = async (): Promise<Map<string, KeyObject>> => {
    const { jwks_uri } = await current()
    const set = await read(jwks_uri, keySet)
    const usable = set.keys.filter((key) => key.kty === 'RSA')
    const value = new Map(usable.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })] as const))
    keys = { at: now().getTime(), value }
    return value
  }
  return {
    addresses: current,
    key: async (kid) => {
      const kept = keys && isFresh(keys) ? keys.value.get(kid) : undefined
      return kept ?? (await freshKeys()).get(kid) ?? null
    },
  }
}
