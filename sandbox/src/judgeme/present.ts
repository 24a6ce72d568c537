import { createHash } from 'node:crypto'
import type { Review } from '../store/reviews.ts'
import { productOf, type Product, type Shop } from '../store/shops.ts'

/** A review in Judge.me's format. It has no replies, because the API doesn't return them. */
export function presentReview(shop: Shop, review: Review) {
  const product = productOf(shop, review.productExternalId)
  return {
    id: review.id,
    title: review.title,
    body: review.text,
    rating: review.rating,
    product_external_id: review.productExternalId ?? 0,
    product_title: product?.title ?? null,
    product_handle: product?.handle ?? null,
    reviewer: presentReviewer(review),
    source: review.source,
    curated: review.curated,
    published: review.published,
    hidden: false,
    featured: false,
    verified: review.verified,
    ip_address: null,
    created_at: judgemeTime(review.createdAt),
    updated_at: judgemeTime(review.updatedAt),
    pictures: [],
  }
}

export function presentProduct(product: Product) {
  return {
    id: product.id,
    external_id: product.externalId,
    handle: product.handle,
    title: product.title,
    description: product.details,
    in_store: true,
  }
}

function presentReviewer(review: Review) {
  const id = reviewerId(review)
  return {
    id,
    external_id: id + 4_000_000,
    email: review.author.email,
    name: review.author.name,
    phone: review.author.phone,
    accepts_marketing: false,
    unsubscribed_at: null,
    tags: null,
    source_email: null,
  }
}

/** The same author has the same id in every review. */
export function reviewerId(review: Review): number {
  const who = `${review.shop}\n${review.author.email ?? review.author.name}`
  return (createHash('sha1').update(who).digest().readUInt32BE() % 900_000_000) + 1
}

function judgemeTime(iso: string): string {
  return `${iso.slice(0, 19)}+00:00`
}
