import { json, type Answer } from '../server/exchange.ts'
import type { Ask } from './ask.ts'
import { refuseFields, type NodeType } from './published-fields.ts'
import { namesIn, selectFields } from './select-fields.ts'

/** A page of a sorted list with the requested fields. */
export function pageOf(
  ask: Ask,
  all: (Record<string, unknown> & { id: string })[],
  { usual = 25, most = 100, type }: { usual?: number; most?: number; type?: NodeType } = {},
): Answer {
  const refused = type && refuseFields(type, namesIn(ask.given['fields']))
  if (refused) return refused
  const after = ask.given['after'] ? Buffer.from(ask.given['after'], 'base64url').toString('utf8') : null
  const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const requested = Number(ask.given['limit'] ?? usual)
  const limit = Math.max(1, Math.min(most, Number.isInteger(requested) ? requested : usual))
  const shown = all.slice(begin, begin + limit)
  const data = shown.map((one) => selectFields(one, ask.given['fields']))
  if (shown.length === 0) return json(200, { data }, USAGE)
  const cursor = (id: string) => Buffer.from(id).toString('base64url')
  const cursors = { before: cursor(shown[0]!.id), after: cursor(shown.at(-1)!.id) }
  const next = begin + limit < all.length ? { next: nextAddress(ask, cursors.after) } : {}
  return json(200, { data, paging: { cursors, ...next } }, USAGE)
}

/** An object with the requested fields. */
export function objectOf(ask: Ask, value: Record<string, unknown>, type?: NodeType): Answer {
  const refused = type && refuseFields(type, namesIn(ask.given['fields']))
  return refused ?? json(200, selectFields(value, ask.given['fields']), USAGE)
}

/** Graph API times have whole seconds and an offset without a colon. */
export const graphTime = (iso: string): string => `${iso.slice(0, 19)}+0000`

export const unixTime = (iso: string): number => Math.floor(Date.parse(iso) / 1000)

/** Filters by `since` and `until`, in Unix seconds. */
export function within<Item extends { createdAt: string }>(ask: Ask, items: Item[]): Item[] {
  const since = Number(ask.given['since'] ?? 0)
  const until = Number(ask.given['until'] ?? Number.MAX_SAFE_INTEGER)
  return items.filter(({ createdAt }) => unixTime(createdAt) >= since && unixTime(createdAt) <= until)
}

export const USAGE = { 'x-app-usage': JSON.stringify({ call_count: 1, total_cputime: 1, total_time: 1 }) }

function nextAddress({ exchange }: Ask, after: string): string {
  const query = new URLSearchParams(exchange.query)
  query.delete('access_token')
  query.set('after', after)
  return `https://${exchange.host}${exchange.path}?${query.toString()}`
}
