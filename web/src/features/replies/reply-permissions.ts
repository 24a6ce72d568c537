import type { Comment } from '@bizamply/contract/comments'
import { isImported } from '@bizamply/contract/comment-filter'
import { creditsFor, type Prices, type Target } from '@bizamply/contract/prices'
import { unfilledPlaceholders } from './placeholders.ts'

/** What decides whether the user can generate or send a reply; if undefined (not loaded), the server decides. */
export interface Means {
  prices: Prices | undefined
  available: number | undefined
  mayWrite: boolean
  maySend: boolean
  isOffline: boolean
  /** Who else edits the reply now. */
  editedBy?: string | undefined
  /** Assign, tag, snooze, hide, correct. */
  mayOrganize: boolean
  /** Why nothing can be sent to a platform, or null. */
  blockOf: (platform: Comment['platform']) => 'not-connected' | 'signed-out' | null
}

/** Whether the user can do anything with selected comments. */
export const maySelect = ({ mayWrite, maySend, mayOrganize }: Means): boolean => mayWrite || maySend || mayOrganize

/** Needs no text: it's already on screen, or there's nothing to do. */
export type Unexplained = 'nothing-to-do' | 'writing' | 'problem' | 'newer'

export type Refusal =
  | {
      why:
        | 'role'
        | 'offline'
        | 'sending'
        | 'unknown'
        | 'not-connected'
        | 'signed-out'
        | 'claims'
        | 'risk'
        | 'unchecked'
        | 'editing'
        | 'placeholders'
        | 'no-platform'
        | 'no-reply'
        | 'generating'
        | 'sent'
        | Unexplained
    }
  | { why: 'credits'; needed: number; available: number }

/** Why no reply can be generated, or null. */
export function whyNotGenerate(comment: Comment, means: Means): Refusal | null {
  if (!means.mayWrite) return { why: 'role' }
  if (comment.status === 'sent') return { why: 'nothing-to-do' }
  if (means.isOffline) return { why: 'offline' }
  if (means.editedBy) return { why: 'editing' }
  return whyLocked(comment) ?? whyShort(means.prices && creditsFor(means.prices, 'generate'), means.available)
}

/** Excludes the draft from bulk sends. It can still be sent individually. */
export const isCaution = ({ kind }: Comment['spans'][number]): boolean => kind === 'caution'

/** About the review: the words of the reply that it’s stored with say nothing about it. */
export const isOfReview = ({ kind }: Comment['spans'][number]): boolean => kind === 'risk' || kind === 'caution'

export function whyNotSend(
  comment: Comment,
  means: Means,
  confirmed: ReadonlySet<string>,
  target: Target = 'platform',
): Refusal | null {
  if (!means.maySend) return { why: 'role' }
  if (comment.status !== 'draft' || comment.version === null) return { why: 'nothing-to-do' }
  if (means.isOffline) return { why: 'offline' }
  if (means.editedBy) return { why: 'editing' }
  const locked = whyLocked(comment)
  if (locked) return locked
  if (!hasPlatform(comment)) return { why: 'no-platform' }
  const open = comment.spans.filter((span) => !isCaution(span) && !confirmed.has(span.id))
  if (open.length > 0) return { why: open.every(({ kind }) => kind === 'risk') ? 'risk' : 'claims' }
  if (unfilledPlaceholders(comment.updatedContent ?? '').length > 0) return { why: 'placeholders' }
  const blocked = means.blockOf(comment.platform)
  if (blocked) return { why: blocked }
  return whyShort(means.prices && creditsFor(means.prices, 'send', target), means.available)
}

export function whyNotEdit(comment: Comment, means: Means): Refusal | null {
  if (!means.mayWrite) return { why: 'role' }
  return comment.status === 'draft' ? whyLocked(comment) : { why: 'nothing-to-do' }
}

/** Some reviews only come from imports: their replies are copied, not sent. */
export const hasPlatform = ({ platform }: Pick<Comment, 'platform'>): boolean => !isImported(platform)

/** A pending send locks the draft. */
export const isBeingSent = ({ delivery, whatsappDelivery }: Pick<Comment, 'delivery' | 'whatsappDelivery'>): boolean =>
  [delivery, whatsappDelivery].some((one) => one?.state === 'queued' || one?.state === 'sending')

/** Whether the comment changed since `before`, which makes an earlier failure obsolete. */
export const hasMovedOn = (before: Comment, now: Comment): boolean =>
  now.status !== before.status ||
  (now.version ?? 0) > (before.version ?? 0) ||
  (isBeingSent(now) && !isBeingSent(before))

/** A delivery started, and its result is unknown. */
export const isUnknown = ({ delivery, whatsappDelivery }: Pick<Comment, 'delivery' | 'whatsappDelivery'>): boolean =>
  [delivery, whatsappDelivery].some((one) => one?.state === 'unknown')

function whyLocked(comment: Comment): Refusal | null {
  if (isBeingSent(comment)) return { why: 'sending' }
  return isUnknown(comment) ? { why: 'unknown' } : null
}

const whyShort = (needed: number | undefined, available: number | undefined): Refusal | null =>
  needed !== undefined && available !== undefined && available < needed ? { why: 'credits', needed, available } : null
