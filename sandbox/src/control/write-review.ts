import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Review } from '../store/reviews.ts'
import { shopKey } from '../store/shops.ts'
import {
  EDIT_MODES,
  sendInMode,
  WEBHOOK_MODES,
  type ReviewEvent,
  type WebhookSender,
} from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { readInput, refuse } from './read-input.ts'

/** A shopper writes a review; `webhook` selects how the platform's webhooks are sent. */
export function writeReview(store: Store, senders: Record<string, WebhookSender>, exchange: Exchange): Answer {
  const read = readInput(NewReview, exchange)
  if ('refusal' in read) return read.refusal
  const { input } = read
  const shop = shopKey(input.platform, input.shop)
  if (!store.shops.has(shop)) return refuse(`There is no shop ${input.shop}`, [{ path: 'shop', message: 'unknown' }])
  const at = store.clock.now().toISOString()
  const review: Review = {
    id: store.nextReviewId(),
    shop,
    productExternalId: input.productId || null,
    rating: input.rating,
    title: input.title?.trim() || null,
    text: input.text,
    author: { name: input.name, email: input.email || null, phone: input.phone || null },
    createdAt: at,
    updatedAt: at,
    published: true,
    curated: 'ok',
    verified: input.email ? 'buyer' : 'nothing',
    source: 'web',
  }
  store.commit({ type: 'review-written', review })
  void sendInMode(input.webhook, () => senders[input.platform]?.review?.(review, ['written']))
  return json(201, { id: review.id })
}

export function editReview(
  store: Store,
  senders: Record<string, WebhookSender>,
  exchange: Exchange,
  id: string,
): Answer {
  const review = store.reviews.get(Number(id))
  if (!review) return json(404, { message: 'We couldn’t find this review', code: 'NOT_FOUND' })
  const read = readInput(ReviewEdit, exchange)
  if ('refusal' in read) return read.refusal
  const { webhook = 'once', ...given } = read.input
  const change = { ...given, updatedAt: store.clock.now().toISOString() }
  const before = { ...review }
  const wasPublished = review.published
  store.commit({ type: 'review-edited', id: review.id, change })
  const events: ReviewEvent[] = ['edited']
  if (wasPublished !== review.published) events.push(review.published ? 'published' : 'unpublished')
  const sender = senders[store.shops.get(review.shop)?.platform ?? '']
  const send = () => sender?.review?.(review, events)
  if (webhook === 'overtaken') {
    send()
    sender?.review?.(before, ['written'])
  } else void sendInMode(webhook, send)
  return json(200, { id: review.id })
}

const Rating = z.coerce.number().int().min(1).max(5)
const Text = z.string().trim().min(1).max(20_000)

const NewReview = z.object({
  platform: z.enum(['judgeme', 'yotpo']),
  shop: z.string().min(1),
  productId: z.coerce.number().int().nonnegative().nullish(),
  rating: Rating,
  title: z.string().max(500).nullish(),
  text: Text,
  name: z.string().trim().min(1).max(200),
  email: z.union([z.email(), z.literal('')]).nullish(),
  phone: z.string().max(40).nullish(),
  webhook: z.enum(WEBHOOK_MODES).default('once'),
})

const ReviewEdit = z
  .object({
    rating: Rating,
    title: z.string().max(500).nullable(),
    text: Text,
    published: z.boolean(),
    curated: z.enum(['ok', 'not-yet', 'spam']),
    webhook: z.enum(EDIT_MODES),
  })
  .partial()
