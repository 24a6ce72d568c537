import type { Comment } from '@bizamply/contract/comments'
import type { Tone } from '../../../ui/badge.tsx'
import type { Tab } from '../filtering/filters.ts'

export const isUnread = ({ read, status }: Comment): boolean => !read && status === 'pending'

export type StateWord = 'pending' | 'draft' | 'sent' | 'sending' | 'failed' | 'unknown'

/** The state to show in a row, with a strong color only if it differs from the tab. */
export function stateOf(
  { status, delivery }: Pick<Comment, 'status' | 'delivery'>,
  tab: Tab,
): { word: StateWord; tone: Tone } {
  const word = status === 'draft' && delivery ? (underway[delivery.state] ?? status) : status
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
