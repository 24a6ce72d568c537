import { randomBytes } from 'node:crypto'
import { sameText } from '../../db/same-text.ts'
import { cookiesAreSecure } from './better-auth.ts'
import type { KeyedHash } from './keyed-hash.ts'

const NAME = 'bizamply.known_browser'
const YEAR_SECONDS = 365 * 86_400
/** Maximum users who share a browser. */
const MOST = 5

/**
 * A signed cookie: the browser's id and who signed in with it. It grants no access, but other users' wrong passwords
 * don't lock this browser out of the account.
 */
export function knownBrowser(hash: KeyedHash, headers: Headers, email: string): string | null {
  const { id, tags } = read(headers)
  return id !== null && tags.some((tag) => sameText(tag, tagOf(hash, id, email))) ? id : null
}

/** Adds a user to the browser's cookie; a session cookie unless it `stays`. */
export function rememberBrowser(
  hash: KeyedHash,
  headers: Headers,
  { email, appUrl, stays }: { email: string; appUrl: string; stays: boolean },
): string {
  const known = read(headers)
  const id = known.id ?? randomBytes(16).toString('base64url')
  const tag = tagOf(hash, id, email)
  const tags = [tag, ...known.tags.filter((one) => one !== tag)].slice(0, MOST)
  const secure = cookiesAreSecure(appUrl) ? '; Secure' : ''
  const life = stays ? `; Max-Age=${YEAR_SECONDS}` : ''
  return `${NAME}=${[id, ...tags].join('.')}; Path=/${life}; HttpOnly; SameSite=Lax${secure}`
}

const tagOf = (hash: KeyedHash, id: string, email: string): string => hash('known-browser', `${id}\0${email}`)

function read(headers: Headers): { id: string | null; tags: string[] } {
  const value = /(?:^|;\s*)bizamply\.known_browser=([\w.-]{1,400})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1]
  const [id, ...tags] = value?.split('.') ?? []
  return id && /^[\w-]{22}$/.test(id) ? { id, tags: tags.slice(0, MOST) } : { id: null, tags: [] }
}
