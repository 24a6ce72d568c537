import { fieldsOf, json, type Answer, type Exchange } from '../server/exchange.ts'
import { putMail } from '../mailbox/put-mail.ts'
import type { Review } from '../store/reviews.ts'
import type { Shop } from '../store/shops.ts'
import type { Store } from '../store/store.ts'
import type { Caller } from './access.ts'

/**
 * Every accepted reply adds an entry, because Judge.me isn't known to be idempotent. Fields: judge.me/api/docs.yaml. The
 * wording of refusals is undocumented.
 */
export function postReply(store: Store, { shop }: Caller, exchange: Exchange): Answer {
  const fields = fieldsOf(exchange)
  if (!fields) return json(400, { error: 'Body is not valid JSON' })
  const review = store.reviews.get(Number(fields['review_id']))
  if (review?.shop !== shop.domain) return json(422, { error: 'Review not found' })
  const content = take(store, shop, review, exchange)
  if (typeof content !== 'string') return content
  return json(200, { reply: { id: FIRST_REPLY + store.record.size(), content } })
}

/** A reply by PUT; each call adds an entry, whatever the review shows in the end. */
export function putReply(store: Store, { shop }: Caller, exchange: Exchange, id: string): Answer {
  const review = store.reviews.get(Number(id))
  if (review?.shop !== shop.domain) return json(404, { error: 'Review not found' })
  const content = take(store, shop, review, exchange)
  // Recorded on 2026-08-23 in NangoHQ/integration-templates, judgeme-oauth, reply-to-review.
  return typeof content === 'string' ? json(200, { message: 'Action performed successful' }) : content
}

export const holdsReply = (exchange: Exchange): boolean => fieldsOf(exchange)?.['reply'] !== undefined

/** The accepted text, or the error response. */
function take(store: Store, shop: Shop, review: Review, exchange: Exchange): string | Answer {
  const fields = fieldsOf(exchange) ?? {}
  const content = contentOf(fields['reply'])
  if (content === null || content.trim() === '') return json(422, { error: "Reply content can't be blank" })
  if (content.length > LONGEST_REPLY)
    return json(422, { error: 'Reply content is too long (maximum is 2000 characters)' })
  const at = store.clock.now().toISOString()
  const key = exchange.headers['idempotency-key']
  store.commit({
    type: 'recorded',
    entry: {
      at,
      platform: 'judgeme',
      kind: 'reply',
      target: String(review.id),
      text: content,
      key: typeof key === 'string' ? key : null,
      call: exchange.call?.id ?? null,
    },
  })
  if (fields['send_reply_email'] !== false) mailAuthor(store, shop, review, content)
  return content
}

function contentOf(reply: unknown): string | null {
  const content = typeof reply === 'object' && reply !== null && 'content' in reply ? reply.content : null
  return typeof content === 'string' ? content : null
}

// The real service emails the author by default: judge.me/api/docs.yaml, `send_reply_email`.
function mailAuthor(store: Store, shop: Shop, review: Review, content: string): void {
  if (!review.author.email) return
  putMail(store, {
    from: 'no-reply@judge.me',
    to: [review.author.email],
    subject: `${shop.name} answered your review`,
    text: `Hello ${review.author.name},\n\n${shop.name} wrote:\n\n${content}\n\nYou had written:\n\n${review.text}\n`,
    html: null,
  })
}

// Undocumented; other connectors use the same figure.
const LONGEST_REPLY = 2000
const FIRST_REPLY = 60_000
