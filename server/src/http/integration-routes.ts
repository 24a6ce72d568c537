import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { serviceKey, type ServiceKey } from '@bizamply/contract/platforms'
import type { ConnectError } from '@bizamply/contract/connections'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { AppError } from '../errors.ts'
import type { Ctx, Services } from '../context.ts'
import { isId } from '../db/ids.ts'
import { clientAddress } from './client-address.ts'
import { currentRequest } from './request-log.ts'
import { authorizeBrand, type Gate, type Visitor } from './authorize-call.ts'

/** What a browser returning from a service sends, and where it continues; the verbs of the connections feature. */
export interface IntegrationVerbs {
  begin(ctx: Ctx, input: Begin): Promise<{ oauthUrl: string; attemptId: string }>
  install(
    services: Services,
    input: { shop: string; browser: string; isSigned: boolean; address: string },
  ): Promise<{ oauthUrl: string }>
  verifyRedirect(services: Services, platform: string, query: URLSearchParams): boolean
  finish(services: Services, back: Back): Promise<Finished>
}

interface Begin {
  platform: ServiceKey
  typed: string | null
  via: 'popup' | 'page'
  browser: string
}

interface Back {
  platform: string
  query: URLSearchParams
  browser: string | null
  visitor: Pick<Visitor, 'companyId' | 'actor'> | null
}

type Finished =
  | { kind: 'no-attempt' }
  | { kind: 'attempt'; attemptId: string; via: 'popup' | 'page' }
  | { kind: 'again'; oauthUrl: string }
  | { kind: 'installed'; shop: string; sessionId: string; accessToken: string }
  | { kind: 'renewed'; shop: string; companyId: string }
  | { kind: 'install-failed'; shop: string | null; denied: boolean }

const COOKIE = 'bizamply.connect'
const LIFE_SECONDS = 900

/** This browser's secret, created if missing; it ties the redirect to the window that started. */
export function browserOf(headers: Headers, appUrl: string): { browser: string; cookie: string } {
  const browser = keptBrowser(headers) ?? randomBytes(24).toString('base64url')
  const secure = appUrl.startsWith('https:') ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`
  return { browser, cookie: `${COOKIE}=${browser}; ${rules}` }
}

function keptBrowser(headers: Headers): string | null {
  return (
    new RegExp(`(?:^|;\\s*)${COOKIE.replace('.', '\\.')}=([\\w-]{32})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1] ??
    null
  )
}

/** Navigations of a browser: authenticated by the cookie alone, and none of them changes the company. */
export function bindIntegrationRoutes(app: Hono, gate: Gate, verbs: IntegrationVerbs, trustProxy: string[]): void {
  const { services } = gate
  const install = (c: Context, shop: string, isSigned: boolean): Promise<Response> =>
    beginInstall(c, services, verbs, { shop, isSigned, address: clientAddress(c, trustProxy) })
  app.get(plainRoutes.shopifyInstall.path, async (c) => {
    const query = new URL(c.req.url).searchParams
    if (!verbs.verifyRedirect(services, 'shopify', query)) return toError(c, 'invalid_hmac', { platform: 'shopify' })
    return install(c, query.get('shop') ?? '', true)
  })
  const comeBack = async (c: Context): Promise<Response> => {
    const query = new URL(c.req.url).searchParams
    const platform = c.req.param('platform') ?? ''
    const visitor = await navigating(gate, c)
    const finished = await verbs.finish(services, { platform, query, browser: keptBrowser(c.req.raw.headers), visitor })
    return goOn(c, platform, finished, visitor?.companyId ?? null)
  }
  app.get(bound(plainRoutes.integrationCallback.path), comeBack)
  // TikTok registers only URLs with a trailing slash.
  app.get(`${bound(plainRoutes.integrationCallback.path)}/`, comeBack)
  for (const path of [
    plainRoutes.integration.path,
    `${plainRoutes.integration.path}/`,
    plainRoutes.integrationAuth.path,
  ]) {
    app.get(bound(path), (c) => start(c, gate, verbs, install))
  }
}

const bound = (path: string): string => path.replace('{platform}', ':platform')

/** The user of the cookie; null while their company's sign-in requirements aren't met. */
async function navigating(gate: Gate, c: Context): Promise<Visitor | null> {
  const visitor = await gate.findVisitorByCookie(c.req.raw.headers)
  return visitor?.missing || visitor?.viewing ? null : visitor
}

async function start(
  c: Context,
  gate: Gate,
  verbs: IntegrationVerbs,
  install: (c: Context, shop: string, isSigned: boolean) => Promise<Response>,
): Promise<Response> {
  const platform = serviceKey.safeParse(c.req.param('platform'))
  if (!platform.success) throw new AppError('NOT_FOUND')
  const query = new URL(c.req.url).searchParams
  const visitor = await navigating(gate, c)
  const shop = query.get('shop')
  if (!visitor?.companyId && platform.data === 'shopify' && shop && !query.has('company')) {
    return install(c, shop, false)
  }
  if (!visitor) return c.redirect(`/login?returnUrl=${encodeURIComponent('/responses')}`)
  const { browser, cookie } = browserOf(c.req.raw.headers, gate.services.appUrl)
  c.header('set-cookie', cookie, { append: true })
  const via = query.get('via') === 'page' ? 'page' : 'popup'
  try {
    const ctx = await ctxOf(gate, visitor, query.get('company'))
    const typed = shop ?? query.get('typed')
    const { oauthUrl } = await verbs.begin(ctx, { platform: platform.data, typed, via, browser })
    return c.redirect(oauthUrl)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const code = isUnknownShop(error) ? 'shop_unknown' : 'connect_failed'
    return toError(c, code, { platform: platform.data, reason: error.code, shop })
  }
}

async function beginInstall(
  c: Context,
  services: Services,
  verbs: IntegrationVerbs,
  { shop, isSigned, address }: { shop: string; isSigned: boolean; address: string },
): Promise<Response> {
  const { browser, cookie } = browserOf(c.req.raw.headers, services.appUrl)
  c.header('set-cookie', cookie, { append: true })
  try {
    return c.redirect((await verbs.install(services, { shop, browser, isSigned, address })).oauthUrl)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const code = error.code === 'BAD_REQUEST' ? 'invalid_shop' : 'connect_failed'
    return toError(c, isUnknownShop(error) ? 'shop_unknown' : code, { platform: 'shopify', shop, reason: error.code })
  }
}

async function ctxOf(gate: Gate, visitor: Visitor, brandId: string | null): Promise<Ctx> {
  if (!visitor.companyId) throw new AppError('FORBIDDEN')
  if (brandId !== null && !isId(brandId)) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  return authorizeBrand(gate, visitor, {
    requested: brandId,
    rules: { who: 'member', permission: 'connections.manage' },
  })
}

function goOn(c: Context, platform: string, finished: Finished, companyId: string | null): Response {
  if (finished.kind === 'no-attempt') return toError(c, 'oauth_state', { platform })
  if (finished.kind === 'again') return c.redirect(finished.oauthUrl)
  if (finished.kind === 'attempt') return c.redirect(`/connect/done?attempt=${finished.attemptId}&via=${finished.via}`)
  if (finished.kind === 'renewed') {
    if (companyId === finished.companyId) return c.redirect('/responses')
    // A visitor learns there that the store is already connected, and signs in if it is theirs.
    return toError(c, 'shop_taken', { platform, shop: finished.shop })
  }
  if (finished.kind === 'install-failed') {
    return toError(c, finished.denied ? 'oauth_denied' : 'install_failed', { platform, shop: finished.shop })
  }
  const given = {
    shop: finished.shop,
    shopify_session_id: finished.sessionId,
    shopify_access_token: finished.accessToken,
  }
  return c.redirect(`/signup?${new URLSearchParams(given).toString()}`)
}

const isUnknownShop = ({ details }: AppError): boolean => details?.['reason'] === 'shop_unknown'

/** A code, never a text: the page has a message for each, and shows the id of the request. */
function toError(c: Context, error: ConnectError, more: Record<string, string | null>): Response {
  const request = currentRequest()?.requestId ?? null
  const known = Object.entries({ ...more, request }).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return c.redirect(`/error?${new URLSearchParams([['error', error], ...known]).toString()}`)
}
