import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { inSpan, type OpenSpan } from '../tracing/spans.ts'

/** A request in the log: never its path or query, which contain ids and tokens. */
export interface LoggedRequest {
  requestId: string
  method: string
  route: string
  companyId?: string
  userId?: string
}

interface Current {
  c: Context
  requestId: string
  companyId?: string
  userId?: string
}

const current = new AsyncLocalStorage<Current>()

/** One log line and one count per response. Health checks and static files are logged at `debug`. */
export function logRequests({ log, metrics }: { log: Log; metrics: Metrics }): MiddlewareHandler {
  return (c, next) =>
    current.run({ c, requestId: randomUUID() }, async () => {
      const began = performance.now()
      await inSpan({ name: 'request', kind: 'server' }, async (span) => {
        await next()
        describe(span, c.res.status)
      })
      const ms = Math.round(performance.now() - began)
      const about = currentRequest()
      if (!about) return
      const { method, route, requestId } = about
      c.res.headers.set('x-request-id', requestId)
      metrics.requests.inc({ method, route, status: c.res.status })
      metrics.requestSeconds.observe({ method, route }, ms / 1000)
      log[quiet.has(route) ? 'debug' : 'info']({ ...about, status: c.res.status, ms }, 'request')
    })
}

/** For the log, without personal data. */
function describe(span: OpenSpan, status: number): void {
  const about = currentRequest()
  if (!about) return
  const { method, route, requestId, companyId } = about
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'bizamply.request_id': requestId,
    ...(companyId ? { 'bizamply.company_id': companyId } : {}),
  }
  span.set(attributes, `${method} ${route}`)
  if (status >= 500) span.fail(String(status))
}

/** The current request, with its user as far as known; null outside a request. */
export function currentRequest(): LoggedRequest | null {
  const found = current.getStore()
  if (!found) return null
  const { c, ...who } = found
  return { ...who, method: methods.has(c.req.method) ? c.req.method : 'other', route: routeOf(c) }
}

export function rememberVisitor(companyId: string | null, userId: string): void {
  const found = current.getStore()
  if (found) Object.assign(found, companyId === null ? { userId } : { companyId, userId })
}

const STATIC = 'static'
const quiet = new Set([STATIC, '/healthz', '/readyz', '/metrics', '/api/system/health'])
// Clients can send any method, and each would become its own label.
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** As the contract writes it: `/api/comments/{commentId}/draft`. */
function routeOf(c: Context): string {
  const path = routePath(c).replace(/\/:(\w+)\?/g, (_, name: string) => (c.req.param(name) ? `/:${name}` : ''))
  return path === '*' || path === '/*' ? STATIC : path.replace(/:(\w+)/g, '{$1}')
}
