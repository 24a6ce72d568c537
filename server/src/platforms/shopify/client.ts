import type { Outbound } from '../../outbound/outbound.ts'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { readJson, retryAfterMs, shortened } from '../read-json.ts'
import { readPatiently, readTimeoutMs, type Patience } from '../read-patiently.ts'
import { MissingPermissionError, type RejectedRequest } from '../service.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'
import type { Access } from '../access.ts'

export interface Client {
  now(): Date
  /** A query with retries. Returns `data` and throws `PlatformError` for each of Shopify's three kinds of error. */
  query(access: Access, query: string, variables?: Record<string, unknown>): Promise<unknown>
  /** One POST, never retried. Returns any status. */
  mutate(
    access: Access,
    mutation: string,
    variables: Record<string, unknown>,
    beforeBody?: () => Promise<void>,
  ): Promise<OutboundAnswer>
}

export interface ClientOptions extends Patience {
  apiVersion: string
  /** Of one read, in milliseconds. */
  timeoutMs?: number
  now?: () => Date
  /** Called for each query and mutation that Shopify rejects as invalid. */
  onRejected?: ((request: RejectedRequest) => void) | undefined
}

export function createClient(
  outbound: Outbound,
  { apiVersion, timeoutMs = readTimeoutMs, now = () => new Date(), onRejected, ...patience }: ClientOptions,
): Client {
  const ask = (access: Access, body: object) => ({
    method: 'POST' as const,
    url: `https://${access.account}/admin/api/${apiVersion}/graphql.json`,
    headers: { accept: 'application/json', 'x-shopify-access-token': access.credentials['token'] ?? '' },
    json: body,
  })
  const report = (query: string, answer: OutboundAnswer): OutboundAnswer => {
    const body = onRejected ? readJson(answer.text) : null
    const errors = typeof body === 'object' && body !== null ? errorsIn(body) : []
    const found = errors.find(({ code }) => faultsOfOurs.has(code))
    const request = /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'unnamed'
    if (found) onRejected?.({ platform: 'shopify', request, code: found.code, message: shortened(found.message) })
    return answer
  }
  return {
    now,
    query: (access, query, variables = {}) => {
      const request = { ...ask(access, { query, variables }), timeoutMs }
      return readPatiently(async () => report(query, await outbound.request(request)), dataOf, patience)
    },
    mutate: async (access, query, variables, beforeBody) =>
      report(
        query,
        await outbound.request({ ...ask(access, { query, variables }), ...(beforeBody && { beforeBody }) }),
      ),
  }
}

/** The `data` of a response, or its error: from the status or within a success. */
export function dataOf(answer: OutboundAnswer): unknown {
  if (answer.status >= 300) throw new PlatformError(problemOf(answer.status), reasonOf(answer), retryAfterMs(answer))
  const body = readJson(answer.text)
  if (typeof body !== 'object' || body === null) {
    throw new PlatformError('unavailable', 'Shopify returned something that isn’t JSON')
  }
  const errors = errorsIn(body)
  const [first] = errors
  // One field or query was denied; an invalid token has its own status.
  if (first?.code === 'ACCESS_DENIED') throw new MissingPermissionError(shortened(first.message))
  if (first) throw new PlatformError(problemOfCode(first.code), shortened(first.message), waitIn(body, first.code))
  return Reflect.get(body, 'data')
}

/** 401: the one-hour access token may simply have expired; a refresh shows whether access ended. */
export function problemOf(status: number): PlatformProblem {
  if (status === 401) return 'expired'
  if (status === 403) return 'reduced'
  if (status === 402 || status === 423) return 'revoked'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  if (status < 400 || status === 408 || status >= 500) return 'unavailable'
  return 'invalid'
}

function problemOfCode(code: string): PlatformProblem {
  if (code === 'THROTTLED') return 'rate-limited'
  if (code === 'SHOP_INACTIVE') return 'revoked'
  return faultsOfOurs.has(code) ? 'invalid' : 'unavailable'
}

/** Shopify's codes for a query that this version of the API will never accept. */
const faultsOfOurs: ReadonlySet<string> = new Set([
  'MAX_COST_EXCEEDED',
  'GRAPHQL_VALIDATION_FAILED',
  'undefinedField',
  'missingRequiredArguments',
  'argumentLiteralsIncompatible',
  'INVALID_VARIABLE',
  'BAD_REQUEST',
])

interface GraphqlError {
  message: string
  code: string
}

export function errorsIn(body: object): GraphqlError[] {
  const errors: unknown = Reflect.get(body, 'errors')
  if (typeof errors === 'string') return [{ message: errors, code: '' }]
  if (!Array.isArray(errors)) return []
  return errors.map((error: unknown) => {
    const one = typeof error === 'object' && error !== null ? error : {}
    const extensions: unknown = Reflect.get(one, 'extensions')
    const code: unknown = typeof extensions === 'object' && extensions !== null ? Reflect.get(extensions, 'code') : ''
    const message: unknown = Reflect.get(one, 'message')
    return { message: typeof message === 'string' ? message : 'Error', code: typeof code === 'string' ? code : '' }
  })
}

/** How long the rate limit's bucket takes to refill. */
function waitIn(body: object, code: string): number | null {
  if (code !== 'THROTTLED') return null
  const cost = nested(nested(body, 'extensions'), 'cost')
  const status = nested(cost, 'throttleStatus')
  const [requested, left, rate] = [
    numberIn(cost, 'requestedQueryCost'),
    numberIn(status, 'currentlyAvailable'),
    numberIn(status, 'restoreRate'),
  ]
  if (requested === null || left === null || !rate) return 1000
  return Math.max(100, Math.ceil(((requested - left) / rate) * 1000))
}

const nested = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : null

const numberIn = (value: unknown, name: string): number | null => {
  const found = nested(value, name)
  return typeof found === 'number' ? found : null
}

export function reasonOf(answer: OutboundAnswer): string {
  const body = readJson(answer.text)
  const [first] = typeof body === 'object' && body !== null ? errorsIn(body) : []
  return shortened(first?.message ?? '') || `Shopify returned ${answer.status}`
}
