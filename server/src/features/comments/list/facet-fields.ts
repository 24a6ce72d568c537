import { waits, waitSeconds } from '@bizamply/contract/metrics'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import type { Ctx } from '../../../context.ts'
import {
  allOf,
  conditionsOf,
  daysBetween,
  hasPhone,
  is,
  inTriageStates,
  waited,
  type Condition,
} from './comment-filter.ts'

/** Fields that a value’s count ignores in turn: each field’s own choice doesn’t narrow its own values. */
export const facetFields = [
  'platform',
  'rating',
  'sentiment',
  'topic',
  'risk',
  'hasQuestion',
  'language',
  'product',
  'day',
  'assignee',
  'tag',
  'triageState',
  'wait',
  'hasPhone',
] as const
export type FacetField = (typeof facetFields)[number]

/** A field’s place in `miss`, the bits of the fields that a comment doesn’t match. */
export const bitOf = (field: FacetField): number => 2 ** facetFields.indexOf(field)

/** Adds up the bits of the fields that a comment doesn’t match. */
export function missOf(ctx: Ctx, filter: CommentFilter): Condition {
  const missed = facetFields.flatMap((field) => {
    const own = conditionsOfField(ctx, filter, field)
    const { text, values } = allOf(own)
    return own.length > 0 ? [is(`case when ${text} then 0 else ${bitOf(field)} end`, ...values)] : []
  })
  return is(missed.map(({ text }) => text).join(' + '), ...missed.flatMap(({ values }) => values))
}

function conditionsOfField(ctx: Ctx, filter: CommentFilter, field: FacetField): Condition[] {
  if (field === 'triageState') return [is(inTriageStates(filter))]
  if (field === 'day') return daysBetween(filter)
  return conditionsOf(ctx, { [field]: filter[field] })
}

const secondsWaited = `case ${waits
  .map(
    (wait) => `when ${waited} >= ${waitSeconds[wait].from} and ${waited} < ${waitSeconds[wait].below} then '${wait}'`,
  )
  .join(' ')} end`

/** What the counts need of each comment. */
export const facetColumns = `c.platform, c.rating, c.sentiment, c.topics_good, c.topics_bad, c.risks, c.question, c.language,
  c.product_id, c.assignee_id, c.tags, c.triage_state, ${hasPhone} as phone,
  case when c.status = 'sent' then ${secondsWaited} end as wait`
