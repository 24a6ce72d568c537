import type { ConnectError } from '@bizamply/contract/connections'
import type { errorPageEn } from '../../messages/error-page.en.ts'

type Key = Exclude<keyof typeof errorPageEn, 'title' | 'retry' | 'home' | 'support' | `${string}Action`>

/** The translation key for the error codes in the URL; unlisted codes are an unknown error. */
export function errorKey(code: string | undefined, reason?: string): Key {
  const known = code === 'connect_failed' ? byReason.get(reason ?? '') : undefined
  return known ?? (code && isConnectError(code) ? byCode[code] : 'unknown')
}

const byCode: Readonly<Record<ConnectError, Key>> = {
  invalid_hmac: 'signature',
  invalid_shop: 'shop',
  shop_unknown: 'unknownShop',
  shop_taken: 'taken',
  oauth_state: 'state',
  oauth_denied: 'denied',
  install_failed: 'install',
  connect_failed: 'connect',
}
const isConnectError = (code: string): code is ConnectError => Object.hasOwn(byCode, code)

/** Why the authorization couldn't start: the code of the refusal. */
const byReason: ReadonlyMap<string, Key> = new Map([
  ['BAD_REQUEST', 'typed'],
  ['FORBIDDEN', 'forbidden'],
  ['NOT_FOUND', 'brand'],
  ['CONFLICT', 'rival'],
  ['NOT_CONNECTED', 'storeFirst'],
  ['CHANNEL_UNAVAILABLE', 'noKeys'],
  ['RATE_LIMIT_EXCEEDED', 'tooMany'],
])
