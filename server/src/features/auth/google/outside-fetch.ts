import type { CustomFetch } from 'openid-client'
import type { Outside } from '../../../outside/outside.ts'

const MAX_BYTES = 200_000

/** Leads the library through the one door to the world; whatever it asks keeps to the rules that hold there. */
export function fetchThrough(outside: Pick<Outside, 'request'>): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await outside.request({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
      ...(signal ? { signal } : {}),
      maxBytes: MAX_BYTES,
    })
    const said = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value ?? '')])
    return new Response(BODILESS.has(answer.status) ? null : answer.text, { status: answer.status, headers: said })
  }
}

// A Response refuses to be made with a body for these.
const BODILESS = new Set([204, 205, 304])
