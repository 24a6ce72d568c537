import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import type { Query } from '../../outbound/resolve-target.ts'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { clockOf, createPacer, type Pacer } from '../pacer.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { longestPauseMs, readPatiently, readTimeoutMs } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { reasonOf, statusOf, toPlatformError } from './errors.ts'

export interface Client {
  /** GET with retries. Returns the JSON of a success and throws `PlatformError` for everything else. */
  read(access: Access, path: string, query?: Query): Promise<unknown>
  /**
   * Sends one POST, never retries, and returns any status. Throws `OutboundError`, what
   * `beforeBody` threw, or a rate-limited `PlatformError` if nothing was sent because Yotpo had
   * requested a longer pause.
   */
  write(access: Access, path: string, json: unknown, beforeBody?: () => Promise<void>): Promise<OutboundAnswer>
  /** One DELETE, never retried. Returns any status. */
  remove(access: Access, path: string): Promise<OutboundAnswer>
}

export interface ClientOptions {
  pacer?: Pacer | undefined
  sleep?: ((ms: number) => Promise<unknown>) | undefined
}

/** A user is waiting. */
const writePatienceMs = 10_000
/** Yotpo's rule for partners: this many refusals in a row mean that our app was removed. */
const refusalsAreOver = 3

/** The App Developer API has its token in the URL, so no URL may reach a log or an error. */
export function createClient(
  outbound: Outbound,
  { sleep, pacer = createPacer(clockOf(sleep)) }: ClientOptions,
): Client {
  async function send(access: Access, path: string, request: Omit<OutboundRequest, 'url'>): Promise<OutboundAnswer> {
    const patienceMs = request.method === 'GET' ? longestPauseMs : writePatienceMs
    const pause = await pacer.turn(access.account, patienceMs)
    if (pause !== null) throw new PlatformError('rate-limited', 'Yotpo requested a longer pause', pause)
    const url = `https://developers.yotpo.com/v2/${encodeURIComponent(access.account)}${path}`
    const query = { ...request.query, access_token: access.credentials['token'] ?? '' }
    const answer = await outbound.request({ ...request, url, query, headers: { accept: 'application/json' } })
    if (answer.status === 429) pacer.slower(access.account, retryAfterMs(answer) ?? 0)
    else pacer.faster(access.account)
    return answer
  }

  return {
    read: (access, path, query = {}) => {
      let refusals = 0
      const judge = (answer: OutboundAnswer): unknown => {
        refusals = statusOf(answer) === 401 ? refusals + 1 : 0
        if (refusals > 0 && refusals < refusalsAreOver)
          throw new PlatformError('unavailable', reasonOf(answer, access), retryAfterMs(answer))
        return parse(answer, access)
      }
      const request = { method: 'GET', query, timeoutMs: readTimeoutMs } as const
      return readPatiently(() => send(access, path, request), judge, { ...(sleep && { sleep }) })
    },
    write: (access, path, json, beforeBody) =>
      send(access, path, { method: 'POST', json, ...(beforeBody && { beforeBody }) }),
    remove: (access, path) => send(access, path, { method: 'DELETE' }),
  }
}

function parse(answer: OutboundAnswer, access: Access): unknown {
  if (statusOf(answer) >= 300) throw toPlatformError(answer, access)
  const body = readJson(answer.text)
  if (body === undefined) throw new PlatformError('unavailable', 'Yotpo returned something that isn’t JSON')
  return body
}
