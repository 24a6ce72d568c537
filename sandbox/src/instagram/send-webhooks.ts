import type { Callbacks } from '../graph/callbacks.ts'
import { unixTime } from '../graph/page-of.ts'
import type { SocialComment } from '../store/posts.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { fromOf } from './from-of.ts'

/** Instagram sends webhooks for new comments only, including our own. */
export function createWebhookSender(store: Store, callbacks: Callbacks): WebhookSender {
  return {
    comment: (comment, event, variant) => {
      if (event === 'written') void callbacks.send('instagram', comment.account, bodyOf(store, comment), variant)
    },
  }
}

// Meta documents both formats: `changes` in the entry, and field and value directly in the entry.
function bodyOf(store: Store, comment: SocialComment) {
  const { id, text, parentId, postId, account } = comment
  const from = fromOf(store, comment)
  const media = { id: postId, media_product_type: store.posts.find(postId)?.kind ?? 'FEED' }
  const value = {
    ...(from === null ? {} : { from }),
    media,
    id,
    ...(parentId === null ? {} : { parent_id: parentId }),
    text,
  }
  const change = { field: 'comments', value }
  const isFlat = store.accounts.find('instagram', account)?.details['webhookShape'] === 'flat'
  const head = { id: account, time: unixTime(store.clock.now().toISOString()) }
  return { object: 'instagram', entry: [isFlat ? { ...head, ...change } : { ...head, changes: [change] }] }
}
