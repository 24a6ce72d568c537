import { z } from 'zod'
import type { IncomingComment } from '../platform.ts'
import { flagField, idField, numberField, textField, timeField } from './fields.ts'

/**
 * One review with its comments, or null if it has no id or date. Unknown fields are ignored; an
 * invalid value in any other field counts as absent.
 */
export function readReview(value: unknown): IncomingComment | null {
  const parsed = reviewShape.safeParse(value)
  if (!parsed.success) return null
  const review = parsed.data
  const occurredAt = review.created_at ?? review.updated_at
  if (!occurredAt) return null
  const product = productOf(review)
  return {
    externalId: review.id,
    authorName: review.user?.display_name ?? review.name,
    authorEmail: review.user?.email ?? review.email,
    authorPhone: null,
    authorExternalId: review.user?.id ?? null,
    rating: review.score !== null && review.score >= 1 && review.score <= 5 ? Math.round(review.score) : null,
    title: review.title,
    text: review.content ?? '',
    productExternalId: product,
    productTitle: product === null ? null : (review.product?.name ?? null),
    occurredAt,
    updatedAt: review.updated_at ?? occurredAt,
    published: review.deleted !== true && review.archived !== true && review.published !== false,
    verified: review.verified_buyer === true ? 'buyer' : null,
    answer: answerIn(review),
  }
}

export interface YotpoComment {
  id: string
  text: string
  at: Date | null
}

/** The public comments under a review, oldest first. */
export function commentsIn({ comments, comment }: Pick<Review, 'comments' | 'comment'>): YotpoComment[] {
  const all = [...(comments ?? []), ...[comment ?? []].flat()].flatMap((one) => {
    const parsed = commentShape.safeParse(one)
    return parsed.success && parsed.data.public !== false && parsed.data.content ? [parsed.data] : []
  })
  return all
    .map(({ id, content, created_at }) => ({ id: id ?? '', text: content ?? '', at: created_at }))
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
}

function answerIn(review: Review): IncomingComment['answer'] {
  const last = commentsIn(review).at(-1)
  return last ? { text: last.text, at: last.at } : null
}

/** Yotpo's product name for reviews of the shop itself. */
const SITE = 'yotpo_site_reviews'

function productOf({ product, sku }: Review): string | null {
  const id = product?.external_product_id ?? sku
  return id === SITE ? null : id
}

type Review = z.infer<typeof reviewShape>

const maybeId = idField.nullable().catch(null).default(null)
const nested = z.unknown().optional()

export const reviewShape = z.object({
  id: idField,
  title: textField,
  content: z.string().nullish().catch(null),
  score: numberField,
  created_at: timeField,
  updated_at: timeField,
  verified_buyer: flagField,
  deleted: flagField,
  archived: flagField,
  published: flagField,
  sku: maybeId,
  name: textField,
  email: textField,
  user: z.object({ id: maybeId, display_name: textField, email: textField }).nullish().catch(null),
  product: z.object({ external_product_id: maybeId, name: textField }).nullish().catch(null),
  // It is undocumented which of the two comes, and in which format.
  comments: z.array(z.unknown()).nullish().catch(null),
  comment: nested,
})

const commentShape = z.object({ id: maybeId, content: textField, public: flagField, created_at: timeField })
