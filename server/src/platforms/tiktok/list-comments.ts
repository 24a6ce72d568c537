import { attachOwnReplies } from '../attach-own-replies.ts'
import type { TiktokClient } from './client.ts'
import { PlatformError, type Access, type CommentPage, type IncomingComment } from '../platform.ts'
import { walkVideos } from './walk-videos.ts'
import { readPosted, type PostedInThread } from './read-comment.ts'
import { readWhole } from './read-list.ts'

/** TikTok has no list of all comments, so each video is read in turn. */
export function listComments(
  client: TiktokClient,
  access: Access,
  cursor: string | null,
  since: Date | null,
): Promise<CommentPage> {
  return walkVideos(client, access, { cursor, since }, (videoId, from) =>
    commentsOf(client, access, videoId, { cursor: from, most: mostAtOnce }),
  )
}

/** A comment in a webhook is among the newest. Older ones arrive with the next full sync. */
export async function listPost(client: TiktokClient, access: Access, videoId: string): Promise<CommentPage> {
  const { comments } = await commentsOf(client, access, videoId, { cursor: null, most: newest })
  return { comments, nextCursor: null }
}

async function commentsOf(
  client: TiktokClient,
  access: Access,
  videoId: string,
  { cursor, most }: { cursor: string | null; most: number },
): Promise<{ comments: IncomingComment[]; cursor: string | null }> {
  const page = await readWhole(client, access, '/business/comment/list/', 'comments', {
    query: { video_id: videoId, ...commentFields },
    cursor,
    most,
  })
  const tops = page.items.map((item) => readPosted(item, access.account, videoId, null)).filter((one) => one !== null)
  const posted: PostedInThread[] = []
  for (const top of tops) posted.push(top, ...(await answersOf(client, access, videoId, top)))
  return { comments: attachOwnReplies(posted), cursor: page.cursor }
}

/** The replies that came with their comment, or all of them if some are missing. */
async function answersOf(
  client: TiktokClient,
  access: Access,
  videoId: string,
  top: PostedInThread,
): Promise<PostedInThread[]> {
  const id = top.comment.externalId
  const isWhole = top.beneath.length >= top.answers
  // The comment was removed since it was listed.
  const items = isWhole ? top.beneath : await listReplies(client, access, videoId, id).catch(orNone)
  return items.map((item) => readPosted(item, access.account, videoId, id)).filter((one) => one !== null)
}

function orNone(error: unknown): unknown[] {
  if (error instanceof PlatformError && error.problem === 'not-found') return []
  throw error
}

/** Replies to one comment, at most a thousand. */
export async function listReplies(
  client: TiktokClient,
  access: Access,
  videoId: string,
  commentId: string,
): Promise<unknown[]> {
  const query = { video_id: videoId, comment_id: commentId, status: 'ALL', max_count: 30 }
  const page = await readWhole(client, access, '/business/comment/reply/list/', 'comments', { query, most: 1000 })
  return page.items
}

export const commentFields = {
  status: 'ALL',
  include_replies: true,
  sort_field: 'create_time',
  sort_order: 'desc',
  max_count: 30,
}
const newest = 300
/** Each comment may need its own call for its replies. */
const mostAtOnce = 60
