import { z } from 'zod'
import type { IncomingComment } from '../platform.ts'

/**
 * One review of the API or a webhook, or null if it has no id or date. Unknown fields are
 * ignored; an invalid value in any other field counts as absent.
 */
export function readReview(value: unknown): IncomingComment | null {
  const parsed = reviewShape.safeParse(value)
  if (!parsed.success) return null
  const review = parsed.data
  const occurredAt = review.created_at ?? review.updated_at
  if (!occurredAt) return null
  const { reviewer } = review
  return {
    externalId: review.id,
    authorName: reviewer?.name ?? null,
    authorEmail: reviewer?.email ?? null,
    authorPhone: reviewer?.phone ?? null,
    rating: review.rating,
    title: review.title,
    text: review.body ?? '',
    productExternalId: review.product_external_id === '0' ? null : review.product_external_id,
    productTitle: review.product_title,
    occurredAt,
    updatedAt: review.updated_at ?? occurredAt,
    published: isPublic(review),
    verified: review.verified,
  }
}

type Review = z.infer<typeof reviewShape>

// Webhooks may leave out `published`. `curated: "ok"` means published.
function isPublic({ published, curated, hidden }: Review): boolean {
  return (published ?? curated === 'ok') && curated !== 'spam' && hidden !== true
}

const text = z
  .string()
  .transform((value) => value.trim() || null)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null)
const id = z.union([z.string().min(1), z.number().int()]).transform(String)
const flag = z.boolean().nullable().catch(null).default(null)
const date = z.coerce.date().nullable().catch(null)
const time = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => (value ? date.parse(value) : null))

const reviewShape = z.object({
  id,
  title: text,
  body: z.string().nullish().catch(null),
  rating: z.number().int().min(1).max(5).nullable().catch(null).default(null),
  product_external_id: id.nullable().catch(null).default(null),
  product_title: text,
  reviewer: z.object({ name: text, email: text, phone: text }).nullable().catch(null).default(null),
  curated: text,
  published: flag,
  hidden: flag,
  verified: text,
  created_at: time,
  updated_at: time,
})
