import type { CustomFetch } from 'openid-client'
import type { Outbound } from '../../../outbound/outbound.ts'

const MAX_BYTES = 200_000

/** Sends the library's requests through the guarded HTTP client, so they follow its rules. */
export function fetchThrough(outbound: Pick<Outbound, 'request'>): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await outbound.request({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
      ...(signal ? { signal } : {}),
      maxBytes: MAX_BYTES,
    })
    const received = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value ?? ''),
    ])
    return new Response(BODILESS.has(answer.status) ? null : answer.text, { status: answer.status, headers: received })
  }
}

// The Response constructor rejects a body for these statuses.
const BODILESS = new Set([204, 205, 304])
