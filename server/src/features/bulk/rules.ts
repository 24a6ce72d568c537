import type { Prices } from '@bizamply/contract/prices'
import { sendPrice } from '@bizamply/contract/prices'
import type { ErrorCode } from '@bizamply/contract/errors'

export interface BulkTask {
  action: 'generate' | 'send'
  target: 'platform' | 'both'
}

/** What of a comment decides whether it is left out. */
export interface Candidate {
  status: 'pending' | 'draft' | 'sent'
  triageState: 'open' | 'snoozed' | 'no-reply' | 'hidden'
  risky: boolean
  /** Spans of the draft that no person has looked at. */
  openSpans: number
  /** Places of a template that nothing filled. */
  openPlaces: boolean
  busy: boolean
  unknown: boolean
  connected: boolean
  /** Somebody whom WhatsApp could reach, as far as can be told before the message is made. */
  reachable: boolean
}

export interface Reason {
  code: string
  message: string
}

/** Why a comment is left out of a job, or null. Whoever writes or sends it looks again, under its lock. */
export function reasonAgainst(one: Candidate, { action, target }: BulkTask): Reason | null {
  if (one.triageState !== 'open') return reasons.notOpen
  if (action === 'generate' && one.status !== 'pending') return reasons.notPending
  if (action === 'send' && one.status !== 'draft') return reasons.notADraft
  // A draft harms nobody: only what leaves is read by a person first.
  if (one.risky && action === 'send') return reasons.risky
  if (one.busy) return reasons.busy
  if (one.unknown) return reasons.unknown
  if (action === 'generate') return null
  if (one.openSpans > 0) return reasons.claims
  if (one.openPlaces) return reasons.places
  if (!one.connected) return reasons.notConnected
  return target === 'both' && !one.reachable ? reasons.noPhone : null
}

const reasons = {
  notOpen: { code: 'not-open', message: 'Snoozed, hidden or marked as no reply needed.' },
  notPending: { code: 'not-pending', message: 'Already has a draft or a reply.' },
  notADraft: { code: 'not-a-draft', message: 'Not a draft.' },
  risky: { code: 'risky', message: 'Sensitive topic, needs review.' },
  busy: { code: 'busy', message: 'A reply is being generated or sent right now.' },
  unknown: { code: 'unknown', message: 'Reply unconfirmed. Check the platform and choose first.' },
  claims: { code: 'claims', message: 'Draft needs review.' },
  places: { code: 'places', message: 'Draft has an unfilled placeholder, like {discount}.' },
  notConnected: { code: 'not-connected', message: 'Platform not connected, or an imported review.' },
  noPhone: { code: 'no-phone', message: 'No phone number, or WhatsApp isn’t connected.' },
} as const satisfies Record<string, Reason>

export const notEnough: Reason = { code: 'INSUFFICIENT_CREDITS', message: 'Not enough credits' }
export const wasStopped: Reason = { code: 'stopped', message: 'The job was stopped before this review.' }
export const wasUndone: Reason = { code: 'undone', message: 'The job was undone before it started.' }
export const mayNotAnyMore: Reason = {
  code: 'FORBIDDEN',
  message: 'The person who started the job can no longer generate or send replies.',
}

/** Refusals that say: this comment is not one to do, rather than: it went wrong. */
const leftOut: Partial<Record<ErrorCode, string>> = {
  UNSUPPORTED_CLAIMS: 'claims',
  NOT_A_DRAFT: 'not-a-draft',
  ALREADY_SENT: 'not-a-draft',
  STALE_DRAFT: 'stale',
  IN_PROGRESS: 'busy',
  NOT_CONNECTED: 'not-connected',
  CHANNEL_UNAVAILABLE: 'no-way',
  NOT_FOUND: 'gone',
}

export const leftOutAs = (code: ErrorCode): string | null => leftOut[code] ?? null

/** What one comment costs. */
export const priceOf = (prices: Prices, { action, target }: BulkTask): number =>
  action === 'generate' ? prices.generateCredits : sendPrice(prices, target)

/** Everything of a comment's Idempotency-Key but its place. */
export const keyPrefix = (jobId: string): string => `bulk:${jobId}:`
export const keyOf = (jobId: string, position: number): string => `${keyPrefix(jobId)}${position}`
