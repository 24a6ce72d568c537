import type { TriageState } from '@bizamply/contract/comment-filter'
import type { CommentStatus } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { StoredSpan } from '../../db/schema/comments.ts'
import { pipeline } from '../../db/pipeline.ts'
import { countedAs, moveInRollups } from '../rollups/index.ts'
import { searchGrams, searchText } from '../../db/search-text.ts'

/** A comment whose row stays locked until the transaction ends. */
export interface LockedComment {
  id: string
  brandId: string
  platform: string
  externalId: string
  productId: string | null
  day: string
  status: CommentStatus
  rating: number | null
  triageState: TriageState
  occurredAt: Date
  respondedAt: Date | null
  sentiment: string | null
  topicsGood: string[]
  topicsBad: string[]
  title: string | null
  content: string
  authorName: string | null
  replyText: string | null
  replyVersion: number | null
  replyComposer: string | null
  replySpans: StoredSpan[]
  generatingHoldId: string | null
  deliveryId: string | null
}

export async function lockComment(tx: Tx, companyId: string, id: string): Promise<LockedComment> {
  const [row] = await prepared<LockedComment>(
    tx,
    'comments.lock',
    `select c.id, c.brand_id as "brandId", c.platform, c.external_id as "externalId", c.product_id as "productId",
       c.day::text as day, c.status, c.rating, c.triage_state as "triageState", c.occurred_at as "occurredAt", c.responded_at as "respondedAt", c.sentiment,
       c.topics_good as "topicsGood", c.topics_bad as "topicsBad", c.title, c.content, c.author_name as "authorName", c.reply_text as "replyText", c.reply_version as "replyVersion",
       c.reply_composer as "replyComposer", c.reply_spans as "replySpans", c.generating_hold_id as "generatingHoldId",
       c.delivery_id as "deliveryId"
     from app.comments c where c.company_id = $1 and c.id = $2 for update of c`,
    [companyId, id],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  return row
}

export interface NewReply {
  text: string
  version: number
  composer: string
  spans: StoredSpan[]
}

export interface Change {
  status: CommentStatus
  respondedAt: Date | null
  reply: NewReply
}

/**
 * Moves a locked comment to a status with its reply and updates the rollups. An answered comment becomes open again,
 * unless it is hidden, and it counts as read.
 */
export async function changeStatus(tx: Tx, ctx: Ctx, comment: LockedComment, to: Change): Promise<void> {
  const triageState = to.status === 'sent' && comment.triageState !== 'hidden' ? 'open' : comment.triageState
  const stays =
    comment.status === to.status &&
    comment.respondedAt?.getTime() === to.respondedAt?.getTime() &&
    comment.triageState === triageState
  const came = stays ? [] : [countedAs({ ...comment, triageState, status: to.status, respondedAt: to.respondedAt })]
  const went = stays ? [] : [countedAs(comment)]
  await pipeline([write(tx, ctx, comment.id, to), moveInRollups(tx, ctx.companyId, { came, went })])
}

async function write(tx: Tx, ctx: Ctx, commentId: string, to: Change): Promise<void> {
  const text = searchText([to.reply.text])
  // \x01 separates the comment's text from its reply's, so that a new reply replaces the old one.
  await prepared(
    tx,
    'comments.change',
    `update app.comments set status = $3, responded_at = $4, updated_at = $5, reply_text = $6, reply_version = $7,
       reply_composer = $8, reply_spans = $9, generating_hold_id = null, read = true,
       triage_state = case when $3 = 'sent' and triage_state <> 'hidden' then 'open' else triage_state end,
       snoozed_until = case when $3 = 'sent' then null else snoozed_until end,
       triage_reason = case when $3 = 'sent' and triage_state <> 'hidden' then null else triage_reason end,
       search_text = split_part(search_text, E'\\x01', 1) || E'\\x01' || $10,
       search_grams = case when $11::text[] is null then search_grams
         else (select array_agg(distinct g) from unnest(search_grams || $11::text[]) g) end
     where company_id = $1 and id = $2`,
    [
      ctx.companyId,
      commentId,
      to.status,
      to.respondedAt,
      ctx.now(),
      to.reply.text,
      to.reply.version,
      to.reply.composer,
      JSON.stringify(to.reply.spans),
      text,
      searchGrams(text),
    ],
  )
}
