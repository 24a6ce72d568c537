import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { daysBetween, is, type Condition } from './comment-filter.ts'

/**
 * Comments that a project links automatically: they mention one of the topics, about one of the products (empty means
 * all), since a day.
 */
export interface LinkRule {
  topics: string[]
  products: string[]
  from: string
}

/** The rule, plus comments linked and unlinked manually. */
export interface Links extends LinkRule {
  linked: string[]
  removed: string[]
}

/** Null if the project doesn't exist. */
export async function readLinks(tx: Tx, ctx: Ctx, projectId: string): Promise<Links | null> {
  const picked = (linked: boolean): string => `coalesce((select array_agg(l.comment_id) from app.project_comments l
    where l.company_id = $1 and l.project_id = p.id and l.linked = ${linked}), '{}')`
  const [project] = await prepared<Links>(
    tx,
    'comments.links',
    `select p.topics, p.product_ids as products, p.count_from::text as from, ${picked(true)} as linked,
       ${picked(false)} as removed
     from app.projects p where p.company_id = $1 and p.brand_id = $2 and p.id = $3`,
    [ctx.companyId, ctx.brandId, projectId],
  )
  return project ?? null
}

/** The project's comments, linked by rule or manually. Empty if the project doesn't exist. */
export async function linkedTo(tx: Tx, ctx: Ctx, projectId: string): Promise<Condition[]> {
  const links = await readLinks(tx, ctx, projectId)
  return links ? conditionsOfLinks(links) : [is('false')]
}

export function conditionsOfLinks({ linked, removed, ...rule }: Links): Condition[] {
  const byRule = conditionsOfRule(rule)
  return [
    ...(linked.length > 0 ? [either(byRule, is('c.id = any(?::uuid[])', linked))] : byRule),
    ...(removed.length > 0 ? [is('not c.id = any(?::uuid[])', removed)] : []),
  ]
}

export function conditionsOfRule({ topics, products, from }: LinkRule): Condition[] {
  if (topics.length + products.length === 0) return [is('false')]
  return [
    ...(topics.length > 0 ? [is('(c.topics_good && ?::text[] or c.topics_bad && ?::text[])', topics, topics)] : []),
    ...(products.length > 0 ? [is('c.product_id = any(?::uuid[])', products)] : []),
    ...daysBetween({ from }),
  ]
}

const either = (rule: Condition[], other: Condition): Condition => ({
  text: `((${rule.map(({ text }) => text).join(' and ')}) or ${other.text})`,
  values: [...rule.flatMap(({ values }) => values), ...other.values],
})
