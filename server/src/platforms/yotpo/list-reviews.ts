import { z } from 'zod'
import { PlatformError, type Access, type CommentPage } from '../platform.ts'
import type { Client } from './client.ts'
import { numberField } from './fields.ts'
import { readReview } from './read-review.ts'

const perPage = 100
const DAY_MS = 86_400_000

/** One page, newest first; the cursor is a page number. `since` filters by time of change, in whole days. */
export async function listReviews(
  client: Client,
  access: Access,
  cursor: string | null,
  since: Date | null,
): Promise<CommentPage> {
  const page = readCursor(cursor)
  const { reviews, pagination } = await readPage(client, access, page, { ...listQuery, ...from(since) })
  const size = pagination?.per_page ?? perPage
  const isLast = reviews.length < size || (pagination?.total != null && page * size >= pagination.total)
  return {
    comments: reviews.map(readReview).filter((comment) => comment !== null),
    nextCursor: isLast || reviews.length === 0 ? null : String(page + 1),
  }
}

export async function countReviews(client: Client, access: Access): Promise<number | null> {
  const { pagination } = await readPage(client, access, 1, { ...listQuery, count: 1 })
  return pagination?.total ?? null
}

/** Only Yotpo knows whether the app key that came with a code belongs to its token. */
export async function testConnection(
  client: Client,
  access: Access,
): Promise<{ account: string; name: string | null }> {
  await readPage(client, access, 1, { count: 1 })
  return { account: access.account, name: null }
}

/** One page of reviews as they came. */
export async function readPage(
  client: Client,
  access: Access,
  page: number,
  query: Record<string, string | number | boolean>,
): Promise<z.infer<typeof pageShape>['response']> {
  const parsed = pageShape.safeParse(await client.read(access, '/reviews', { count: perPage, page, ...query }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Yotpo returned a list without reviews')
  return parsed.data.response
}

/** Comments under a review, and reviews of the shop itself. Unpublished ones have no marker, so they are left out. */
export const listQuery = { sort: 'date', direction: 'desc', include_nested: true, include_site_reviews: true }

// Yotpo's day may differ from ours, so read one more. Known reviews change nothing.
const from = (since: Date | null): { since_updated_at?: string } =>
  since ? { since_updated_at: new Date(since.getTime() - DAY_MS).toISOString().slice(0, 10) } : {}

function readCursor(cursor: string | null): number {
  if (cursor === null) return 1
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw new PlatformError('invalid', 'not a cursor of this platform')
  return Number(cursor)
}

const pageShape = z.object({
  response: z.object({
    reviews: z.array(z.unknown()),
    pagination: z
      .object({ per_page: numberField.transform((size) => (size && size > 0 ? size : null)), total: numberField })
      .nullish()
      .catch(null),
  }),
})
