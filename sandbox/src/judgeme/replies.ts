import { fieldsOf, json, type Answer, type Exchange } from '../server/exchange.ts'
import { putMail } from '../mailbox/put-mail.ts'
import type { Review } from '../world/reviews.ts'
import type { Shop } from '../world/shops.ts'
import type { World } from '../world/world.ts'
import type { Caller } from './access.ts'

/** Every accepted reply is one more entry in the record: Judge.me is not idempotent. */
export function postReply(world: World, { shop }: Caller, exchange: Exchange): Answer {
  const fields = fieldsOf(exchange)
  if (!fields) return json(400, { error: 'Body is not valid JSON' })
  const review = world.reviews.get(Number(fields['review_id']))
  if (review?.shop !== shop.domain) return json(422, { error: 'Review not found' })
  const content = take(world, shop, review, exchange)
  if (typeof content !== 'string') return content
  return json(200, { reply: { id: FIRST_REPLY + world.record.size(), content } })
}

/** The other form; one more entry in the record each time, whatever the review shows in the end. */
export function putReply(world: World, { shop }: Caller, exchange: Exchange, id: string): Answer {
  const review = world.reviews.get(Number(id))
  if (review?.shop !== shop.domain) return json(404, { error: 'Review not found' })
  const content = take(world, shop, review, exchange)
  // Recorded on 2026-08-23 in NangoHQ/integration-templates, judgeme-oauth, reply-to-review.
  return typeof content === 'string' ? json(200, { message: 'Action performed successful' }) : content
}

export const holdsReply = (exchange: Exchange): boolean => fieldsOf(exchange)?.['reply'] !== undefined

/** The words that were taken, or the refusal. */
function take(world: World, shop: Shop, review: Review, exchange: Exchange): string | Answer {
  const fields = fieldsOf(exchange) ?? {}
  const content = contentOf(fields['reply'])
  if (content === null || content.trim() === '') return json(422, { error: "Reply content can't be blank" })
  if (content.length > LONGEST_REPLY)
    return json(422, { error: 'Reply content is too long (maximum is 2000 characters)' })
  const at = world.clock.now().toISOString()
  const key = exchange.headers['idempotency-key']
  world.commit({
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
  if (fields['send_reply_email'] !== false) mailAuthor(world, shop, review, content)
  return content
}

function contentOf(reply: unknown): string | null {
  const content = typeof reply === 'object' && reply !== null && 'content' in reply ? reply.content : null
  return typeof content === 'string' ? content : null
}

// What the real service does unless it is told not to.
function mailAuthor(world: World, shop: Shop, review: Review, content: string): void {
  if (!review.author.email) return
  putMail(world, {
    from: 'no-reply@judge.me',
    to: [review.author.email],
    subject: `${shop.name} answered your review`,
    text: `Hello ${review.author.name},\n\n${shop.name} wrote:\n\n${content}\n\nYou had written:\n\n${review.text}\n`,
    html: null,
  })
}

const LONGEST_REPLY = 2000
const FIRST_REPLY = 60_000
