import type { SocialComment } from '../world/posts.ts'
import type { World } from '../world/world.ts'
import type { Ask } from './ask.ts'

/** The account answers a comment: one more entry in the record each time, for the Graph is not idempotent. */
export function recordReply(
  world: World,
  ask: Ask,
  reply: { id: string; to: SocialComment; text: string; username: string },
): SocialComment {
  const at = world.clock.now().toISOString()
  const { platform, account, postId } = reply.to
  const key = ask.exchange.headers['idempotency-key']
  const comment: SocialComment = {
    id: reply.id,
    platform,
    account,
    postId,
    // One level only: an answer to an answer stands beside it.
    parentId: reply.to.parentId ?? reply.to.id,
    author: { id: account, username: reply.username },
    own: true,
    text: reply.text,
    createdAt: at,
    updatedAt: at,
    hidden: false,
    deleted: false,
  }
  world.commit({ type: 'comment-written', comment })
  world.commit({
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
