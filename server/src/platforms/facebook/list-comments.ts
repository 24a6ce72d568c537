import { z } from 'zod'
import { splitOwnReplies } from '../attach-own-replies.ts'
import type { GraphClient } from '../meta-graph/client.ts'
import { idField, textField, timeField } from '../meta-graph/fields.ts'
import type { CountedPost, PostSource } from '../meta-graph/list-by-post.ts'
import { readList, readWhole } from '../meta-graph/read-list.ts'
import type { Access } from '../platform.ts'
import { readPosted } from './read-comment.ts'

/** A page's posts and the comments under them. */
export function sourceOf(client: GraphClient, access: Access): PostSource {
  return {
    posts: async (after, since) => {
      const postQuery = { fields: 'id,message,created_time,permalink_url,full_picture', limit: 50 }
      const query = since ? { ...postQuery, since: Math.floor(since.getTime() / 1000) } : postQuery
      const page = await readList(client, access, `/${access.account}/published_posts`, query, after)
      return { posts: page.data.flatMap(readPost), after: page.after }
    },
    comments: async (postId, after, isNewestFirst = false) => {
      // Oldest first, a reply comes after its comment.
      const order = isNewestFirst ? 'reverse_chronological' : 'chronological'
      const query = { filter: 'stream', order, fields, limit: 100 }
      const page = await readWhole(client, access, `/${postId}/comments`, query, { after, most: mostOfPost })
      const posted = page.data.map((value) => readPosted(value, access.account, postId)).filter((one) => one !== null)
      return { ...splitOwnReplies(posted), after: page.after }
    },
  }
}

function readPost(value: unknown): CountedPost[] {
  const parsed = postShape.safeParse(value)
  if (!parsed.success) return []
  const {
    id: externalId,
    message: caption,
    permalink_url: permalink,
    full_picture: pictureUrl,
    created_time,
  } = parsed.data
  return [{ post: { externalId, caption, permalink, pictureUrl, postedAt: created_time }, count: null }]
}

export const fields = 'id,message,created_time,from{id,name},parent{id},is_hidden,permalink_url,attachment{type}'
const mostOfPost = 1000

const postShape = z.object({
  id: idField,
  message: textField,
  permalink_url: textField,
  full_picture: textField,
  created_time: timeField,
})
