import { isIP } from 'node:net'
import { OutboundError } from './outbound-error.ts'

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Reach {
  /** OUTSIDE_BASE_URL without a trailing slash; null for the real services. */
  baseUrl: string | null
  /** For a URL that the operator configured (a model in a private network), never for a user's. */
  allowPrivate: boolean
}

/** `https://HOST/PATH` becomes `BASE/HOST/PATH`; every other URL is unchanged. */
export function rewriteUrl(url: string, baseUrl: string | null): string {
  if (baseUrl === null || isUnder(url, baseUrl)) return url
  const { protocol, host, pathname, search, hash } = new URL(url)
  return protocol === 'https:' ? `${baseUrl}/${host}${pathname}${search}${hash}` : url
}

/** The URL that is actually called, or a blocked `OutboundError`. */
export function resolveTarget(url: string, query: Query | undefined, reach: Reach): URL {
  if (!URL.canParse(url)) throw new OutboundError('blocked', 'not an absolute URL')
  const named = new URL(url)
  if (named.username || named.password) throw new OutboundError('blocked', 'a URL can’t contain a password')
  const { baseUrl } = reach
  if (baseUrl === null ? !reach.allowPrivate : !isUnder(url, baseUrl)) requirePublicName(named)
  const target = new URL(rewriteUrl(url, baseUrl))
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new OutboundError('blocked', `${target.protocol} isn’t supported`)
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== null && value !== undefined) target.searchParams.set(name, String(value))
  return target
}

function isUnder(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const [inner, base] = [new URL(url), new URL(baseUrl)]
  return inner.origin === base.origin && inner.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`)
}

// A name needs a dot: single words are local names, and behind a base URL they could reach its own pages.
function requirePublicName({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new OutboundError('blocked', 'only https requests are allowed')
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    throw new OutboundError('blocked', 'a URL must have a host name, not an IP address')
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/i.test(hostname)) throw new OutboundError('blocked', 'not a public host name')
}
