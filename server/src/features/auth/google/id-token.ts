import { verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { GoogleRefusal } from './google-refusal.ts'

/** People are known by `sub`; an address may pass to another person. */
export interface GooglePerson {
  sub: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  picture: string | null
}

export interface Expected {
  issuer: string
  audience: string
  nonce: string
  now: Date
  keyOf: (kid: string) => Promise<KeyObject | null>
}

const SKEW_MS = 60_000

const header = z.object({ alg: z.literal('RS256'), kid: z.string().min(1).max(200) })
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  picture: z.string().optional(),
})

/** Checks signature, issuer, audience, end and nonce; anything else than all of them right is a refusal. */
export async function readIdToken(token: string, expected: Expected): Promise<GooglePerson> {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const { kid } = readPart(header, head)
  if (rest.length > 0) throw new GoogleRefusal('the identity token has too many parts')
  const key = await expected.keyOf(kid)
  if (!key) throw new GoogleRefusal('the identity token is signed by a key that Google does not name')
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    throw new GoogleRefusal('the identity token is not signed by Google')
  const said = readPart(claims, body)
  // Old tokens name their issuer without the scheme.
  if (`https://${said.iss.replace(/^https:\/\//, '')}` !== expected.issuer) throw new GoogleRefusal('another issuer')
  if (said.aud !== expected.audience) throw new GoogleRefusal('the identity token is for another app')
  if (said.exp * 1000 + SKEW_MS < expected.now.getTime()) throw new GoogleRefusal('the identity token is over')
  if (said.nonce !== expected.nonce) throw new GoogleRefusal('the identity token answers another question')
  return present(said)
}

function readPart<T>(shape: z.ZodType<T>, part: string): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))
  } catch {
    // What could not be read may hold what no log should.
    throw new GoogleRefusal('the identity token is not understood')
  }
}

function present(said: z.infer<typeof claims>): GooglePerson {
  const [first = '', ...more] = (said.name || said.email.split('@')[0] || '').split(' ')
  const isAddress = said.picture?.startsWith('https://') && said.picture.length <= 1000
  return {
    sub: said.sub,
    email: said.email.toLowerCase(),
    emailVerified: said.email_verified,
    firstName: shortened(said.given_name || first),
    lastName: shortened(said.family_name || (said.given_name ? '' : more.join(' '))),
    picture: isAddress ? (said.picture ?? null) : null,
  }
}

const shortened = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 50)
