import { z } from 'zod'
import { PlatformError, type Access, type CommentPage, type IncomingComment, type IncomingPost } from '../platform.ts'
import { readJson } from '../read-json.ts'
import type { TiktokClient } from './client.ts'
import { idField, textField, timeField } from './fields.ts'
import { readList } from './read-list.ts'

/** Comments under one video from a cursor on. */
type ReadVideo = (
  videoId: string,
  cursor: string | null,
) => Promise<{ comments: IncomingComment[]; cursor: string | null }>

/** The comments of a few videos per call. With `since`, reading stops at the first page with only older videos. */
export async function walkVideos(
  client: TiktokClient,
  access: Access,
  { cursor, since }: { cursor: string | null; since: Date | null },
  readVideo: ReadVideo,
): Promise<CommentPage> {
  let place = cursor === null ? beginning : readCursor(cursor)
  const posts: IncomingPost[] = []
  if (place.left.length === 0) {
    const page = await listVideos(client, access, place.videos)
    const young = page.videos.filter(({ post }) => !since || !post.postedAt || post.postedAt >= since)
    posts.push(...young.map(({ post }) => post))
    const left = young.filter(({ count }) => count !== 0).map(({ post }) => post.externalId)
    const isOver = page.videos.length > 0 && young.length === 0
    place = { left, videos: isOver ? null : page.cursor, comments: null }
  }
  const comments: IncomingComment[] = []
  for (let calls = 0; place.left.length > 0 && calls < mostCalls && comments.length < enough; calls++) {
    const [video = '', ...rest] = place.left
    const page = await readVideo(video, place.comments).catch(gone)
    comments.push(...page.comments)
    place = { ...place, left: page.cursor === null ? rest : place.left, comments: page.cursor }
  }
  const isDone = place.left.length === 0 && place.videos === null
  return { comments, posts, nextCursor: isDone ? null : Buffer.from(JSON.stringify(place)).toString('base64url') }
}

// The comment was removed between the list and the read.
function gone(error: unknown): { comments: IncomingComment[]; cursor: null } {
  if (error instanceof PlatformError && error.problem === 'not-found') return { comments: [], cursor: null }
  throw error
}

async function listVideos(client: TiktokClient, access: Access, cursor: string | null) {
  const fields = JSON.stringify(['item_id', 'caption', 'create_time', 'share_url', 'thumbnail_url', 'comments'])
  const query = { fields, max_count: 20, ...(cursor === null ? {} : { cursor }) }
  const page = await readList(client, access, '/business/video/list/', 'videos', query)
  return { videos: page.items.flatMap(readVideo), cursor: page.cursor }
}

function readVideo(value: unknown): { post: IncomingPost; count: number | null }[] {
  const parsed = videoShape.safeParse(value)
  if (!parsed.success) return []
  const { item_id: externalId, caption, share_url, thumbnail_url, create_time, comments: count } = parsed.data
  return [
    { post: { externalId, caption, permalink: share_url, pictureUrl: thumbnail_url, postedAt: create_time }, count },
  ]
}

function readCursor(cursor: string): Place {
  const parsed = placeShape.safeParse(readJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) throw new PlatformError('invalid', 'not a cursor of TikTok')
  return parsed.data
}

type Place = z.infer<typeof placeShape>

/** Videos left on this page, the cursor of the next page of videos, and the cursor within the first video left. */
const placeShape = z.object({
  left: z.array(z.string().regex(/^[\w-]+$/)),
  videos: z.string().nullable(),
  comments: z.string().nullable(),
})

const beginning: Place = { left: [], videos: null, comments: null }
const enough = 200
const mostCalls = 10

const videoShape = z.object({
  item_id: idField,
  caption: textField,
  share_url: textField,
  thumbnail_url: textField,
  create_time: timeField,
  comments: z.number().int().nonnegative().nullish().catch(null).default(null),
})
