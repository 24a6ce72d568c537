export const cookiePrefix = 'bizamply'
/** better-auth names it: its prefix and a fixed suffix. */
export const sessionCookieName = `${cookiePrefix}.session_token`

const inHeader = new RegExp(`(?:^|;\\s*)${sessionCookieName.replace('.', '\\.')}=([^;]+)`)

/** The cookie's value as sent, with its signature; null without one. */
export const readSessionCookie = (headers: Headers): string | null =>
  inHeader.exec(headers.get('cookie') ?? '')?.[1] ?? null
