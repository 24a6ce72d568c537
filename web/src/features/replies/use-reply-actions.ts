import type { Comment } from '@bizamply/contract/comments'
import type { Prices, Target } from '@bizamply/contract/prices'
import { useTranslations } from 'use-intl'
import { useEvents } from '../../lib/events.ts'
import { afterAction } from './after-action.ts'
import { generateReply } from './generating/generate-reply.ts'
import { pinnedComments } from './pinned-comments.ts'
import { followLeaving, leaving } from './sending/follow-send.ts'
import { progress } from './sending/progress.ts'
import { retryDelivery } from './sending/retry-delivery.ts'
import { resolveReply, sendReply, undoSend } from './sending/send-reply.ts'

/** What the actions reach: the lists on screen, the words, the figures. */
export interface ReplyContext {
  /** Shows what the server answered, in place. */
  patch: (comment: Comment) => void
  renewList: () => void
  renewCredits: () => void
  platformOf: (comment: Comment) => string
  prices: Prices | undefined
  /** How long a send can be taken back; a person may set it. */
  undoSeconds: number
  t: ReturnType<typeof useTranslations<'replies'>>
}

/** Everything a person can do with a comment's reply. */
export function useReplyActions(given: Omit<ReplyContext, 't'>) {
  const around: ReplyContext = { ...given, t: useTranslations('replies') }
  useEvents((event) => {
    if (event.type === 'reply' && event.id && leaving.has(event.id)) void followLeaving(around, event.id)
  })
  return {
    generate: (comment: Comment) => generateReply(around, taken(comment)),
    send: (comment: Comment, target: Target = 'platform') => sendReply(around, taken(comment), target),
    retryDelivery: (comment: Comment, channel: 'platform' | 'whatsapp') =>
      retryDelivery(around, taken(comment), channel),
    undo: (comment: Comment) => undoSend(around, taken(comment)),
    resolve: (comment: Comment, posted: boolean) => resolveReply(around, taken(comment), posted),
    patch: around.patch,
    /** The list and the credits, a moment later. */
    renew: () => afterAction(around),
    t: around.t,
    dismiss: (comment: Comment) => progress.set(comment._id, null),
  }
}

export type ReplyActions = ReturnType<typeof useReplyActions>

/** Somebody here works on it: it keeps its place in the list. */
export const isPinned = ({ _id }: Comment): boolean => pinnedComments.has(_id)

function taken(comment: Comment): Comment {
  pinnedComments.add(comment._id)
  return comment
}
