import { z } from 'zod'
import type { CommentPage, IncomingComment } from '../platform.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'

/** Reviews that review apps store in the shop as `product_review`. Without permission, a shop has none. */
export async function listReviews(client: Client, access: Access, cursor: string | null): Promise<CommentPage> {
  const data = await client.query(access, query, { cursor }).catch((error: unknown) => {
    if (error instanceof PlatformError && error.problem === 'reduced') return null
    throw error
  })
  if (data === null) return { comments: [], nextCursor: null }
  const parsed = shape.safeParse(data)
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no reviews')
  const { nodes, pageInfo } = parsed.data.metaobjects
  return {
    comments: nodes.flatMap((node) => readReview(node) ?? []),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

/** The merchant's published reply to a review, or null. */
export async function readAnswer(client: Client, access: Access, externalId: string): Promise<string | null> {
  const parsed = oneShape.safeParse(await client.query(access, oneQuery, { id: gidOf(externalId) }))
  const node = parsed.success ? parsed.data.metaobject : null
  return node ? (fieldsOf(node)['merchant_reply'] ?? null) : null
}

export const gidOf = (externalId: string): string => `gid://shopify/Metaobject/${externalId}`

type Node = z.infer<typeof node>

function readReview(found: Node): IncomingComment | null {
  const fields = fieldsOf(found)
  const text = fields['body'] ?? ''
  const rating = ratingOf(fields['rating'])
  const occurredAt = new Date(fields['submitted_at'] ?? found.updatedAt)
  if ((!text && rating === null) || Number.isNaN(occurredAt.getTime())) return null
  const answer = fields['merchant_reply']
  const at = fields['merchant_replied_at']
  return {
    externalId: found.id.split('/').at(-1) ?? found.id,
    authorName: fields['author_display_name'] ?? null,
    authorEmail: null,
    authorPhone: null,
    rating,
    title: fields['title'] ?? null,
    text,
    productExternalId: fields['product']?.split('/').at(-1) ?? null,
    productTitle: null,
    occurredAt,
    updatedAt: new Date(found.updatedAt),
    published: true,
    verified: null,
    answer: answer ? { text: answer, at: at ? new Date(at) : null } : null,
  }
}

const fieldsOf = ({ fields }: Node): Record<string, string | undefined> =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value ?? undefined]))

/** Stored as `{"value":"4.0","scale_min":"1.0","scale_max":"5.0"}`. */
function ratingOf(given: string | undefined): number | null {
  const parsed = ratingShape.safeParse(given)
  if (!parsed.success) return null
  const stars = Math.round((parsed.data.value / parsed.data.scale_max) * 5)
  return stars >= 1 && stars <= 5 ? stars : null
}

const ratingShape = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ value: z.coerce.number(), scale_max: z.coerce.number().positive().default(5) }))

const query = `query Reviews($cursor: String) {
  metaobjects(type: "product_review", first: 100, after: $cursor, sortKey: "updated_at", reverse: true) {
    nodes { id updatedAt fields { key value } }
    pageInfo { hasNextPage endCursor }
  }
}`
const oneQuery = 'query Review($id: ID!) { metaobject(id: $id) { id updatedAt fields { key value } } }'

const node = z.object({
  id: z.string(),
  updatedAt: z.string(),
  fields: z.array(z.object({ key: z.string(), value: z.string().nullish() })),
})
const shape = z.object({
  metaobjects: z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish().default(null) }),
  }),
})
const oneShape = z.object({ metaobject: node.nullish() })
