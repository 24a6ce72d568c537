import type { Callbacks } from '../graph/callbacks.ts'
import { unixTime } from '../graph/page-of.ts'
import type { SocialComment } from '../store/posts.ts'
import type { CommentEvent, WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'

/** A page's feed reports every change of a comment. */
export function createWebhookSender(store: Store, callbacks: Callbacks): WebhookSender {
  return {
    comment: (comment, event, variant) =>
      void callbacks.send('facebook', comment.account, bodyOf(store, comment, event), variant),
  }
}

function bodyOf(store: Store, comment: SocialComment, event: CommentEvent) {
  const { id, text, author, postId, parentId, account } = comment
  const value = {
    item: 'comment',
    verb: VERBS[event],
    comment_id: id,
    post_id: postId,
    parent_id: parentId ?? postId,
    ...(author === null ? {} : { from: { id: author.id, name: author.username } }),
    ...(event === 'removed' ? {} : { message: text }),
    created_time: unixTime(comment.createdAt),
  }
  const time = unixTime(store.clock.now().toISOString())
  return { object: 'page', entry: [{ id: account, time, changes: [{ field: 'feed', value }] }] }
}

const VERBS = { written: 'add', edited: 'edited', removed: 'remove', hidden: 'hide', shown: 'unhide' }
