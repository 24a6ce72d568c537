import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import { readPatiently, readTimeoutMs } from '../read-patiently.ts'
import type { Access } from '../access.ts'
import { bodyOf } from './errors.ts'

export interface GoogleClient {
  /** A read with retries. Returns the JSON of a success and throws `PlatformError` for everything else. */
  read(access: Access, request: Pick<OutboundRequest, 'url' | 'query' | 'json'>): Promise<unknown>
}

/** Reports use POST but change nothing. */
export function createGoogleClient(outbound: Outbound, sleep?: (ms: number) => Promise<unknown>): GoogleClient {
  return {
    read: ({ credentials }, request) => {
      const headers = { authorization: `Bearer ${credentials['token'] ?? ''}` }
      const method = request.json === undefined ? 'GET' : 'POST'
      const whole = { ...request, method, headers, timeoutMs: readTimeoutMs, maxBytes: 20_000_000 } as const
      return readPatiently(() => outbound.request(whole), bodyOf, { ...(sleep && { sleep }) })
    },
  }
}
