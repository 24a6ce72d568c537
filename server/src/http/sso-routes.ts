import type { Context, Hono } from 'hono'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { clientAddress } from './client-address.ts'
import { goOn, type From, type Step } from './google-routes.ts'

/** The verbs, passed by app.ts. */
export interface SsoVerbs {
  go: (attempt: string, from: From) => Promise<Step>
  end: (back: { companyId: string; query: URLSearchParams }, from: From) => Promise<Step>
}

/** To a company's identity provider and back, as with Google. */
export function bindSsoRoutes(app: Hono, sso: SsoVerbs, trustProxy: string[]): void {
  const fromOf = (c: Context): From => ({ headers: c.req.raw.headers, address: clientAddress(c, trustProxy) })
  app.get(plainRoutes.ssoSignIn.path, async (c) => goOn(c, await sso.go(c.req.query('attempt') ?? '', fromOf(c))))
  app.get(plainRoutes.ssoCallback.path.replace('{companyId}', ':companyId'), async (c) => {
    const back = { companyId: c.req.param('companyId') ?? '', query: new URL(c.req.url).searchParams }
    return goOn(c, await sso.end(back, fromOf(c)))
  })
}
