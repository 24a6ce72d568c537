import { setTimeout as wait } from 'node:timers/promises'
import type { SocialComment } from '../store/posts.ts'
import type { Review } from '../store/reviews.ts'

export type ReviewEvent = 'written' | 'edited' | 'published' | 'unpublished'
export type CommentEvent = 'written' | 'edited' | 'removed' | 'hidden' | 'shown'

/** How one platform tells the product what somebody else did; nobody waits for it. */
export interface WebhookSender {
  review?(review: Review, event: ReviewEvent[]): void
  comment?(comment: SocialComment, event: CommentEvent, variant?: WebhookVariant): void
}

/** forged: with a signature of somebody else; batched: twice in one delivery, among event of many other accounts. */
export const WEBHOOK_VARIANTS = ['forged', 'batched'] as const
export type WebhookVariant = (typeof WEBHOOK_VARIANTS)[number]

export const WEBHOOK_MODES = ['once', 'lost', 'twice', 'late'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

/** overtaken: what was there before is told once more, behind the event of the change. */
export const EDIT_MODES = [...WEBHOOK_MODES, 'overtaken'] as const

/** Tells as a person wished: not at all, late enough to be overtaken, or two times. */
export async function sendInMode(mode: WebhookMode, send: () => void): Promise<void> {
  if (mode === 'lost') return
  if (mode === 'late') await wait(LATE_MS, undefined, { ref: false })
  send()
  if (mode === 'twice') send()
}

const LATE_MS = 5000
