import type { Comment } from '@bizamply/contract/comments'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { useEvents } from '../../lib/events.ts'
import { renewSoon, type ReplyContext } from './reply-context.ts'
import { generateReply } from './generating/generate-reply.ts'
import { replies } from './reply-store.ts'
import type { Channel } from './sending/delivery-states.ts'
import { readSend, receiveComment } from './sending/follow-send.ts'
import { resolveReply, retryDelivery, sendReply, type SendOptions } from './sending/send-reply.ts'
import { undoSend } from './sending/undo-send.ts'

/** Everything a user can do with a comment's reply. */
export function useReplyActions(given: Omit<ReplyContext, 't'>) {
  const context: ReplyContext = { ...given, t: useTranslations('replies') }
  const { brand } = useBrand()
  useEvents((event) => {
    for (const id of replies.followed()) {
      // The stream may have missed results before a reset.
      if (event.type === 'reset' || (event.type === 'reply' && event.id === id)) {
        void readSend(context, { _id: id, brandId: event.brandId ?? brand.BrandId })
      }
    }
  })
  return {
    generate: (comment: Comment) => generateReply(context, comment),
    send: (comment: Comment, options?: SendOptions) => sendReply(context, comment, options),
    retryDelivery: (comment: Comment, channel: Channel) => retryDelivery(context, comment, channel),
    undo: (comment: Comment) => undoSend(context, comment),
    resolve: (comment: Comment, posted: boolean) => resolveReply(context, comment, posted),
    /** Handles a comment that was just read. */
    receive: (comment: Comment) => receiveComment(context, comment),
    patch: context.patch,
    /** Refreshes the list and the credits after a moment. */
    renew: () => renewSoon(context),
    t: context.t,
    dismiss: (comment: Comment) => void replies.dispatch(comment._id, { type: 'dismiss' }),
  }
}

export type ReplyActions = ReturnType<typeof useReplyActions>
