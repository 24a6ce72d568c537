import { createHmac, timingSafeEqual } from 'node:crypto'
import { bodyMatchesHeaders } from './body-matches-headers.ts'

/** Base64 HMAC of the raw body with our app's secret. The body must match its headers. */
export function verifyWebhook(headers: Headers, rawBody: Uint8Array, secret: string | null, now: Date): boolean {
  const given = Buffer.from(headers.get('x-shopify-hmac-sha256') ?? '', 'base64')
  if (!secret || given.length !== 32) return false
  if (!timingSafeEqual(given, createHmac('sha256', secret).update(rawBody).digest())) return false
  return bodyMatchesHeaders(headers, rawBody, now)
}

/** Hex HMAC of the sorted query, from an install or sign-in that Shopify started at most 90 seconds ago. */
export function verifyRedirect(query: URLSearchParams, secret: string, now: Date): boolean {
  const given = query.get('hmac') ?? ''
  if (!/^[0-9a-f]{64}$/.test(given)) return false
  const message = [...query]
    .filter(([name]) => name !== 'hmac' && name !== 'signature')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const right = createHmac('sha256', secret).update(message).digest()
  const age = Math.abs(now.getTime() - Number(query.get('timestamp')) * 1000)
  return timingSafeEqual(Buffer.from(given, 'hex'), right) && age <= REDIRECT_VALID_MS
}

/** Shopify's own libraries reject an older redirect. */
const REDIRECT_VALID_MS = 90_000
