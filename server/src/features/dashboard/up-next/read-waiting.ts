import type { UpNext } from '@bizamply/contract/up-next'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** Counted as in the lists under the comment filter `risk=any`. */
export async function readSensitive(tx: Tx, ctx: Ctx): Promise<UpNext['sensitive']> {
  const [oldest] = await prepared<SensitiveRow>(tx, 'up-next.sensitive', sensitiveStatement, [
    ctx.companyId,
    ctx.brandId,
  ])
  if (!oldest) return { count: 0, oldest: null }
  const { id: commentId, author_name: name, occurred_at: at, status, count } = oldest
  return { count, oldest: { commentId, customerName: name?.trim() || 'Anonymous', at: at.toISOString(), status } }
}

interface SensitiveRow extends Record<string, unknown> {
  id: string
  author_name: string | null
  occurred_at: Date
  status: 'pending' | 'draft'
  count: number
}

// The conditions must match the predicate of comments_risk_idx, whose order begins with the status.
const sensitiveStatement = `select c.id, c.author_name, c.occurred_at, c.status, (select count(*)::int from app.comments
    where company_id = $1 and brand_id = $2 and status in ('pending', 'draft') and triage_state = 'open'
      and cardinality(risks) > 0) as count
  from (
    (select id, author_name, occurred_at, status from app.comments where company_id = $1 and brand_id = $2
       and status = 'pending' and triage_state = 'open' and cardinality(risks) > 0 order by occurred_at, id limit 1)
    union all
    (select id, author_name, occurred_at, status from app.comments where company_id = $1 and brand_id = $2
       and status = 'draft' and triage_state = 'open' and cardinality(risks) > 0 order by occurred_at, id limit 1)
  ) c order by c.occurred_at, c.id limit 1`

/** Open drafts, as the Draft tab counts them. */
export async function readDrafts(tx: Tx, ctx: Ctx): Promise<UpNext['drafts']> {
  const [row] = await prepared<DraftsRow>(
    tx,
    'up-next.drafts',
    // The conditions must match the predicates of comments_marked_idx and comments_inbox_idx.
    `select (select coalesce(sum(draft), 0)::int from app.brand_counts where company_id = $1 and brand_id = $2) as count,
       (select count(*)::int from app.comments where company_id = $1 and brand_id = $2
         and status = 'draft' and triage_state = 'open' and reply_spans <> '[]'::jsonb) as marked,
       (select count(*)::int from app.comments where company_id = $1 and brand_id = $2
         and status = 'draft' and triage_state = 'open' and reply_spans <> '[]'::jsonb
         and jsonb_path_exists(reply_spans, '$[*] ? (@.kind <> "caution")')) as blocked,
       o.id as oldest_id, o.occurred_at as oldest_at
     from (values (1)) one left join lateral (select id, occurred_at from app.comments where company_id = $1
       and brand_id = $2 and status = 'draft' and triage_state = 'open' order by occurred_at, id limit 1) o on true`,
    [ctx.companyId, ctx.brandId],
  )
  const { count = 0, marked = 0, blocked = 0, oldest_id: oldestId = null, oldest_at: oldestAt = null } = row ?? {}
  const withoutClaims = Math.max(0, count - marked)
  return { count, oldestId, oldestAt: oldestAt?.toISOString() ?? null, withoutClaims, blocked }
}

interface DraftsRow extends Record<string, unknown> {
  count: number
  marked: number
  /** Of those, the ones with more than cautions. */
  blocked: number
  oldest_id: string | null
  oldest_at: Date | null
}

export async function readSnoozed(tx: Tx, ctx: Ctx): Promise<UpNext['snoozed']> {
  const rows = await prepared<{ id: string; author_name: string | null; until: Date; count: number }>(
    tx,
    'up-next.snoozed',
    `select c.id, c.author_name, c.snoozed_until as until, (select count(*)::int from app.comments
         where company_id = $1 and brand_id = $2 and triage_state <> 'open' and triage_state = 'snoozed') as count
     from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.triage_state = 'snoozed'
       and c.snoozed_until is not null order by c.snoozed_until, c.id limit 1`,
    [ctx.companyId, ctx.brandId],
  )
  const [next] = rows
  if (!next) return { count: 0, next: null }
  const { id: commentId, author_name: name, until, count } = next
  return { count, next: { commentId, customerName: name?.trim() || 'Anonymous', until: until.toISOString() } }
}
