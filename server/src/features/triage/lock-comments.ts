import type { TriageState } from '@bizamply/contract/comment-filter'
import type { CommentStatus } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { countedAs, type Counted } from '../rollups/index.ts'

/** A locked comment with the fields that triage needs. */
export interface Chosen {
  id: string
  platform: string
  productId: string | null
  day: string
  status: CommentStatus
  rating: number | null
  occurredAt: Date
  respondedAt: Date | null
  sentiment: string | null
  topicsGood: string[]
  topicsBad: string[]
  triageState: TriageState
  snoozedUntil: Date | null
  triageReason: string | null
  assigneeId: string | null
  tags: string[]
}

/** Locks comments in the common order. Rejects all of them if one isn't the brand's. */
export async function lockAll(tx: Tx, ctx: Ctx, ids: string[]): Promise<Chosen[]> {
  const requested = new Set(ids)
  const rows = await lockExisting(tx, ctx, [...requested])
  if (rows.length < requested.size) throw missing(requested.size)
  return rows
}

export const missing = (requested: number): AppError =>
  new AppError('NOT_FOUND', {
    message: requested === 1 ? 'We couldn’t find this review.' : 'One of these reviews no longer exists.',
  })

export async function lockExisting(tx: Tx, ctx: Ctx, ids: string[]): Promise<Chosen[]> {
  return plannedPerCall<Chosen>(
    tx,
    `select c.id, c.platform, c.product_id as "productId", c.day::text as day, c.status, c.rating,
       c.occurred_at as "occurredAt", c.responded_at as "respondedAt", c.triage_state as "triageState", c.snoozed_until as "snoozedUntil",
       c.triage_reason as "triageReason", c.assignee_id as "assigneeId", c.tags,
       c.sentiment, c.topics_good as "topicsGood", c.topics_bad as "topicsBad"
     from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.id = any($3::uuid[])
     order by c.external_id for update of c`,
    [ctx.companyId, ctx.brandId, ids],
  )
}

export const countedOn = (ctx: Ctx, c: Chosen, triageState: TriageState): Counted =>
  countedAs({ ...c, brandId: ctx.brandId, triageState })
