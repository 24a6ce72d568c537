import type { Context, Hono } from 'hono'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { clientAddress } from './client-address.ts'

export interface From {
  headers: Headers
  address: string
}

export interface Step {
  location: string
  cookie: string | null
}

/** The verbs, passed by app.ts. */
export interface GoogleVerbs {
  begin: (returnUrl: string | null, from: From) => Promise<Step>
  end: (query: URLSearchParams, from: From) => Promise<Step>
}

/** A browser navigates there and back, so errors redirect to the console instead of returning a body. */
export function bindGoogleRoutes(app: Hono, google: GoogleVerbs, trustProxy: string[]): void {
  const fromOf = (c: Context): From => ({ headers: c.req.raw.headers, address: clientAddress(c, trustProxy) })
  app.get(plainRoutes.googleSignIn.path, async (c) =>
    goOn(c, await google.begin(c.req.query('returnUrl') ?? null, fromOf(c))),
  )
  app.get(plainRoutes.googleCallback.path, async (c) =>
    goOn(c, await google.end(new URL(c.req.url).searchParams, fromOf(c))),
  )
}

export function goOn(c: Context, { location, cookie }: Step): Response {
  if (cookie) c.header('set-cookie', cookie)
  // This URL contains a code: no later page may see it as a referrer.
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(location, 302)
}
