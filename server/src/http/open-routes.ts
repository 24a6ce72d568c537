import type { Hono } from 'hono'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@bizamply/contract'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Registry } from 'prom-client'
import { AppError } from '../errors.ts'
import { sameText } from '../db/same-text.ts'
import { clientAddress } from './client-address.ts'

export interface OpenRoutes {
  isReady: () => Promise<boolean>
  metrics: Registry
  metricsToken: string | null
  trustProxy: string[]
  /** The session cookie's name, for the OpenAPI document. */
  sessionCookieName: string
  /** Moves the product's clock; null unless the sandbox is on. */
  advanceClock: ((milliseconds: number) => Promise<Date>) | null
}

/** Routes without a session: health, readiness, metrics, OpenAPI, and with the sandbox its clock. */
export function bindOpenRoutes(app: Hono, options: OpenRoutes): void {
  app.get('/healthz', (c) => c.json({ status: 'up' }))
  app.get('/readyz', async (c) => {
    const ready = await options.isReady()
    return c.json({ ready }, ready ? 200 : 503)
  })
  let document: unknown = null
  app.get('/api/openapi.json', async (c) =>
    c.json((document ??= await describe(options.sessionCookieName)) as Record<string, unknown>),
  )
  app.get('/metrics', async (c) => {
    const address = clientAddress(c, options.trustProxy)
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    const known = options.metricsToken !== null && sameText(bearer, options.metricsToken)
    // An unconfigured proxy on this machine: its callers are not this machine.
    const isPassedOn = options.trustProxy.length === 0 && FORWARDED.some((name) => c.req.header(name) !== undefined)
    const local = !isPassedOn && (address === '::1' || address.startsWith('127.'))
    if (!known && !(local && options.metricsToken === null)) throw new AppError('UNAUTHENTICATED')
    return c.text(await options.metrics.metrics(), 200, { 'content-type': options.metrics.contentType })
  })
  const advance = options.advanceClock
  if (advance) {
    app.post('/_/clock', async (c) => {
      // A page of another origin can send text without a preflight, but neither JSON nor a forged origin.
      const origin = c.req.header('origin')
      if (origin !== undefined && origin !== new URL(c.req.url).origin) throw new AppError('FORBIDDEN')
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
        throw new AppError('BAD_REQUEST', { message: 'Send JSON as application/json.' })
      const body: unknown = await c.req.json().catch(() => null)
      const text = typeof body === 'object' && body && 'advance' in body ? String(body.advance) : ''
      const milliseconds = readDuration(text)
      if (milliseconds === null)
        throw new AppError('BAD_REQUEST', { errors: [{ path: 'advance', message: 'Use a duration like PT1H or P1D' }] })
      return c.json({ now: (await advance(milliseconds)).toISOString() })
    })
  }
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']

/** ISO 8601 days, hours, minutes and seconds in milliseconds; null if invalid. */
export function readDuration(text: string): number | null {
  const match = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/.exec(text)
  if (!match || text.length < 3) return null
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0))
  return ((((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000
}

async function describe(sessionCookieName: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Bizamply', version: '1.0.0' },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [], token: [] }],
  })
  const paths: Record<string, Record<string, unknown>> = { ...document.paths } as Record<
    string,
    Record<string, unknown>
  >
  for (const route of Object.values(plainRoutes)) {
    const operation = { summary: route.summary, responses: { 200: { description: 'OK' } } }
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation }
  }
  return { ...document, paths }
}
