import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField, textField, timeField } from '../meta-graph/fields.ts'
import type { CountedPost, PostSource } from '../meta-graph/list-by-post.ts'
import { readList, readWhole } from '../meta-graph/read-list.ts'
import type { Access } from '../platform.ts'
import { ownAccount, readThreads } from './read-comment.ts'

/** Photos and videos, and the threads under them. */
export function sourceOf(client: GraphClient, access: Access): PostSource {
  return {
    posts: async (after, since) => {
      const fields = 'id,caption,media_type,permalink,timestamp,comments_count,media_url,thumbnail_url'
      const query = { fields, limit: 50, ...(since ? { since: Math.floor(since.getTime() / 1000) } : {}) }
      const page = await readList(client, access, `/${access.account}/media`, query, after)
      return { posts: page.data.flatMap(readMedia), after: page.after }
    },
    comments: async (postId, after) => {
      const query = { fields, limit: 50 }
      const page = await readWhole(client, access, `/${postId}/comments`, query, { after, most: mostOfPost })
      return {
        comments: readThreads(page.data, ownAccount(access.account, access.credentials), postId),
        after: page.after,
      }
    },
  }
}

// Instagram's image URLs expire within hours, so a post is shown with its current one.
function readMedia(value: unknown): CountedPost[] {
  const parsed = mediaShape.safeParse(value)
  if (!parsed.success) return []
  const {
    id: externalId,
    caption,
    permalink,
    thumbnail_url,
    media_url,
    timestamp: postedAt,
    comments_count,
  } = parsed.data
  return [
    {
      post: { externalId, caption, permalink, pictureUrl: thumbnail_url ?? media_url, postedAt },
      count: comments_count,
    },
  ]
}

const one = 'id,text,timestamp,username,from{id,username},hidden,parent_id'
const fields = `${one},replies.limit(50){${one}}`
const mostOfPost = 1000

const mediaShape = z.object({
  id: idField,
  caption: textField,
  permalink: textField,
  media_url: textField,
  thumbnail_url: textField,
  timestamp: timeField,
  comments_count: z.number().int().nonnegative().nullable().catch(null).default(null),
})
