import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isContractProcedure } from '@orpc/contract'
import { contract } from '@bizamply/contract'
import type { CallRules } from '@bizamply/contract/call'
import { sizes } from '@bizamply/contract/size-limits'
import { roleInBrand } from '@bizamply/contract/permissions'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { sameText } from '../db/same-text.ts'
import { AppError } from '../errors.ts'
import { answerError } from './answer-error.ts'
import type { WebApp } from './serve-web-app.ts'
import { authorizeCall, type Gate, type Visitor } from './authorize-call.ts'
import type { Hears } from './event-reader.ts'
import type { Hub } from './events.ts'
import { streamGeneration, type Generate } from './generate-stream.ts'
import { bindBounceRoute, type Bounces } from './bounce-route.ts'
import { clientAddress } from './client-address.ts'
import { compressJson } from './compress-json.ts'
import { bindExportRoutes, type Exports } from './export-routes.ts'
import { bindGoogleRoutes, type GoogleVerbs } from './google-routes.ts'
import { bindImportRoutes, type ImportVerbs } from './import-routes.ts'
import { bindIntegrationRoutes, type IntegrationVerbs } from './integration-routes.ts'
import { bindLogoRoutes, type LogoVerbs } from './logo-routes.ts'
import { bindPictureRoutes, type PictureVerbs } from './picture-routes.ts'
import { rememberOrigin } from './remember-origin.ts'
import { bindOffboardingRoutes, type TakenAlong } from './offboarding-routes.ts'
import { logRequests } from './request-log.ts'
import { bindSsoRoutes, type SsoVerbs } from './sso-routes.ts'
import { bindProjectRoutes, type OpenEffectFile } from './project-routes.ts'
import { bindReportRoutes, type OpenReportFile } from './report-routes.ts'
import { securityHeaders } from './security-headers.ts'
import { streamEvents } from './stream-events.ts'
import { bindUnsubscribeRoute, type Unsubscribe } from './unsubscribe-route.ts'
import type { createRpc } from './rpc.ts'

export interface HttpOptions {
  gate: Gate
  rpc: ReturnType<typeof createRpc>
  hub: Hub
  webApp: WebApp
  receiveWebhook: (platform: string, headers: Headers, rawBody: Uint8Array) => Promise<void>
  generate: Generate
  imports: ImportVerbs
  pictures: PictureVerbs
  unsubscribe: Unsubscribe
  bounces: Bounces
  logos: LogoVerbs
  exports: Exports
  openReportFile: OpenReportFile
  openEffectFile: OpenEffectFile
  offboarding: TakenAlong
  google: GoogleVerbs
  sso: SsoVerbs
  integrations: IntegrationVerbs
  /** The token that Meta sends to verify our webhook URL. */
  metaVerifyToken: string | null
  /** Routes without a session: health, readiness, metrics, OpenAPI, the sandbox's clock. */
  open: (app: Hono) => void
  trustProxy: string[]
  pictureOrigin: string | null
}

/** The only folder that knows HTTP. `/backend/api/*` is an alias of `/api/*`. */
export function createHttp(options: HttpOptions): Hono {
  const app = new Hono({ getPath: (request) => withoutAlias(new URL(request.url).pathname) })
  const { log } = options.gate.services
  app.use(logRequests(options.gate.services))
  app.use(rememberOrigin(options.trustProxy))
  app.onError((error) => answerError(error, log))
  app.use(securityHeaders(options.webApp.scriptHashes, options.pictureOrigin))
  for (const path of ['/api/*', '/auth/*', '/hooks/*', '/pictures/*', '/brand-logos/*', ...joining])
    app.use(path, neverKept)
  app.use('/api/*', compressJson)
  const tooLarge = () => closing(answerError(new AppError('TOO_LARGE'), log))
  app.use('/hooks/*', bodyLimit({ maxSize: sizes.webhookBody, onError: tooLarge }))
  const ofCalls = bodyLimit({ maxSize: sizes.body, onError: tooLarge })
  // A file is counted while it is stored.
  app.use('/api/*', (c, next) => (withFile.has(c.req.path) || isLogo.test(c.req.path) ? next() : ofCalls(c, next)))
  for (const path of ['/auth/*', ...joining]) app.use(path, ofCalls)
  options.open(app)
  bindStreams(app, options)
  bindBounceRoute(app, options.bounces)
  bindWebhooks(app, options)
  bindImportRoutes(app, options.gate, options.imports)
  bindUnsubscribeRoute(app, options.unsubscribe)
  bindPictureRoutes(app, options.gate, options.pictures)
  bindLogoRoutes(app, options.gate, options.logos)
  bindExportRoutes(app, options.gate, options.exports)
  bindOffboardingRoutes(app, options.gate, options.offboarding)
  bindProjectRoutes(app, options.gate, options.openEffectFile)
  bindReportRoutes(app, options.gate, options.openReportFile)
  bindGoogleRoutes(app, options.google, options.trustProxy)
  bindSsoRoutes(app, options.sso, options.trustProxy)
  bindIntegrationRoutes(app, options.gate, options.integrations, options.trustProxy)
  bindCalls(app, options)
  app.all('*', (c) => options.webApp.serve(c.req.raw) ?? answerError(new AppError('NOT_FOUND'), log))
  return app
}

const withFile: ReadonlySet<string> = new Set([plainRoutes.importFile.path, plainRoutes.profilePicture.path])

const isLogo = /^\/api\/brands\/[^/]+\/logo$/

const joining = ['/integration/*', '/integrations/*', '/onboarding/*']

/** Personal responses must not be cached by proxies, unless a route sets its own header. */
const neverKept: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}

/** Older services use another name for a user's profile. */
function withoutAlias(path: string): string {
  const plain = path.startsWith('/backend/api/') ? path.slice('/backend'.length) : path
  return plain === '/api/user/profile' ? '/api/profile' : plain
}

function bindStreams(app: Hono, options: HttpOptions): void {
  app.get(plainRoutes.events.path, async (c) => {
    const { ctx, visitor } = await authorizeCall(options.gate, c.req.raw, plainRoutes.events.rules)
    if (!ctx || !visitor) throw new AppError('FORBIDDEN')
    const { headers } = c.req.raw
    const hearsOf =
      ({ rights }: Visitor): Hears =>
      (brandId) =>
        roleInBrand(rights, brandId) !== null
    const mayListen = async (): Promise<Hears | null> => {
      const now = await options.gate.findVisitor(headers)
      return now?.companyId === ctx.companyId && !now.missing ? hearsOf(now) : null
    }
    const listener = {
      companyId: ctx.companyId,
      session: visitor.sessionToken,
      userIds: [visitor.actor.userId, ...(visitor.viewing ? [visitor.viewing.administratorId] : [])],
      hears: hearsOf(visitor),
      mayListen,
    }
    return streamEvents(c, { hub: options.hub, log: options.gate.services.log }, listener)
  })
  const { route, meta } = contract.replies.generate['~orpc']
  const { path = '/' } = route
  app.post(path, async (c, next) => {
    if (!c.req.header('accept')?.includes('text/event-stream')) return next()
    const authorized = await authorizeCall(options.gate, c.req.raw, meta)
    return streamGeneration(c, authorized, options.generate, options.gate.services.log)
  })
}

function bindWebhooks(app: Hono, options: HttpOptions): void {
  const { platforms } = options.gate.services
  app.post('/hooks/:platform/:key?', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer())
    const headers = new Headers(c.req.raw.headers)
    // The URL counts, never the body.
    headers.set('x-webhook-key', c.req.param('key') ?? '')
    await options.receiveWebhook(c.req.param('platform'), headers, body)
    return c.body(null, platforms.service(c.req.param('platform'))?.webhookStatus ?? 204)
  })
  app.get('/hooks/:platform', (c) => {
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = c.req.query()
    const verifyToken = options.metaVerifyToken
    const isChallenged = platforms.service(c.req.param('platform'))?.challengesWebhookUrl
    if (!isChallenged || mode !== 'subscribe' || !verifyToken || !challenge) throw new AppError('NOT_FOUND')
    if (!sameText(token ?? '', verifyToken))
      throw new AppError('FORBIDDEN', { message: 'The verify token doesn’t match.' })
    return c.text(challenge)
  })
}

function bindCalls(app: Hono, options: HttpOptions): void {
  // Hono uses the first match: `/api/comments/bulk` is not a comment's id.
  const places = ({ path }: ContractCall): number => path.split('{').length
  for (const { method, path, rules } of contractCalls().toSorted((a, b) => places(a) - places(b))) {
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const request = asBound(c)
      const authorized = await authorizeCall(options.gate, request, rules)
      return options.rpc(request, authorized, clientAddress(c, options.trustProxy))
    })
  }
}

/** Without the alias, and HEAD as GET, as Hono handles it. */
function asBound(c: Context): Request {
  const url = new URL(c.req.url)
  if (c.req.method === 'HEAD') return new Request(new URL(c.req.path + url.search, url), { headers: c.req.raw.headers })
  if (url.pathname === c.req.path) return c.req.raw
  url.pathname = c.req.path
  return new Request(url, c.req.raw)
}

// The rest of the body is never read, so the connection can't carry another request.
function closing(response: Response): Response {
  response.headers.set('connection', 'close')
  return response
}

export interface ContractCall {
  method: string
  path: string
  rules: CallRules
}

/** Every call of the contract with its rules; the contract-wide tests iterate over the same list. */
export function contractCalls(): ContractCall[] {
  return Object.values(contract).flatMap((feature) =>
    Object.values(feature).flatMap((procedure) => {
      if (!isContractProcedure(procedure)) return []
      const { route, meta } = procedure['~orpc']
      return [{ method: route.method ?? 'POST', path: route.path ?? '/', rules: meta as CallRules }]
    }),
  )
}
