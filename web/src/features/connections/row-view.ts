import type { ConnectionList } from '@bizamply/contract/connections'
import type { ConnectFailure, ConnectState } from './run-connect.ts'
import { rivalOf, type Service } from './service-list.ts'

export type Summary = ConnectionList['connections'][Service]
export type Summaries = ConnectionList['connections']

/** What a row shows and offers, as message keys. */
export interface RowView {
  line:
    | {
        say:
          | 'reads'
          | 'notHere'
          | 'waiting'
          | 'checking'
          | 'choosing'
          | 'unknown'
          | 'onePlace'
          | 'importWaiting'
          | 'importStopped'
      }
    | { say: 'importing'; done: number; total: number | null }
    | { say: 'failed'; failure: ConnectFailure }
    | { say: 'account'; account: string }
    | { say: 'behind' | 'signedOut' }
  action: 'connect' | 'connecting' | 'tryAgain' | 'choose' | 'reconnect' | 'connected' | 'rival' | 'none'
  tone: 'plain' | 'pending' | 'danger'
}

/** `summaries` is undefined until the connections have loaded. */
export function viewRow(service: Service, summaries: Summaries | undefined, state: ConnectState | undefined): RowView {
  const under = state && underWay(state)
  if (under) return under
  if (!summaries) return { line: { say: 'unknown' }, action: 'none', tone: 'plain' }
  const summary = summaries[service]
  const rival = rivalOf(service)
  // A disconnected account isn’t connected, but still exists and needs to be reconnected.
  if (isThere(summary)) return connected(summary)
  if (!summary.available) return { line: { say: 'notHere' }, action: 'none', tone: 'plain' }
  if (rival && isThere(summaries[rival])) return { line: { say: 'onePlace' }, action: 'rival', tone: 'plain' }
  return { line: { say: 'reads' }, action: 'connect', tone: 'plain' }
}

/** Connected, or disconnected and still stored. */
export const isThere = ({ connected, data }: Summary): boolean => connected || data.length > 0

function underWay(state: ConnectState): RowView | null {
  switch (state.phase) {
    case 'starting':
    case 'waiting':
      return { line: { say: 'waiting' }, action: 'connecting', tone: 'plain' }
    case 'checking':
      return { line: { say: 'checking' }, action: 'connecting', tone: 'plain' }
    case 'choosing':
      return { line: { say: 'choosing' }, action: 'choose', tone: 'plain' }
    case 'failed':
      return { line: { say: 'failed', failure: state }, action: 'tryAgain', tone: 'danger' }
    default:
      return null
  }
}

function connected(summary: Summary): RowView {
  const entry = summary.data[0]
  if (entry?.state === 'signed-out') return { line: { say: 'signedOut' }, action: 'reconnect', tone: 'danger' }
  if (entry?.state === 'behind') return { line: { say: 'behind' }, action: 'connected', tone: 'pending' }
  const { state, done = 0, total = null } = entry?.backfill ?? {}
  if (state === 'running') return { line: { say: 'importing', done, total }, action: 'connected', tone: 'plain' }
  if (state === 'waiting') return { line: { say: 'importWaiting' }, action: 'connected', tone: 'plain' }
  if (state === 'failed') return { line: { say: 'importStopped' }, action: 'reconnect', tone: 'pending' }
  return { line: { say: 'account', account: accountOf(summary) }, action: 'connected', tone: 'plain' }
}

/** The account’s display name: a store’s domain, a profile’s handle, otherwise the name. */
export function accountOf({ type, data }: Summary): string {
  const entry = data[0]
  if (!entry) return ''
  if (type === 'social' && entry.Username) return `@${entry.Username.replace(/^@/, '')}`
  return type === 'ecommerce' || type === 'reviews' ? entry.account : (entry.name ?? entry.account)
}
