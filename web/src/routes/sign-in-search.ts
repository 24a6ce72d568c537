import { safeReturnUrl } from '../lib/return-url.ts'

type Raw = Record<string, unknown>

const text = <Name extends string>(raw: Raw, name: Name): { [key in Name]?: string } => {
  const value = raw[name]
  const words = typeof value === 'number' ? String(value) : value
  // URLs of this product are short; a longer one wasn't created by it.
  if (typeof words !== 'string' || words === '' || words.length > 2000) return {}
  return { [name]: words } as { [key in Name]?: string }
}

/** Only what looks like the id of a request: the page shows it. */
const requestOf = ({ request }: Raw): { request?: string } =>
  typeof request === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(request) ? { request } : {}

const returnTo = (raw: Raw): { returnUrl?: string } => {
  const returnUrl = safeReturnUrl(raw.returnUrl)
  return returnUrl ? { returnUrl } : {}
}

export const loginSearch = (raw: Raw) => ({
  ...returnTo(raw),
  ...text(raw, 'email'),
  ...text(raw, 'error'),
  ...text(raw, 'shop'),
})
export const returnSearch = (raw: Raw) => returnTo(raw)
export const emailSearch = (raw: Raw) => text(raw, 'email')
export const tokenSearch = (raw: Raw) => text(raw, 'token')
export const callbackSearch = (raw: Raw) => ({ ...text(raw, 'token'), ...text(raw, 'error'), ...returnTo(raw) })
export const confirmedSearch = (raw: Raw) => text(raw, 'error')
export const errorSearch = (raw: Raw) => ({
  ...text(raw, 'error'),
  ...text(raw, 'platform'),
  ...text(raw, 'shop'),
  ...text(raw, 'reason'),
  ...requestOf(raw),
})
export const attemptSearch = (raw: Raw) => ({ ...text(raw, 'attempt'), ...text(raw, 'via') })
export const signUpSearch = (raw: Raw) => ({
  ...text(raw, 'shop'),
  ...text(raw, 'shopify_session_id'),
  ...text(raw, 'shopify_access_token'),
})
