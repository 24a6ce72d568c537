import { setTimeout as wait } from 'node:timers/promises'
import type { SocialComment } from '../world/posts.ts'
import type { Review } from '../world/reviews.ts'

export type ReviewNews = 'written' | 'edited' | 'published' | 'unpublished'
export type CommentNews = 'written' | 'edited' | 'removed' | 'hidden' | 'shown'

/** How one platform tells the product what somebody else did; nobody waits for it. */
export interface Teller {
  review?(review: Review, news: ReviewNews[]): void
  comment?(comment: SocialComment, news: CommentNews, manner?: Manner): void
}

/** forged: with a signature of somebody else; batched: twice in one delivery, among news of many other accounts. */
export const MANNERS = ['forged', 'batched'] as const
export type Manner = (typeof MANNERS)[number]

export const WEBHOOK_MODES = ['once', 'lost', 'twice', 'late'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]

/** overtaken: what was there before is told once more, behind the news of the change. */
export const EDIT_MODES = [...WEBHOOK_MODES, 'overtaken'] as const

/** Tells as a person wished: not at all, late enough to be overtaken, or two times. */
export async function tellAs(mode: WebhookMode, tell: () => void): Promise<void> {
  if (mode === 'lost') return
  if (mode === 'late') await wait(LATE_MS, undefined, { ref: false })
  tell()
  if (mode === 'twice') tell()
}

const LATE_MS = 5000
