import { z } from 'zod'
import { PlatformError, type Access, type CommentPage } from '../platform.ts'
import type { Client } from './client.ts'
import { readReview } from './read-review.ts'

const perPage = 100

/**
 * One page, newest first; the cursor is a page number. New reviews shift older ones, so a review
 * may come twice but is never skipped. Unpublished and spam reviews are included, marked as not
 * published.
 */
export async function listReviews(client: Client, access: Access, cursor: string | null): Promise<CommentPage> {
  const page = readCursor(cursor)
  const parsed = pageShape.safeParse(await client.read(access, '/reviews', { page, per_page: perPage }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Judge.me returned a list without reviews')
  const { reviews } = parsed.data
  const comments = reviews.map(readReview).filter((comment) => comment !== null)
  // There is no total and no next link: a short page is the last.
  return { comments, nextCursor: reviews.length < perPage ? null : String(page + 1) }
}

export async function countReviews(client: Client, access: Access): Promise<number | null> {
  const parsed = countShape.safeParse(await client.read(access, '/reviews/count'))
  return parsed.success ? parsed.data.count : null
}

function readCursor(cursor: string | null): number {
  if (cursor === null) return 1
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw new PlatformError('invalid', 'not a cursor of this platform')
  return Number(cursor)
}

const pageShape = z.object({ reviews: z.array(z.unknown()) })
const countShape = z.object({ count: z.coerce.number().int().nonnegative() })
