import { isThere, type Summaries } from './row-view.ts'
import { rivalOf, type Service } from './service-list.ts'

/** One check of the guide. `ok` is null if the result isn’t known yet. */
export interface Check {
  key: CheckWords
  ok: boolean | null
}

export type CheckWords =
  | 'available'
  | 'notAvailable'
  | 'store'
  | 'noStore'
  | 'free'
  | 'notFree'
  | 'access'
  | 'noAccess'
  | 'signedOut'
  | 'accessUnknown'
  | 'read'
  | 'readTrouble'
  | 'notRead'
  | 'notReadTrouble'
  | 'imported'
  | 'importing'
  | 'notImported'
  | 'arrived'
  | 'notArrived'

/** `live`: whether the server just confirmed the connection; undefined while loading, null if the call failed. */
export function checksOf(service: Service, summaries: Summaries, live: boolean | null | undefined): Check[] {
  const summary = summaries[service]
  const entry = summary.data[0]
  const rival = rivalOf(service)
  const checks: Check[] = [check(summary.available || entry !== undefined, 'available', 'notAvailable')]
  if (rival) {
    checks.push(check(isThere(summaries.shopify), 'store', 'noStore'))
    checks.push(check(!isThere(summaries[rival]), 'free', 'notFree'))
  }
  checks.push(accessOf(entry?.state === 'signed-out', live))
  if (!entry) return checks
  const trouble = entry.state !== 'connected'
  if (entry.lastSyncAt) checks.push(check(!trouble, 'read', 'readTrouble'))
  else checks.push({ key: trouble ? 'notReadTrouble' : 'notRead', ok: trouble ? false : null })
  if (service === 'whatsapp' || service === 'google') return checks
  const { state } = entry.backfill
  if (state === 'done') checks.push({ key: 'imported', ok: true })
  else checks.push(state === 'failed' ? { key: 'notImported', ok: false } : { key: 'importing', ok: null })
  if (entry.lastCommentAt) checks.push({ key: 'arrived', ok: true })
  else if (entry.commentsIn === 0) checks.push({ key: 'notArrived', ok: null })
  return checks
}

const check = (ok: boolean, yes: CheckWords, no: CheckWords): Check => ({ key: ok ? yes : no, ok })

function accessOf(signedOut: boolean, live: boolean | null | undefined): Check {
  if (live === null || live === undefined) return { key: 'accessUnknown', ok: null }
  if (live) return { key: 'access', ok: true }
  return { key: signedOut ? 'signedOut' : 'noAccess', ok: false }
}
