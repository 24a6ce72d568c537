import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'
import { countedAs, moveInRollups, type Counted } from '../features/rollups/index.ts'
import { searchText } from '../db/search-text.ts'
import type { DemoReview } from './read-demo.ts'

/** An answered review with the holds that paid for it. */
export interface Answered {
  commentId: string
  brandId: string
  userId: string | null
  generated: { holdId: string; at: Date }
  sent: { holdId: string; at: Date } | null
}

interface AnsweredRow extends Record<string, unknown> {
  id: string
  brand_id: string
  external_id: string
  product_id: string | null
  day: string
  rating: number | null
  occurred_at: string
  sentiment: string | null
  topics_good: string[]
  topics_bad: string[]
}

/** Drafts, versions, and deliveries of reviews that are already answered. */
export async function storeAnswers(
  tx: Tx,
  ctx: Ctx,
  given: { reviews: DemoReview[]; users: Map<string, string>; epoch: Date },
): Promise<Answered[]> {
  const { rows } = await tx.execute<AnsweredRow>(sql`
    select id, brand_id, external_id, product_id, day::text as day, rating, occurred_at, sentiment,
      topics_good, topics_bad from app.comments
    where company_id = ${ctx.companyId}`)
  const byId = new Map(rows.map((row) => [row.external_id, row]))
  const all = given.reviews.flatMap((review) => {
    const row = byId.get(String(review.id))
    return row && review.status !== 'pending' && review.reply ? [plan(review, row, given)] : []
  })
  await insertVersions(tx, ctx, all)
  await insertDeliveries(tx, ctx, all)
  await updateComments(tx, ctx, all)
  await moveInRollups(tx, ctx.companyId, {
    came: all.map((a) => counted(a, a.review.status)),
    went: all.map((a) => counted(a, 'pending')),
  })
  return all
}

interface Planned extends Answered {
  review: DemoReview
  row: AnsweredRow
  deliveryId: string
  occurredAt: Date
}

function plan(review: DemoReview, row: AnsweredRow, given: { users: Map<string, string>; epoch: Date }): Planned {
  const occurredAt = new Date(row.occurred_at)
  const answeredAt = occurredAt.getTime() + (review.replyMinutesAfter ?? 60) * 60_000
  const at = new Date(Math.min(answeredAt, given.epoch.getTime() - 1000))
  const generatedAt = new Date(Math.max(occurredAt.getTime() + 1000, at.getTime() - 90_000))
  return {
    review,
    row,
    occurredAt,
    commentId: row.id,
    brandId: row.brand_id,
    userId: given.users.get(review.repliedBy ?? '') ?? null,
    deliveryId: newId(),
    generated: { holdId: newId(), at: generatedAt },
    sent: review.status === 'sent' ? { holdId: newId(), at } : null,
  }
}

const counted = (a: Planned, status: DemoReview['status']): Counted =>
  countedAs({
    brandId: a.brandId,
    platform: 'judgeme',
    productId: a.row.product_id,
    day: a.row.day,
    occurredAt: a.occurredAt,
    status,
    rating: a.row.rating,
    triageState: 'open',
    respondedAt: status === 'sent' && a.sent ? a.sent.at : null,
    sentiment: a.row.sentiment,
    topicsGood: a.row.topics_good,
    topicsBad: a.row.topics_bad,
  })

const edited = (a: Planned): boolean => Boolean(a.review.draft && a.review.draft !== a.review.reply)
const versionOf = (a: Planned): number => (edited(a) ? 2 : 1)

async function insertVersions(tx: Tx, ctx: Ctx, all: Planned[]): Promise<void> {
  const versions = all.flatMap((a) => {
    const first = {
      a,
      version: 1,
      text: a.review.draft ?? a.review.reply ?? '',
      composer: 'built-in',
      at: a.generated.at,
    }
    return edited(a) ? [first, { ...first, version: 2, text: a.review.reply ?? '', composer: 'person' }] : [first]
  })
  await prepared(
    tx,
    'demo.versions',
    `insert into app.reply_versions (company_id, comment_id, version, text, composer, user_id, created_at)
     select $1, t.* from unnest($2::uuid[], $3::int[], $4::text[], $5::text[], $6::uuid[], $7::timestamptz[]) as t`,
    [
      ctx.companyId,
      versions.map((v) => v.a.commentId),
      versions.map((v) => v.version),
      versions.map((v) => v.text),
      versions.map((v) => v.composer),
      versions.map((v) => v.a.userId),
      versions.map((v) => v.at),
    ],
  )
}

async function insertDeliveries(tx: Tx, ctx: Ctx, all: Planned[]): Promise<void> {
  const sent = all.flatMap((a) => (a.sent ? [{ ...a, sent: a.sent }] : []))
  await prepared(
    tx,
    'demo.deliveries',
    `insert into app.deliveries (company_id, channel, state, attempts, id, brand_id, comment_id, version, text, hold_id, key,
       user_id, due_at, begun_at, posted_at, created_at)
     select $1, 'platform', 'posted', 1, t.id, t.brand_id, t.comment_id, t.version, t.text, t.hold_id, t.key, t.user_id,
       t.at, t.at, t.at, t.at
     from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::text[], $7::uuid[], $8::text[], $9::uuid[],
       $10::timestamptz[]) as t(id, brand_id, comment_id, version, text, hold_id, key, user_id, at)`,
    [
      ctx.companyId,
      sent.map((a) => a.deliveryId),
      sent.map((a) => a.brandId),
      sent.map((a) => a.commentId),
      sent.map((a) => versionOf(a)),
      sent.map((a) => a.review.reply),
      sent.map((a) => a.sent.holdId),
      sent.map((a) => `demo-${a.review.id}`),
      sent.map((a) => a.userId),
      sent.map((a) => a.sent.at),
    ],
  )
}

async function updateComments(tx: Tx, ctx: Ctx, all: Planned[]): Promise<void> {
  await prepared(
    tx,
    'demo.comments',
    `update app.comments c set status = t.status, reply_text = t.reply, reply_version = t.version, reply_composer = t.composer,
       responded_at = t.responded_at, delivery_id = t.delivery_id, search_text = c.search_text || E'\\x01' || t.search
     from unnest($2::uuid[], $3::text[], $4::text[], $5::int[], $6::text[], $7::timestamptz[], $8::uuid[], $9::text[])
       as t(id, status, reply, version, composer, responded_at, delivery_id, search)
     where c.company_id = $1 and c.id = t.id`,
    [
      ctx.companyId,
      all.map((a) => a.commentId),
      all.map((a) => a.review.status),
      all.map((a) => a.review.reply),
      all.map((a) => versionOf(a)),
      all.map((a) => (edited(a) ? 'person' : 'built-in')),
      all.map((a) => a.sent?.at ?? null),
      all.map((a) => (a.sent ? a.deliveryId : null)),
      all.map((a) => searchText([a.review.reply])),
    ],
  )
}
