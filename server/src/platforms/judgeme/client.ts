import { setTimeout as wait } from 'node:timers/promises'
import { OutsideError } from '../../outside/outside-error.ts'
import type { Outside, OutsideRequest } from '../../outside/outside.ts'
import type { OutsideAnswer } from '../../outside/send-request.ts'
import type { Query } from '../../outside/resolve-target.ts'
import { PlatformError, type Access } from '../platform.ts'
import { readJson, retryAfterMs, toPlatformError } from './errors.ts'
import { createPacer, type Pacer } from './pacer.ts'

export interface Client {
  /** GET, repeated politely; answers the JSON of a 2xx, throws `PlatformError` for everything else. */
  read(access: Access, path: string, query?: Query): Promise<unknown>
  /**
   * One POST, never repeated; any status is an answer. Throws `OutsideError`, what `beforeBody` threw, or
   * `PlatformError` rate-limited when nothing was sent because the platform had asked for a longer pause.
   */
  write(access: Access, path: string, json: unknown, beforeBody?: () => Promise<void>): Promise<OutsideAnswer>
}

export interface ClientOptions {
  apiBase: string
  pacer?: Pacer
  sleep?: (ms: number) => Promise<unknown>
}

const mostTries = 5
const firstPauseMs = 500
/** A longer wait belongs to the queue, not to a process that holds a job. */
const longestPauseMs = 30_000
/** A person is waiting. */
const writePatienceMs = 10_000
const readTimeoutMs = 15_000

export function createClient(
  outside: Outside,
  { apiBase, pacer = createPacer(), sleep = wait }: ClientOptions,
): Client {
  async function send(access: Access, request: Omit<OutsideRequest, 'headers'>): Promise<OutsideAnswer> {
    const patienceMs = request.method === 'GET' ? longestPauseMs : writePatienceMs
    const pause = await pacer.turn(access.account, patienceMs)
    if (pause !== null) throw new PlatformError('rate-limited', 'Judge.me asked for a longer pause', pause)
    const { headers, query } = signIn(access)
    const answer = await outside.request({ ...request, headers, query: { ...request.query, ...query } })
    if (answer.status === 429) pacer.slower(access.account, retryAfterMs(answer) ?? 0)
    else pacer.faster(access.account)
    return answer
  }

  async function read(access: Access, path: string, query: Query = {}): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      const request = { method: 'GET', url: apiBase + path, query, timeoutMs: readTimeoutMs } as const
      const outcome = await send(access, request).catch(unreachable)
      if (!(outcome instanceof PlatformError) && outcome.status < 300) return parse(outcome)
      const problem = outcome instanceof PlatformError ? outcome : toPlatformError(outcome)
      const pause = Math.max(problem.retryAfterMs ?? 0, firstPauseMs * 2 ** (tries - 1) * (0.75 + Math.random() / 2))
      if (tries === mostTries || !passes(problem) || pause > longestPauseMs) throw problem
      await sleep(pause)
    }
  }

  return {
    read,
    write: (access, path, json, beforeBody) =>
      send(access, { method: 'POST', url: apiBase + path, json, ...(beforeBody && { beforeBody }) }),
  }
}

// An OAuth token in X-Api-Token is refused by Judge.me, and a private token needs its shop beside it.
function signIn({ account, credentials }: Access): { headers: Record<string, string>; query: Query } {
  const token = credentials['token'] ?? ''
  const accept = { accept: 'application/json' }
  if (credentials['kind'] === 'oauth') return { headers: { ...accept, authorization: `Bearer ${token}` }, query: {} }
  return { headers: { ...accept, 'x-api-token': token }, query: { shop_domain: account } }
}

function unreachable(error: unknown): PlatformError {
  if (error instanceof OutsideError && error.kind !== 'blocked') return new PlatformError('unavailable', error.message)
  throw error
}

function passes(problem: PlatformError): boolean {
  return problem.problem === 'unavailable' || problem.problem === 'rate-limited'
}

function parse(answer: OutsideAnswer): unknown {
  const body = readJson(answer.text)
  if (body === undefined) throw new PlatformError('unavailable', 'Judge.me answered something that is not JSON')
  return body
}
