import { cookiesAreSecure } from '../better-auth.ts'

/** Identifies the browser that started the sign-in; sent to the sign-in routes only. */
export function browserCookie(appUrl: string, browser: string, seconds: number): string {
  const secure = cookiesAreSecure(appUrl) ? '; Secure' : ''
  return `bizamply.google=${browser}; Path=/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export const browserOf = (headers: Headers): string | null =>
  /(?:^|;\s*)bizamply\.google=([\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1] ?? null
