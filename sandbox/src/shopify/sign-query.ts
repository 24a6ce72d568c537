import { createHmac } from 'node:crypto'

/** Shopify's signature of a URL: every parameter except `hmac`, sorted, as lower-case hexadecimal. */
export function signQuery(query: URLSearchParams, secret: string): string {
  const pairs = [...query].filter(([name]) => name !== 'hmac' && name !== 'signature')
  const message = pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return createHmac('sha256', secret).update(message).digest('hex')
}
