import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { Query } from '../../outbound/resolve-target.ts'
import { clockOf, createPacer, type Pacer } from '../pacer.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { longestPauseMs, readPatiently, readTimeoutMs } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { holdsError, toPlatformError } from './errors.ts'

export interface Client {
  /** GET with retries. Returns the JSON of a 2xx and throws `PlatformError` for everything else. */
  read(access: Access, path: string, query?: Query): Promise<unknown>
  /**
   * Sends one request, never retries, and returns any status. Throws `OutboundError`, what
   * `beforeBody` threw, or a rate-limited `PlatformError` if nothing was sent because the
   * platform had requested a longer pause.
   */
  write(
    access: Access,
    request: { method: 'POST' | 'PUT'; path: string; json: unknown },
    beforeBody?: () => Promise<void>,
  ): Promise<OutboundAnswer>
  /** For idempotent requests, such as registering a webhook: retries, and returns any status but 429 and 5xx. */
  settle(
    access: Access,
    request: Pick<OutboundRequest, 'method' | 'json' | 'query'>,
    path: string,
  ): Promise<OutboundAnswer>
}

export interface ClientOptions {
  apiBase: string
  pacer?: Pacer
  sleep?: (ms: number) => Promise<unknown>
}

/** A user is waiting. */
const writePatienceMs = 10_000

export function createClient(
  outbound: Outbound,
  { apiBase, sleep, pacer = createPacer(clockOf(sleep)) }: ClientOptions,
): Client {
  async function send(access: Access, request: Omit<OutboundRequest, 'headers'>): Promise<OutboundAnswer> {
    const patienceMs = request.method === 'GET' ? longestPauseMs : writePatienceMs
    const pause = await pacer.turn(access.account, patienceMs)
    if (pause !== null) throw new PlatformError('rate-limited', 'Judge.me requested a longer pause', pause)
    const { headers, query } = signIn(access)
    const answer = await outbound.request({ ...request, headers, query: { ...request.query, ...query } })
    if (answer.status === 429) pacer.slower(access.account, retryAfterMs(answer) ?? 0)
    else pacer.faster(access.account)
    return answer
  }

  function read(access: Access, path: string, query: Query = {}): Promise<unknown> {
    const request = { method: 'GET', url: apiBase + path, query, timeoutMs: readTimeoutMs } as const
    return readPatiently(() => send(access, request), parse, { ...(sleep && { sleep }) })
  }

  return {
    read,
    write: (access, { method, path, json }, beforeBody) =>
      send(access, { method, url: apiBase + path, json, ...(beforeBody && { beforeBody }) }),
    settle: (access, request, path) =>
      readPatiently(() => send(access, { ...request, url: apiBase + path }), settled, { ...(sleep && { sleep }) }),
  }
}

function settled(answer: OutboundAnswer): OutboundAnswer {
  if (answer.status === 429 || answer.status >= 500) throw toPlatformError(answer)
  return answer
}

// Judge.me refuses an OAuth token in X-Api-Token, and a private token needs its shop in the request.
function signIn({ account, credentials }: Access): { headers: Record<string, string>; query: Query } {
  const token = credentials['token'] ?? ''
  const accept = { accept: 'application/json' }
  if (credentials['kind'] === 'oauth') return { headers: { ...accept, authorization: `Bearer ${token}` }, query: {} }
  return { headers: { ...accept, 'x-api-token': token }, query: { shop_domain: account } }
}

function parse(answer: OutboundAnswer): unknown {
  if (answer.status >= 300 || holdsError(answer)) throw toPlatformError(answer)
  const body = readJson(answer.text)
  if (body === undefined) throw new PlatformError('unavailable', 'Judge.me returned something that isn’t JSON')
  return body
}
