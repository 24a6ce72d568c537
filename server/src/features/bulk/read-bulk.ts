import type { z } from 'zod'
import type { bulk, bulkItem } from '@bizamply/contract/bulk'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { reasons } from './skip-reasons.ts'

type Current = z.infer<NonNullable<(typeof bulk.current)['~orpc']['outputSchema']>>['data']
type Item = z.infer<typeof bulkItem>

interface Row extends Omit<NonNullable<Current>, 'startsAt' | 'createdAt' | 'finishedAt'> {
  starts_at: Date | null
  created_at: Date
  finished_at: Date | null
}

/** The brand's running job, or its latest. */
export async function currentBulk(ctx: Ctx): Promise<Current> {
  const [row] = await ctx.tx((tx) => prepared<Row>(tx, 'bulk.current', current, [ctx.companyId, ctx.brandId]))
  if (!row) return null
  const { starts_at: startsAt, created_at: createdAt, finished_at: finishedAt, ...rest } = row
  return {
    ...rest,
    startsAt: startsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

const current = `select b.job_id as "jobId", b.action, b.target, j.state as status, coalesce(j.total, 0) as total,
    i.done, i.failed, i.skipped, i.waiting, i.credits, u.name as "startedBy", u.id as "startedById",
    case when j.state <> 'running' then i.reason end as reason,
    case when j.state = 'running' then j.starts_at end as starts_at, b.created_at, j.finished_at
  from (select * from app.bulk_jobs where company_id = $1 and brand_id = $2 order by created_at desc limit 1) b
  join app.job_runs j on j.company_id = $1 and j.id = b.job_id
  left join app.users u on u.id = b.user_id
  cross join lateral (select count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'skipped')::int as skipped,
      count(*) filter (where state = 'waiting')::int as waiting,
      (array_agg(jsonb_build_object('code', code, 'message', reason)) filter (where state = 'waiting' and code is not null))[1] as reason,
      coalesce(sum(credits), 0)::int as credits
    from app.bulk_items where company_id = $1 and job_id = b.job_id) i`

/**
 * Each comment's outcome: failed, skipped, waiting, done, each group in the job's order. A generated draft that a person
 * has to read before it's sent has the reason.
 */
export async function listBulkItems(ctx: Ctx, jobId: string): Promise<Item[]> {
  return ctx.tx(async (tx) => {
    const known = await prepared(
      tx,
      'bulk.known',
      'select 1 from app.bulk_jobs where company_id = $1 and brand_id = $2 and job_id = $3',
      [ctx.companyId, ctx.brandId, jobId],
    )
    if (known.length === 0) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this job.' })
    return prepared<Item>(tx, 'bulk.items', items, [
      ctx.companyId,
      jobId,
      reasons.risky.message,
      reasons.claims.message,
      reasons.cautions.message,
    ])
  })
}

const items = `select i.comment_id as "commentId", p.title as product_title,
    coalesce(nullif(trim(c.author_name), ''), 'Anonymous') as "customerName", i.state,
    coalesce(i.code, r.code) as code, coalesce(i.reason, r.reason) as reason, i.credits,
    case when row_number() over (order by i.state = 'done' and r.reason is null,
      array_position(array['failed', 'skipped', 'waiting', 'done'], i.state), i.position) <= 200
      then left(c.reply_text, 400) end as reply
  from app.bulk_items i
  join app.bulk_jobs b on b.company_id = $1 and b.job_id = i.job_id
  left join app.comments c on c.company_id = $1 and c.id = i.comment_id
  left join app.products p on p.company_id = $1 and p.id = c.product_id
  left join lateral (select case when cardinality(c.risks) > 0 then 'risky' else 'claims' end as code,
      case when cardinality(c.risks) > 0 then $3
        when jsonb_path_exists(c.reply_spans, '$[*] ? (@.kind <> "caution")') then $4 else $5 end as reason
    where i.state = 'done' and b.action = 'generate' and c.status = 'draft'
      and (cardinality(c.risks) > 0 or jsonb_array_length(c.reply_spans) > 0)) r on true
  where i.company_id = $1 and i.job_id = $2
  order by array_position(array['failed', 'skipped', 'waiting', 'done'], i.state), i.position`
