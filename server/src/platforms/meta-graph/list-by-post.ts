import { z } from 'zod'
import {
  PlatformError,
  type CommentPage,
  type IncomingComment,
  type IncomingPost,
  type MerchantReply,
} from '../platform.ts'
import { readJson } from '../read-json.ts'

/** Reads posts and the comments under them. */
export interface PostSource {
  /** One page of posts, newest first. `count` is each post's number of comments, or null if unknown. */
  posts(after: string | null, since: Date | null): Promise<{ posts: CountedPost[]; after: string | null }>
  /**
   * About a thousand comments under one post, each with our reply; in the platform's order unless the newest are
   * wanted first.
   */
  comments(postId: string, after: string | null, isNewestFirst?: boolean): Promise<PostComments>
}

interface PostComments {
  comments: IncomingComment[]
  /** Our replies to comments that aren't among these. */
  replies?: MerchantReply[]
  after: string | null
}

export interface CountedPost {
  post: IncomingPost
  count: number | null
}

/** The comments of a few posts per call: the platform lists comments only by post. */
export async function listByPost(
  source: PostSource,
  cursor: string | null,
  since: Date | null,
  name: string,
): Promise<CommentPage> {
  let place = cursor === null ? beginning : readCursor(cursor, name)
  const posts: IncomingPost[] = []
  if (place.left.length === 0) {
    const page = await source.posts(place.posts, since)
    posts.push(...page.posts.map(({ post }) => post))
    const left = page.posts.filter(({ count }) => count !== 0).map(({ post }) => post.externalId)
    place = { left, posts: page.after, comments: null }
  }
  const comments: IncomingComment[] = []
  const replies: MerchantReply[] = []
  for (let calls = 0; place.left.length > 0 && calls < mostCalls && comments.length < enough; calls++) {
    const [post = '', ...rest] = place.left
    const page = await source.comments(post, place.comments).catch(gone)
    comments.push(...page.comments)
    replies.push(...(page.replies ?? []))
    place = { ...place, left: page.after === null ? rest : place.left, comments: page.after }
  }
  const isDone = place.left.length === 0 && place.posts === null
  const nextCursor = isDone ? null : Buffer.from(JSON.stringify(place)).toString('base64url')
  return { comments, posts, replies, nextCursor }
}

// The post was deleted between the list and the read.
function gone(error: unknown): PostComments {
  if (error instanceof PlatformError && error.problem === 'not-found') return { comments: [], after: null }
  throw error
}

function readCursor(cursor: string, name: string): Place {
  const parsed = placeShape.safeParse(readJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) throw new PlatformError('invalid', `not a cursor of ${name}`)
  return parsed.data
}

type Place = z.infer<typeof placeShape>

/** Posts left on this page, the cursor of the next page of posts, and the cursor within the first post left. */
const placeShape = z.object({
  left: z.array(z.string().regex(/^[\w-]+$/)),
  posts: z.string().nullable(),
  comments: z.string().nullable(),
})

const beginning: Place = { left: [], posts: null, comments: null }
const enough = 200
const mostCalls = 10
