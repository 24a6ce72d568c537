import type { BulkPreview, BulkQuote } from '@bizamply/contract/bulk'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Chosen } from './candidates.ts'

/** More aren't read before a job is started. */
const SHOWN = 50

/** The first words of what will be processed, so that no one publishes replies unseen. */
export async function readPreviews(ctx: Ctx, eligible: Chosen[]): Promise<BulkPreview[]> {
  const ids = eligible.slice(0, SHOWN).map(({ id }) => id)
  if (ids.length === 0) return []
  return ctx.tx((tx) => prepared<BulkPreview>(tx, 'bulk.previews', statement, [ctx.companyId, ctx.brandId, ids]))
}

const statement = `select c.id as "commentId", coalesce(nullif(trim(c.author_name), ''), 'Anonymous') as "customerName",
    c.platform, p.title as "productTitle", c.rating, left(c.content, 400) as content, left(c.reply_text, 2000) as reply,
    coalesce(c.reply_composer = 'person', false) as edited
  from unnest($3::uuid[]) with ordinality as t(id, place)
  join app.comments c on c.company_id = $1 and c.brand_id = $2 and c.id = t.id
  left join app.products p on p.company_id = $1 and p.id = c.product_id
  order by t.place`

/** How what will be processed is rated, and in which languages it's written. */
export function sharesOf(included: Chosen[]): Pick<BulkQuote, 'ratings' | 'languages'> {
  const ratings = countBy(included, ({ rating }) => (rating === null ? 'none' : String(rating)))
  const languages = countBy(included, ({ language }) => language ?? 'none')
  return {
    // "none" comes last.
    ratings: ratings.toSorted((a, b) => (Number(b.name) || 0) - (Number(a.name) || 0)),
    languages: languages.toSorted((a, b) => b.count - a.count),
  }
}

const countBy = (included: Chosen[], nameOf: (one: Chosen) => string) =>
  [...Map.groupBy(included, nameOf)].map(([name, group]) => ({ name, count: group.length }))
