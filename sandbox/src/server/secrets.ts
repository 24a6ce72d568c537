import type { IncomingHttpHeaders } from 'node:http'

/** Headers for the call log, with only the last four characters of secrets. */
export function shownHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(', ') : (value ?? '')
      return [name, SECRET_HEADERS.has(name) ? mask(text) : text]
    }),
  )
}

export function shownQuery(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].map(([name, value]) => [name, SECRET_FIELDS.has(name) ? mask(value) : value]))
}

export function shownBody(body: string): string {
  return body
    .replace(
      new RegExp(`("(?:${FIELDS})"\\s*:\\s*")([^"]*)"`, 'g'),
      (_, start: string, secret: string) => `${start}${mask(secret)}"`,
    )
    .replace(
      new RegExp(`((?:^|&)(?:${FIELDS})=)([^&]*)`, 'g'),
      (_, start: string, secret: string) => start + mask(secret),
    )
}

const SECRET_HEADERS = new Set([
  'authorization',
  'x-api-token',
  'x-shopify-access-token',
  'access-token',
  'cookie',
  'set-cookie',
  'proxy-authorization',
])
const SECRET_FIELDS = new Set([
  'api_token',
  'auth_code',
  'access_token',
  'client_secret',
  'code',
  'code_verifier',
  'fb_exchange_token',
  'hub.verify_token',
  'id_token',
  'input_token',
  'password',
  'pin',
  'refresh_token',
  'secret',
  'utoken',
])
const FIELDS = [...SECRET_FIELDS].filter((name) => name !== 'code').join('|')

function mask(secret: string): string {
  return secret.length > 12 ? `***${secret.slice(-4)}` : '***'
}
