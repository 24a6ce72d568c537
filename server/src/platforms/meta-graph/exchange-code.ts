import { z } from 'zod'
import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import { readJson } from '../read-json.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import { parse } from './client.ts'

/** The code that the browser brought back; `denied` if the merchant declined. Instagram appends `#_`. */
export function codeIn(query: URLSearchParams, name: string): string {
  const code = query.get('code')?.replace(/#_$/, '')
  if (query.get('error') || !code) throw new PlatformError('denied', `Access to ${name} wasn’t allowed.`)
  return code
}

/** One token request, never retried: a code works once. */
export async function requestToken(
  outbound: Outbound,
  request: OutboundRequest,
  name: string,
): Promise<{ token: string; expiresIn: number | null; body: unknown }> {
  const answer = await outbound.request(request).catch(unreachable)
  const body = parse(answer, name)
  const parsed = tokenShape.safeParse(readJson(answer.text))
  if (!parsed.success) throw new PlatformError('unavailable', `${name} returned no token`)
  return { token: parsed.data.access_token, expiresIn: parsed.data.expires_in, body }
}

/** Compares requested and granted permissions. `sentences` says what won't work without each. */
export function missingOf(granted: string[], sentences: Record<string, string>): string[] {
  return [
    ...new Set(Object.entries(sentences).flatMap(([scope, sentence]) => (granted.includes(scope) ? [] : [sentence]))),
  ]
}

const flat = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().nullish().catch(null) })
// Some of Meta's docs show the response inside a list.
const tokenShape = z
  .union([flat, z.object({ data: z.array(flat).min(1) }).transform(({ data }) => data[0]!)])
  .transform(({ access_token, expires_in }) => ({ access_token, expires_in: expires_in ?? null }))
