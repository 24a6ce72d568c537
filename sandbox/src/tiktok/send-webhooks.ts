import { createHmac } from 'node:crypto'
import type { SocialComment } from '../store/posts.ts'
import { deliver } from '../webhooks/deliver.ts'
import type { CommentEvent, WebhookVariant, WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { unixTime } from './page-of.ts'

/** The collection of the app's callback URLs, by event. */
export const WEBHOOKS = 'tiktok-webhooks'

/** The app has a single URL for all connected accounts; webhooks about its own replies go there too. */
export function createWebhookSender(store: Store): WebhookSender {
  return {
    comment: (comment, event, variant) => {
      const action = ACTIONS[event]
      const body = action && bodyOf(comment, action)
      if (body) void send(store, comment.account, body, variant)
    },
  }
}

async function send(store: Store, account: string, body: string, variant: WebhookVariant | undefined): Promise<void> {
  const url = store.collections.get(WEBHOOKS, 'COMMENT')
  const token = store.tokens.of('tiktok', account).findLast(({ state }) => state !== 'revoked')
  if (typeof url !== 'string' || !token) return
  const age = Number(store.accounts.find('tiktok', account)?.details['webhookAge'] ?? 0)
  const t = unixTime(store.clock.now().toISOString()) - age
  const key = variant === 'forged' ? `not ${token.signingKey}` : token.signingKey
  const s = createHmac('sha256', key).update(`${t}.${body}`).digest('hex')
  await deliver(url, body, {
    'tiktok-signature': `t=${t},s=${s}`,
    'webhook-schema-version': '1.0',
    'x-tt-logid': 'sandbox',
  })
}

// JSON inside a string, with 19-digit ids as numbers.
function bodyOf(comment: SocialComment, action: string): string {
  const at = unixTime(comment.updatedAt)
  const type = comment.parentId === null ? 'comment' : 'reply'
  const bare = (id: string) => (/^\d+$/.test(id) ? id : JSON.stringify(id))
  const content =
    `{"comment_id":${bare(comment.id)},"video_id":${bare(comment.postId)},` +
    (comment.parentId === null ? '' : `"parent_comment_id":${bare(comment.parentId)},`) +
    `"comment_type":"${type}","comment_action":"${action}","timestamp":${at}}`
  const key = 'sandbox-app'
  const head = { client_key: key, event: 'comment.update', create_time: at, user_openid: comment.account, content }
  return JSON.stringify(head)
}

// TikTok comments can't be edited.
const ACTIONS: Partial<Record<CommentEvent, string>> = {
  written: 'insert',
  removed: 'delete',
  hidden: 'set_to_hidden',
  shown: 'set_to_public',
}
