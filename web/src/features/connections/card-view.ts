import type { ConnectionActivity, ConnectionEntry } from '@bizamply/contract/connections'
import { isThere, type Summaries } from './row-view.ts'
import { rivalOf, type Service } from './service-list.ts'

export type CardState = 'connected' | 'linked' | 'behind' | 'signedOut' | 'off' | 'unknown'

export interface CardView {
  state: CardState
  entry: ConnectionEntry | undefined
  /** Why the service can’t be connected now. */
  hindrance: 'rival' | 'store' | 'keys' | null
}

/** State of a brand’s connection to a service; unknown until the summaries have loaded. */
export function viewCard(service: Service, summaries: Summaries | undefined): CardView {
  if (!summaries) return { state: 'unknown', entry: undefined, hindrance: null }
  const summary = summaries[service]
  const entry = summary.data[0]
  if (!entry) return { state: 'off', entry, hindrance: hindranceOf(service, summaries) }
  if (entry.state === 'signed-out') return { state: 'signedOut', entry, hindrance: null }
  if (entry.state === 'behind') return { state: 'behind', entry, hindrance: null }
  const unread = service === 'shopify' && entry.lastSyncAt === null
  return { state: unread ? 'linked' : 'connected', entry, hindrance: null }
}

function hindranceOf(service: Service, summaries: Summaries): CardView['hindrance'] {
  if (!summaries[service].available) return 'keys'
  const rival = rivalOf(service)
  if (!rival) return null
  if (isThere(summaries[rival])) return 'rival'
  return isThere(summaries.shopify) ? null : 'store'
}

/** How many seconds the data is out of date; null if unknown. */
export function lagOf(entry: ConnectionEntry, now: Date): number | null {
  if (entry.state === 'signed-out' || entry.lastSyncAt === null) return null
  // A failed sync reschedules the next one, so the lag is measured from the last successful sync.
  const since = entry.state === 'behind' ? entry.lastSyncAt : (entry.nextSyncAt ?? now.toISOString())
  const seconds = Math.floor((now.getTime() - Date.parse(since)) / 1000)
  return seconds < GRACE_SECONDS ? 0 : seconds
}

/** A due sync may wait for a free worker, which isn’t a lag. */
const GRACE_SECONDS = 60

export interface Mark {
  from: Date
  to: Date
  state: 'onTime' | 'late' | 'failed' | 'none'
  note: string | null
}

export const HALF_HOUR_MS = 30 * 60_000
export const MARKS = 48

/** The 48 half hours of the last day, oldest first. */
export function marksOf(service: Service, { from, marks }: ConnectionActivity): Mark[] {
  const own = new Map(marks.filter(({ platform }) => platform === service).map((mark) => [Date.parse(mark.at), mark]))
  return Array.from({ length: MARKS }, (_, at) => {
    const begin = Date.parse(from) + at * HALF_HOUR_MS
    const mark = own.get(begin)
    const state = !mark ? 'none' : mark.failed === 0 ? 'onTime' : mark.done > 0 ? 'late' : 'failed'
    return { from: new Date(begin), to: new Date(begin + HALF_HOUR_MS), state, note: mark?.note ?? null }
  })
}

/** The marks to draw: from the first sync on, and none until there’s more to see than a few syncs on time. */
export function shownMarks(service: Service, activity: ConnectionActivity): Mark[] {
  const marks = marksOf(service, activity)
  const first = marks.findIndex(({ state }) => state !== 'none')
  const since = first === -1 ? [] : marks.slice(first)
  const hasProblem = since.some(({ state }) => state === 'late' || state === 'failed')
  return hasProblem || since.length >= ENOUGH ? since : []
}

const ENOUGH = 6

/** The value to prefill when reconnecting the same account; empty if unknown. */
export function typedBefore(service: Service, { account, Username }: ConnectionEntry): string {
  const handle = Username && `@${Username.replace(/^@/, '')}`
  return service === 'instagram' || service === 'tiktok' ? (handle ?? '') : account
}

/** The label of a card's button while its service is being connected, as a translation key. */
export const connectPhases = {
  starting: 'connecting',
  waiting: 'connecting',
  checking: 'connecting',
  choosing: 'choose',
  failed: 'tryAgain',
  unchanged: null,
  done: null,
} as const
