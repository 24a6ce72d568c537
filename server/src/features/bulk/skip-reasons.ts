import type { PriceName } from '@bizamply/contract/prices'
import type { ToRead } from '@bizamply/contract/comment-filter'
import type { ErrorCode } from '@bizamply/contract/error-codes'
import type { SkipReason } from '@bizamply/contract/skip-reasons'

export interface BulkTask {
  action: PriceName
  target: 'platform' | 'both'
  /** Sends generated replies to critical reviews too. */
  includeCritical: boolean
}

/** What decides whether a comment is skipped. */
export interface Candidate {
  status: 'pending' | 'draft' | 'sent'
  triageState: 'open' | 'snoozed' | 'no-reply' | 'hidden'
  risky: boolean
  /** Read as advertising. */
  spam: boolean
  /** Up to three stars, negative words, a text that contradicts its stars, or no stars and not clearly positive; and no person has changed the reply. */
  critical: boolean
  /** Marks in the draft that no one has reviewed. */
  openSpans: number
  /** None of them has to be confirmed before the reply is sent individually. */
  onlyCautions: boolean
  /** Unfilled template placeholders. */
  unfilledPlaceholders: boolean
  /** The draft contains the author's email address or phone number. */
  personalData: boolean
  busy: boolean
  unknown: boolean
  connected: boolean
  /** WhatsApp can probably reach the author; only sending knows for sure. */
  reachable: boolean
}

export interface Reason {
  code: string
  message: string
}

/** Known before the job starts. */
export interface Skip extends Reason {
  code: SkipReason
}

/** Why a job skips a comment, or null. Writing and sending check again under the comment's lock. */
export function skipReasonOf(one: Candidate, { action, target, includeCritical }: BulkTask): Skip | null {
  if (one.triageState !== 'open') return reasons.notOpen
  if (action === 'generate' && one.status !== 'pending') return reasons.notPending
  if (action === 'send' && one.status !== 'draft') return reasons.notADraft
  if (one.spam) return reasons.spam
  // Drafting is harmless; only replies to be sent need human review.
  if (one.risky && action === 'send') return reasons.risky
  if (one.busy) return reasons.busy
  if (one.unknown) return reasons.unknown
  if (action === 'generate') return null
  if (one.openSpans > 0) return one.onlyCautions ? reasons.cautions : reasons.claims
  if (one.unfilledPlaceholders) return reasons.places
  if (one.personalData) return reasons.personalData
  if (!one.connected) return reasons.notConnected
  if (target === 'both' && !one.reachable) return reasons.noPhone
  return one.critical && !includeCritical ? reasons.critical : null
}

/** The filter that lists a skipped draft that someone reads first; null for one that is skipped for something else. */
export function toReadOf(one: Candidate, { code }: Skip): ToRead | null {
  if (code === 'critical') return 'critical'
  if (code === 'personal-data') return 'read'
  if (one.status !== 'draft' || !['risky', 'spam', 'claims'].includes(code)) return null
  if (one.openSpans > 0 && !one.onlyCautions) return 'confirm'
  // A promise that a person has typed isn't marked in the draft.
  return code !== 'claims' || one.openSpans > 0 ? 'read' : null
}

export const needsReview: Skip = { code: 'claims', message: 'Draft has claims to confirm.' }

export const reasons = {
  notOpen: { code: 'not-open', message: 'Snoozed, hidden or marked as no reply needed.' },
  notPending: { code: 'not-pending', message: 'Already has a draft or a reply.' },
  notADraft: { code: 'not-a-draft', message: 'Not a draft.' },
  spam: { code: 'spam', message: 'Looks like spam. Hide it, or open it to reply.' },
  risky: { code: 'risky', message: 'Sensitive review. Read the reply first.' },
  critical: { code: 'critical', message: 'Critical review. Read the reply first.' },
  busy: { code: 'busy', message: 'A reply is being generated or sent right now.' },
  unknown: {
    code: 'unknown',
    message: 'Reply unconfirmed. First check the platform and tell us whether it was published.',
  },
  claims: needsReview,
  cautions: { code: 'claims', message: 'Read the review and the reply first.' },
  places: { code: 'places', message: 'Draft has an unfilled placeholder, like {discount}.' },
  personalData: { code: 'personal-data', message: 'Draft contains the customer’s email address or phone number.' },
  notConnected: { code: 'not-connected', message: 'Platform not connected, or an imported review.' },
  noPhone: { code: 'no-phone', message: 'No phone number, or WhatsApp isn’t connected.' },
} as const satisfies Record<string, Skip>

export const notEnough: Reason = { code: 'INSUFFICIENT_CREDITS', message: 'Not enough credits' }
export const wasStopped: Reason = { code: 'stopped', message: 'The job was stopped before this review.' }
export const wasUndone: Reason = { code: 'undone', message: 'The job was undone before it started.' }
export const mayNotAnyMore: Reason = {
  code: 'FORBIDDEN',
  message: 'The member who started the job can no longer generate or send replies.',
}

/** Errors that mean the comment is skipped, not failed. */
const leftOut: Partial<Record<ErrorCode, string>> = {
  UNSUPPORTED_CLAIMS: 'claims',
  NOT_A_DRAFT: 'not-a-draft',
  ALREADY_SENT: 'not-a-draft',
  STALE_DRAFT: 'stale',
  IN_PROGRESS: 'busy',
  CONFLICT: 'edited',
  NOT_CONNECTED: 'not-connected',
  CHANNEL_UNAVAILABLE: 'no-way',
  NOT_FOUND: 'gone',
}

export const leftOutAs = (code: ErrorCode): string | null => leftOut[code] ?? null

/** Prefix of a comment's idempotency key, before its position. */
export const keyPrefix = (jobId: string): string => `bulk:${jobId}:`
export const keyOf = (jobId: string, position: number): string => `${keyPrefix(jobId)}${position}`
