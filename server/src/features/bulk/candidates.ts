import { importedPlatforms } from '@bizamply/contract/comment-filter'
import { sizes } from '@bizamply/contract/size-limits'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { draftChecks, pickComments } from '../comments/index.ts'
import type { BulkTask, Candidate } from './skip-reasons.ts'

/** Specific comments in screen order, or all that match a filter, without `exceptIds`. */
export interface Which {
  commentIds?: string[] | undefined
  filter?: CommentFilter | undefined
  exceptIds?: string[] | undefined
}

export interface Chosen extends Candidate {
  id: string
  version: number | null
  /** A person wrote the draft or changed it. */
  isPersons: boolean
  rating: number | null
  language: string | null
}

/** What decides whether `c` is eligible; joins its deliveries as `d` and `w`. `$1` is the company. */
export const candidateColumns = `c.status, c.triage_state as "triageState", cardinality(c.risks) > 0 as risky, c.spam,
  ${draftChecks.critical} as critical,
  jsonb_array_length(c.reply_spans) as "openSpans",
  ${draftChecks.onlyCautions} as "onlyCautions",
  coalesce(c.reply_text ~ '\\{(customer|product|brand|discount)\\}', false) as "unfilledPlaceholders",
  ${draftChecks.personalData} as "personalData",
  c.generating_hold_id is not null or coalesce(d.state in ('queued', 'sending'), false)
    or coalesce(w.state in ('queued', 'sending'), false) as busy,
  coalesce(d.state = 'unknown', false) or coalesce(w.state = 'unknown', false) as unknown,
  c.platform not in (${importedPlatforms.map((one) => `'${one}'`).join(', ')}) and exists (select 1 from app.connections k where k.company_id = $1
    and k.brand_id = c.brand_id and k.platform = c.platform and k.state <> 'signed-out') as connected,
  exists (select 1 from app.connections k where k.company_id = $1 and k.brand_id = c.brand_id and k.platform = 'whatsapp'
    and k.state <> 'signed-out') and (c.author_phone is not null or exists (select 1 from app.contacts o
    where o.company_id = $1 and o.brand_id = c.brand_id and o.email = lower(c.author_email))) as reachable`

export const candidateJoins = `left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id
  left join app.deliveries w on w.company_id = $1 and w.id = c.whatsapp_delivery_id`

/** The selected comments in order, up to 5,000, with those to leave out. NOT_FOUND if any isn't the brand's. */
export async function chooseComments(
  tx: Tx,
  ctx: Ctx,
  { commentIds, filter }: Which,
  task: BulkTask,
): Promise<{ chosen: Chosen[]; cut: boolean }> {
  const ids = commentIds ? [...new Set(commentIds)] : await matching(tx, ctx, filter ?? {}, task)
  const chosen = await plannedPerCall<Chosen>(tx, statement, [
    ctx.companyId,
    ctx.brandId,
    ids.slice(0, sizes.bulkComments),
  ])
  if (commentIds && chosen.length < ids.length)
    throw new AppError('NOT_FOUND', { message: 'We couldn’t find one of these reviews.' })
  return { chosen, cut: ids.length > sizes.bulkComments }
}

/** Without the comments that whoever starts the job leaves out. */
export function withoutExcepted<One extends { id: string }>(chosen: One[], { exceptIds = [] }: Which): One[] {
  const excepted = new Set(exceptIds)
  return chosen.filter(({ id }) => !excepted.has(id))
}

/** Newest first, whatever the order on screen. Defaults to the statuses that the action applies to. */
async function matching(tx: Tx, ctx: Ctx, filter: CommentFilter, { action }: BulkTask): Promise<string[]> {
  const status = filter.status ?? (action === 'generate' ? 'pending' : 'draft')
  const picked = await pickComments(tx, ctx, { ...filter, status, sort: 'newest' }, sizes.bulkComments + 1)
  return picked.map(({ id }) => id)
}

const statement = `select c.id, c.reply_version as version, c.rating, c.language,
    coalesce(c.reply_composer = 'person', false) as "isPersons", ${candidateColumns}
  from unnest($3::uuid[]) with ordinality as t(id, place)
  join app.comments c on c.company_id = $1 and c.brand_id = $2 and c.id = t.id ${candidateJoins}
  order by t.place`
