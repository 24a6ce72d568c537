import type { Comment } from '@bizamply/contract/comments'
import type { Tone } from '../../../ui/badge.tsx'
import type { Tab } from '../filtering/filters.ts'

export const isUnread = ({ read, status }: Comment): boolean => !read && status === 'pending'

export type StateWord = 'pending' | 'draft' | 'sent' | 'sending' | 'failed' | 'unknown'

/**
 * The state to show in a row, with a strong color only if it differs from the tab. A bulk job skips drafts that must be
 * read first.
 */
export function stateOf(
  { status, delivery, toRead }: Pick<Comment, 'status' | 'delivery' | 'toRead'>,
  tab: Tab,
  isInBulkSend = false,
): { word: StateWord; tone: Tone } {
  const isQueued = isInBulkSend && status === 'draft' && toRead === null
  const own = status === 'draft' && delivery ? underway[delivery.state] : undefined
  const word = own ?? (isQueued ? 'sending' : status)
  return { word, tone: word === tab ? 'neutral' : tones[word] }
}

const underway: Partial<Record<NonNullable<Comment['delivery']>['state'], StateWord>> = {
  queued: 'sending',
  sending: 'sending',
  failed: 'failed',
  unknown: 'unknown',
}

const tones: Record<StateWord, Tone> = {
  pending: 'pending',
  draft: 'draft',
  sent: 'sent',
  sending: 'draft',
  failed: 'danger',
  unknown: 'pending',
}
