import type { Callbacks } from '../graph/callbacks.ts'
import { unixTime } from '../graph/page-of.ts'
import type { SocialComment } from '../world/posts.ts'
import type { CommentNews, Teller } from '../webhooks/teller.ts'
import type { World } from '../world/world.ts'

/** A page's feed tells of everything that happens to a comment. */
export function createTeller(world: World, callbacks: Callbacks): Teller {
  return {
    comment: (comment, news, manner) =>
      void callbacks.send('facebook', comment.account, bodyOf(world, comment, news), manner),
  }
}

function bodyOf(world: World, comment: SocialComment, news: CommentNews) {
  const { id, text, author, postId, parentId, account } = comment
  const value = {
    item: 'comment',
    verb: VERBS[news],
    comment_id: id,
    post_id: postId,
    parent_id: parentId ?? postId,
    ...(author === null ? {} : { from: { id: author.id, name: author.username } }),
    ...(news === 'removed' ? {} : { message: text }),
    created_time: unixTime(comment.createdAt),
  }
  const time = unixTime(world.clock.now().toISOString())
  return { object: 'page', entry: [{ id: account, time, changes: [{ field: 'feed', value }] }] }
}

const VERBS = { written: 'add', edited: 'edited', removed: 'remove', hidden: 'hide', shown: 'unhide' }
