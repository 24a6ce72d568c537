import type { errorPageEn } from '../../messages/error-page.en.ts'

type Key = Exclude<keyof typeof errorPageEn, 'title' | 'retry' | 'home'>

/** The catalogue's key for a code of the address; whatever is not listed is an unknown error. */
export const errorKey = (code: string | undefined): Key => (code ? byCode.get(code) : undefined) ?? 'unknown'

const byCode: ReadonlyMap<string, Key> = new Map([
  ['access_denied', 'denied'],
  ['expired', 'expired'],
  ['invalid_state', 'state'],
  ['invalid_signature', 'signature'],
  ['invalid_shop', 'shop'],
  ['account_taken', 'taken'],
  ['missing_scopes', 'scopes'],
  ['platform_error', 'platform'],
  ['uninstalled', 'closed'],
])
