import { sizes } from '@bizamply/contract/size-limits'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { plannedPerCall, prepared } from '../../../db/prepared.ts'
import { assemble } from './comment-filter.ts'
import { conditionsOfLinks, conditionsOfRule, readLinks, type LinkRule, type Links } from './linked-to.ts'

export interface LinkedCounts {
  /** Not hidden. Each count stops at `sizes.countStop`, like the list's counts. */
  total: number
  draft: number
  sent: number
  /** Open in the inbox. */
  waiting: number
}

const none: LinkedCounts = { total: 0, draft: 0, sent: 0, waiting: 0 }

/** Counts the comments that a project has or that a rule would link. */
export async function countLinked(tx: Tx, ctx: Ctx, of: { projectId: string } | LinkRule): Promise<LinkedCounts> {
  const links = 'projectId' in of ? await readLinks(tx, ctx, of.projectId) : { ...of, linked: [], removed: [] }
  if (!links) return none
  // A comment can have two topics, so topic rollups would count it twice.
  if (links.topics.length > 1) return countComments(tx, ctx, links)
  const [summed, picked] = [await sumRollups(tx, ctx, links), await countPicked(tx, ctx, links)]
  const both = (name: keyof LinkedCounts): number => Math.min(sizes.countStop, summed[name] + picked[name])
  return { total: both('total'), draft: both('draft'), sent: both('sent'), waiting: both('waiting') }
}

const shared = `coalesce(sum(draft), 0)::int as draft, coalesce(sum(sent), 0)::int as sent,
  coalesce(sum(open_pending), 0)::int as waiting`
const within = `company_id = $1 and brand_id = $2 and day >= $3::date`

async function sumRollups(tx: Tx, ctx: Ctx, { topics, products, from }: LinkRule): Promise<LinkedCounts> {
  const [topic] = topics
  const place = [ctx.companyId, ctx.brandId, from]
  if (topic === undefined) {
    if (products.length === 0) return none
    const text = `select coalesce(sum(received), 0)::int as total, ${shared} from app.brand_product_days
      where ${within} and product_id = any($4::uuid[])`
    const [row] = await prepared<LinkedCounts>(tx, 'comments.linked.products', text, [...place, products])
    return row ?? none
  }
  const text = `select coalesce(sum(good + bad + mixed), 0)::int as total, ${shared} from app.brand_topic_days
    where ${within} and topic = $4 and (cardinality($5::uuid[]) = 0 or product_id = any($5::uuid[]))`
  const [row] = await prepared<LinkedCounts>(tx, 'comments.linked.topic', text, [...place, topic, products])
  return row ?? none
}

/** Comments linked manually outside the rule, minus those unlinked from it. */
async function countPicked(tx: Tx, ctx: Ctx, { linked, removed, ...rule }: Links): Promise<LinkedCounts> {
  if (linked.length + removed.length === 0) return none
  const before = [ctx.companyId, ctx.brandId, linked, removed]
  const { where, values } = assemble(conditionsOfRule(rule), before)
  const matches = `(true ${where})`
  const signed = (name: string, condition: string): string =>
    `coalesce(sum(sign) filter (where ${condition}), 0)::int as ${name}`
  const [row] = await plannedPerCall<LinkedCounts>(
    tx,
    `select ${signed('total', 'true')}, ${signed('draft', `status = 'draft'`)}, ${signed('sent', `status = 'sent'`)},
       ${signed('waiting', `status = 'pending' and triage_state = 'open'`)}
     from (select c.status, c.triage_state, case when c.id = any($3::uuid[]) then case when ${matches} then 0 else 1 end
         else case when ${matches} then -1 else 0 end end as sign
       from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden'
         and c.id = any($3::uuid[] || $4::uuid[])) c`,
    values,
  )
  return row ?? none
}

async function countComments(tx: Tx, ctx: Ctx, links: Links): Promise<LinkedCounts> {
  const { where, values } = assemble(conditionsOfLinks(links), [ctx.companyId, ctx.brandId])
  const counted = (name: string, condition: string): string =>
    `(select count(*)::int from (select 1 from app.comments c where c.company_id = $1 and c.brand_id = $2
       and ${condition} ${where} limit ${sizes.countStop}) t) as ${name}`
  const shown = `c.triage_state <> 'hidden'`
  const [counts] = await plannedPerCall<LinkedCounts>(
    tx,
    `select ${counted('total', shown)}, ${counted('draft', `${shown} and c.status = 'draft'`)},
       ${counted('sent', `${shown} and c.status = 'sent'`)},
       ${counted('waiting', `c.triage_state = 'open' and c.status = 'pending'`)}`,
    values,
  )
  return counts ?? none
}
