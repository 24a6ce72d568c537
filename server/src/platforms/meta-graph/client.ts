import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { Query } from '../../outbound/resolve-target.ts'
import { clockOf, createPacer, type Pacer } from '../pacer.ts'
import { readJson } from '../read-json.ts'
import { longestPauseMs, readPatiently, readTimeoutMs, unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { readGraphError, toPlatformError, waitOf } from './errors.ts'
import { usageOf } from './usage.ts'

export interface GraphClient {
  /** The platform's display name. */
  readonly name: string
  /** GET with retries. Returns the JSON of a success and throws `PlatformError` for everything else. */
  read(access: Access, path: string, query?: Query): Promise<unknown>
  /**
   * Sends one request, never retries, and returns any status. Throws `OutboundError`, what
   * `beforeBody` threw, or a rate-limited `PlatformError` if nothing was sent because the
   * platform had requested a longer pause.
   */
  write(access: Access, path: string, body: GraphBody, beforeBody?: () => Promise<void>): Promise<OutboundAnswer>
  /** One DELETE, never retried. Throws `PlatformError` if it was refused. */
  remove(access: Access, path: string): Promise<void>
}

export type GraphBody = { form: Record<string, string> } | { json: unknown }

export interface GraphClientOptions {
  name: string
  /** With the version, without a trailing slash. */
  base: string
  pacer?: Pacer | undefined
  sleep?: ((ms: number) => Promise<unknown>) | undefined
}

/** A user is waiting. */
const writePatienceMs = 10_000
/** Rate limited without a retry time. Meta counts in sliding hours, so wait at least a minute. */
const throttledMs = 60_000
const nearlyFullPercent = 80

export function createGraphClient(outbound: Outbound, options: GraphClientOptions): GraphClient {
  const { name, base, sleep, pacer = createPacer(clockOf(sleep)) } = options

  async function send({ account, credentials }: Access, request: Omit<OutboundRequest, 'url'>, path: string) {
    const pause = await pacer.turn(account, request.method === 'GET' ? longestPauseMs : writePatienceMs)
    if (pause !== null) throw new PlatformError('rate-limited', `${name} requested a longer pause`, pause)
    const headers = { ...request.headers, authorization: `Bearer ${credentials['token'] ?? ''}` }
    const answer = await outbound.request({ ...request, url: base + path, headers })
    learn(account, answer)
    return answer
  }

  function learn(account: string, answer: OutboundAnswer): void {
    const error = readGraphError(answer)
    const isLimited =
      answer.status === 429 || (error !== null && toPlatformError(answer, name).problem === 'rate-limited')
    const { percent } = usageOf(answer)
    if (isLimited || percent >= 100) pacer.slower(account, waitOf(answer) ?? throttledMs)
    else if (percent >= nearlyFullPercent) pacer.slower(account, 0)
    else pacer.faster(account)
  }

  return {
    name,
    read: (access, path, query = {}) => {
      const request = { method: 'GET', query, timeoutMs: readTimeoutMs } as const
      return readPatiently(
        () => send(access, request, path),
        (answer) => parse(answer, name),
        { ...(sleep && { sleep }) },
      )
    },
    write: (access, path, body, beforeBody) => {
      const hook = beforeBody ? { beforeBody } : {}
      if ('json' in body) return send(access, { method: 'POST', json: body.json, ...hook }, path)
      return send(access, { method: 'POST', ...formBody(body.form), ...hook }, path)
    },
    remove: async (access, path) => {
      const answer = await send(access, { method: 'DELETE' }, path).catch(unreachable)
      if (answer.status >= 300 || readGraphError(answer)) throw toPlatformError(answer, name)
    },
  }
}

export const formBody = (form: Record<string, string>): { headers: Record<string, string>; body: string } => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
})

/** The JSON of a success. An error inside a success is still an error. */
export function parse(answer: OutboundAnswer, name: string): unknown {
  if (answer.status >= 300 || readGraphError(answer)) throw toPlatformError(answer, name)
  const body = readJson(answer.text)
  if (body === undefined) throw new PlatformError('unavailable', `${name} returned something that isn’t JSON`)
  return body
}
