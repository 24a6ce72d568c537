import http from 'node:http'
import https from 'node:https'
import { publicLookup } from './guard-address.ts'
import { OutboundError } from './outbound-error.ts'
import { resolveTarget, rewriteUrl, type Query, type Reach } from './resolve-target.ts'
import { watchRequest, type OutboundCall } from './watch-request.ts'
import { sendRequest, type RequestPlan } from './send-request.ts'
import type { OutboundAnswer } from './receive-answer.ts'

/** The guarded HTTP client: nothing else in the server connects to a URL that it didn't configure. */
export interface Outbound {
  /** The URL to send a browser to; the same rewriting applies to every request. */
  rewrite: (url: string) => string
  /** One request without retries or redirects. Fails with `OutboundError`, or with what `beforeBody` threw. */
  request(request: OutboundRequest): Promise<OutboundAnswer>
  /** The same client, with its requests counted under this name. */
  of?: (service: string) => Outbound
  /** Closes idle connections. */
  close: () => void
}

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  query?: Query
  /** Sent as JSON; give either this or `body`. */
  json?: unknown
  body?: string | Uint8Array
  timeoutMs?: number
  maxBytes?: number
  signal?: AbortSignal
  /** Awaited after the headers and before the body; if it throws, the body is never sent. */
  beforeBody?: () => Promise<void>
}

export interface OutboundOptions {
  /** OUTSIDE_BASE_URL, or null for the real services. */
  baseUrl: string | null
  timeoutMs?: number
  maxBytes?: number
  log?: { debug(fields: object, message: string): void }
  allowPrivate?: boolean
  onCall?: (call: OutboundCall) => void
  /** The product's clock; the machine's by default. */
  now?: () => Date
}

export function createOutbound(options: OutboundOptions): Outbound {
  const reach: Reach = {
    baseUrl: options.baseUrl?.replace(/\/+$/, '') ?? null,
    allowPrivate: options.allowPrivate ?? false,
  }
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) }

  async function request(service: string, input: OutboundRequest): Promise<OutboundAnswer> {
    const target = resolveTarget(input.url, input.query, reach)
    // Only reads share connections: if a stale one broke under a write, its outcome would be unknown.
    const shared = input.method === 'GET' && !input.beforeBody
    const plan: RequestPlan = {
      target,
      method: input.method,
      ...content(input),
      timeoutMs: input.timeoutMs ?? options.timeoutMs ?? 30_000,
      maxBytes: input.maxBytes ?? options.maxBytes ?? 5_000_000,
      agent: shared ? agents[target.protocol === 'https:' ? 'https:' : 'http:'] : null,
      lookup: reach.baseUrl === null && !reach.allowPrivate ? publicLookup : undefined,
      signal: input.signal,
      now: options.now ?? (() => new Date()),
      beforeBody: input.beforeBody,
    }
    const { onCall } = options
    return watchRequest({ service, plan, onCall }, () => logged(plan, options.log))
  }

  const named = (service: string): Outbound => ({
    rewrite: (url) => rewriteUrl(url, reach.baseUrl),
    request: (input) => request(service, input),
    of: named,
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  })
  return named('other')
}

function content({ headers, json, body }: OutboundRequest): Pick<RequestPlan, 'headers' | 'body'> {
  if (json === undefined) return { headers: { ...headers }, body: body ?? null }
  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) }
}

async function logged(plan: RequestPlan, log: OutboundOptions['log']): Promise<OutboundAnswer> {
  const started = performance.now()
  const note = (outcome: string | number): void => {
    const { host, pathname } = plan.target
    log?.debug({ method: plan.method, host, path: pathname, outcome, ms: performance.now() - started }, 'outside')
  }
  try {
    const answer = await sendRequest(plan)
    note(answer.status)
    return answer
  } catch (error) {
    note(error instanceof OutboundError ? error.kind : 'stopped')
    throw error
  }
}
