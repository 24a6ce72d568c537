import type { Call } from '../store/calls.ts'
import type { Store } from '../store/store.ts'

/** One line of the activity list: an accepted write, or a call that was refused or cut off. */
export interface ActivityLine {
  at: string
  platform: string
  kind: string
  text: string
  key: string | null
  call: number | null
  bad: boolean
}

export function activityLines(store: Store, count: number): ActivityLine[] {
  const recorded = store.record.latest(count)
  const taken = new Set(recorded.map((entry) => entry.call))
  const accepted = recorded.map(({ target: _, ...entry }) => ({ ...entry, text: entry.text.slice(0, 200), bad: false }))
  const troubled = store.calls
    .latest(RECENT_CALLS)
    .filter((call) => call.state === 'cut-off' || (call.status ?? 0) >= 400)
    .slice(0, count)
    .map((call) => troubleLine(call, taken.has(call.id)))
  return [...accepted, ...troubled].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, count)
}

function troubleLine(call: Call, isTaken: boolean): ActivityLine {
  const { at, id, status, platform } = call
  const line = { at, platform, key: call.headers['idempotency-key'] ?? null, call: id, bad: true }
  const what = `${call.method} ${call.path}`
  if (call.state !== 'cut-off') return { ...line, kind: 'refused', text: `${status} ${what}` }
  if (!call.bodyComplete) return { ...line, kind: 'cut off', text: `started, never finished: ${what}` }
  return { ...line, kind: 'cut off', text: isTaken ? 'accepted, but not answered' : `no answer to ${what}` }
}

const RECENT_CALLS = 2000
