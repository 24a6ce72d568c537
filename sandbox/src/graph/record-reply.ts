import type { SocialComment } from '../store/posts.ts'
import type { Store } from '../store/store.ts'
import type { Ask } from './ask.ts'

/** The account replies to a comment. Every call adds an entry, because the Graph API isn't idempotent. */
export function recordReply(
  store: Store,
  ask: Ask,
  reply: { id: string; to: SocialComment; text: string; username: string },
): SocialComment {
  const at = store.clock.now().toISOString()
  const { platform, account, postId } = reply.to
  const key = ask.exchange.headers['idempotency-key']
  const comment: SocialComment = {
    id: reply.id,
    platform,
    account,
    postId,
    // Replies have a single level: a reply to a reply belongs to the comment.
    parentId: reply.to.parentId ?? reply.to.id,
    author: { id: account, username: reply.username },
    own: true,
    text: reply.text,
    createdAt: at,
    updatedAt: at,
    hidden: false,
    deleted: false,
  }
  store.commit({ type: 'comment-written', comment })
  store.commit({
    type: 'recorded',
    entry: {
      at,
      platform,
      kind: 'reply',
      target: reply.to.id,
      text: reply.text,
      key: typeof key === 'string' ? key : null,
      call: ask.exchange.call?.id ?? null,
    },
  })
  return comment
}
