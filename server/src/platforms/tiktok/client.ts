import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import type { Query } from '../../outbound/resolve-target.ts'
import { clockOf, type Pacer } from '../pacer.ts'
import { longestPauseMs, readPatiently, readTimeoutMs, unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { isFine, problemOf, readEnvelope, toPlatformError } from './errors.ts'
import { createQuota } from './quota.ts'

export interface TiktokClient {
  /** GET with retries. Returns `data` of a success and throws `PlatformError` for everything else. */
  read(access: Access, path: string, query?: Query): Promise<unknown>
  /**
   * One POST, never retried. Throws `OutboundError`, what `beforeBody` threw, or a rate-limited
   * `PlatformError` if nothing was sent because TikTok had requested a longer pause.
   */
  write(access: Access, path: string, json: object, beforeBody?: () => Promise<void>): Promise<OutboundAnswer>
  /** One POST as our app, with its secret in the body. Returns `data`. */
  asApp(path: string, json: object): Promise<unknown>
}

export interface TiktokClientOptions {
  /** With the version, without a trailing slash. */
  base: string
  pacer?: Pacer | undefined
  sleep?: ((ms: number) => Promise<unknown>) | undefined
}

/** A user is waiting. */
const writePatienceMs = 10_000

/** Paths need a trailing slash: TikTok returns 404 without it. */
export function createTiktokClient(outbound: Outbound, options: TiktokClientOptions): TiktokClient {
  const { base, sleep, pacer = createQuota(clockOf(sleep)) } = options

  // Limits count per account and call.
  async function send({ account, credentials }: Access, request: Omit<OutboundRequest, 'url'>, path: string) {
    const lane = `${account} ${path}`
    const pause = await pacer.turn(lane, request.method === 'GET' ? longestPauseMs : writePatienceMs)
    if (pause !== null) throw new PlatformError('rate-limited', 'TikTok requested a longer pause', pause)
    const headers = { 'access-token': credentials['token'] ?? '' }
    const answer = await outbound.request({ ...request, url: base + path, headers })
    if (problemOf(answer) === 'rate-limited') pacer.slower(lane, toPlatformError(answer).retryAfterMs ?? 0)
    else pacer.faster(lane)
    return answer
  }

  return {
    read: (access, path, query = {}) =>
      readPatiently(() => send(access, { method: 'GET', query, timeoutMs: readTimeoutMs }, path), dataOf, {
        ...(sleep && { sleep }),
      }),
    write: (access, path, json, beforeBody) =>
      send(access, { method: 'POST', json, ...(beforeBody ? { beforeBody } : {}) }, path),
    asApp: async (path, json) => {
      const request = { method: 'POST', url: base + path, json, timeoutMs: readTimeoutMs } as const
      return dataOf(await outbound.request(request).catch(unreachable))
    },
  }
}

function dataOf(answer: OutboundAnswer): unknown {
  const envelope = readEnvelope(answer)
  if (!envelope || !isFine(answer, envelope)) throw toPlatformError(answer)
  return envelope.data
}
