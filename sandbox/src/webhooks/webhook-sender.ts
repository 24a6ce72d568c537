import { setTimeout as wait } from 'node:timers/promises'
import type { SocialComment } from '../store/posts.ts'
import type { Review } from '../store/reviews.ts'

export type ReviewEvent = 'written' | 'edited' | 'published' | 'unpublished'
export type CommentEvent = 'written' | 'edited' | 'removed' | 'hidden' | 'shown'

/** Sends a platform's webhooks for changes made outside the product. */
export interface WebhookSender {
  review?(review: Review, event: ReviewEvent[]): void
  comment?(comment: SocialComment, event: CommentEvent, variant?: WebhookVariant): void
}

/** forged: with a wrong signature; batched: twice in one webhook, among events of many other accounts. */
export const WEBHOOK_VARIANTS = ['forged', 'batched'] as const
export type WebhookVariant = (typeof WEBHOOK_VARIANTS)[number]

export const WEBHOOK_MODES = ['once', 'lost', 'twice', 'late'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

/** overtaken: the webhook of the earlier state is sent again after that of the edit. */
export const EDIT_MODES = [...WEBHOOK_MODES, 'overtaken'] as const

/** Sends once, twice, late enough to be overtaken, or not at all. */
export async function sendInMode(mode: WebhookMode, send: () => void): Promise<void> {
  if (mode === 'lost') return
  if (mode === 'late') await wait(LATE_MS, undefined, { ref: false })
  send()
  if (mode === 'twice') send()
}

const LATE_MS = 5000
