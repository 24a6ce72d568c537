import type { TriageState } from '@bizamply/contract/comment-filter'
import type { CommentStatus } from '@bizamply/contract/comments'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** The stored comment, for deciding what changes. */
export interface StoredComment {
  id: string
  brandId: string
  platform: string
  externalId: string
  fingerprint: string
  productId: string | null
  productTitle: string | null
  authorName: string | null
  title: string | null
  content: string
  rating: number | null
  published: boolean
  verified: string | null
  day: string
  occurredAt: Date
  sourceUpdatedAt: Date
  /** When the stored row last changed, by our clock. */
  changedAt: Date
  status: CommentStatus
  respondedAt: Date | null
  replyText: string | null
  answeredElsewhere: boolean
  generating: boolean
  importId: string | null
  triageState: TriageState
  corrected: boolean
  sentiment: string | null
  topicsGood: string[]
  topicsBad: string[]
}

const columns = `c.id, c.brand_id as "brandId", c.platform, c.external_id as "externalId", c.fingerprint,
  c.product_id as "productId", (select p.title from app.products p where p.company_id = $1 and p.id = c.product_id)
    as "productTitle", c.author_name as "authorName", c.title, c.content, c.rating, c.published, c.verified,
  c.day::text as day, c.occurred_at as "occurredAt", c.source_updated_at as "sourceUpdatedAt",
  c.updated_at as "changedAt", c.status,
  c.responded_at as "respondedAt", c.reply_text as "replyText", c.answered_elsewhere as "answeredElsewhere",
  c.generating_hold_id is not null as generating, c.import_id as "importId", c.triage_state as "triageState", c.corrected,
  c.sentiment, c.topics_good as "topicsGood", c.topics_bad as "topicsBad"`

/** Locks a platform's comments with these external ids until the transaction ends. */
export async function lockByExternalIds(
  tx: Tx,
  ctx: Ctx,
  platform: string,
  externalIds: string[],
): Promise<StoredComment[]> {
  return plannedPerCall<StoredComment>(
    tx,
    `select ${columns} from app.comments c
     where c.company_id = $1 and c.brand_id = $2 and c.platform = $3 and c.external_id = any($4)
     order by c.external_id for update of c`,
    [ctx.companyId, ctx.brandId, platform, externalIds],
  )
}

export async function lockByIds(tx: Tx, ctx: Pick<Ctx, 'companyId'>, ids: string[]): Promise<StoredComment[]> {
  return plannedPerCall<StoredComment>(
    tx,
    `select ${columns} from app.comments c where c.company_id = $1 and c.id = any($2) order by c.external_id for update of c`,
    [ctx.companyId, ids],
  )
}

/** Locks comments with these fingerprints until the transaction ends. */
export async function lockByFingerprints(tx: Tx, ctx: Ctx, fingerprints: string[]): Promise<StoredComment[]> {
  if (fingerprints.length === 0) return []
  return plannedPerCall<StoredComment>(
    tx,
    `select ${columns} from app.comments c
     where c.company_id = $1 and c.brand_id = $2 and c.fingerprint = any($3) order by c.external_id for update of c`,
    [ctx.companyId, ctx.brandId, fingerprints],
  )
}

/**
 * Serializes ingestion for a brand; otherwise a file and a connection could each miss the comment that the other is
 * storing. Take it before any row lock.
 */
export async function lockArrival(tx: Tx, ctx: Ctx): Promise<void> {
  await prepared(tx, 'comments.arrival', `select pg_advisory_xact_lock(726021907, hashtext($1))`, [ctx.brandId])
}
