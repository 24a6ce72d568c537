import { triageStates, type TriageState } from '@bizamply/contract/comment-filter'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import { waitSeconds, type Wait } from '@bizamply/contract/metrics'
import type { Ctx } from '../../../context.ts'
import { toRead } from './to-read.ts'

/** Part of a WHERE over `c`. Each `?` is the next value, so that values never appear in SQL. */
export interface Condition {
  text: string
  values: unknown[]
}

/**
 * Conditions for every filter except status, triage state, search, and project, which are handled separately. `$1` is
 * the company, `$2` the brand.
 */
export function conditionsOf(ctx: Ctx, filter: CommentFilter): Condition[] {
  const { importId, hasQuestion, unread } = filter
  return [
    ...anyOf('c.platform = any(?)', filter.platform),
    ...(importId ? [is('c.import_id = ?', importId)] : []),
    ...ratingIn(filter.rating),
    ...anyOf('c.sentiment = any(?)', filter.sentiment),
    ...topicIn(filter.topic),
    ...anyOf('c.product_id = any(?::uuid[])', filter.product),
    ...anyOf('c.language = any(?)', filter.language),
    ...daysBetween(filter),
    ...assignedTo(ctx, filter.assignee),
    ...anyOf(
      'c.tags && ?::text[]',
      filter.tag?.map((name) => name.trim().toLowerCase()),
    ),
    ...riskIn(filter.risk),
    ...phoneIs(filter.hasPhone),
    ...(hasQuestion ? [is(hasQuestion === 'yes' ? 'c.question' : 'not c.question')] : []),
    ...(unread ? [is('not c.read')] : []),
    ...waitIn(filter.wait),
    ...deliveryIn(filter.delivery),
    ...anyOf(`c.status = 'draft' and ${toRead} = any(?)`, filter.toRead),
  ]
}

/** Joins conditions, numbers their parameters after the existing ones, and returns all values. */
export function assemble(conditions: Condition[], before: unknown[]): { where: string; values: unknown[] } {
  const { texts, values } = numbered(conditions, before)
  return { where: texts.map((text) => `and ${text}`).join(' '), values }
}

/** The text of each condition, its parameters numbered after the existing ones. */
export function numbered(conditions: Condition[], before: unknown[]): { texts: string[]; values: unknown[] } {
  let n = before.length
  const texts = conditions.map(({ text }) => text.replaceAll('?', () => `$${++n}`))
  return { texts, values: [...before, ...conditions.flatMap((one) => one.values)] }
}

/** All of the conditions as one. */
export const allOf = (conditions: Condition[]): Condition =>
  conditions.length === 0
    ? is('true')
    : is(conditions.map(({ text }) => text).join(' and '), ...conditions.flatMap(({ values }) => values))

export const is = (text: string, ...values: unknown[]): Condition => ({ text, values })

const anyOf = (text: string, values: string[] | undefined): Condition[] => (values?.length ? [is(text, values)] : [])

// Must match the predicates of the inbox and triage-state indexes exactly, so that the planner uses them.
const inTriageState = {
  open: `c.triage_state = 'open'`,
  snoozed: `c.triage_state <> 'open' and c.triage_state = 'snoozed'`,
  'no-reply': `c.triage_state <> 'open' and c.triage_state = 'no-reply'`,
  hidden: `c.triage_state <> 'open' and c.triage_state = 'hidden'`,
}

/** Triage states that a list shows, open by default. Each is read by its own index, then merged. */
export function triageStatesOf({ triageState }: CommentFilter): string[] {
  const chosen = (state: TriageState): boolean =>
    triageState?.length
      ? triageState.includes(state) || (triageState.includes('shown') && state !== 'hidden')
      : state === 'open'
  return triageStates.filter(chosen).map((state) => inTriageState[state])
}

/** The triage states of a list as one condition. */
export const inTriageStates = (filter: CommentFilter): string =>
  `(${['false', ...triageStatesOf(filter)].join(' or ')})`

function ratingIn(values: string[] | undefined): Condition[] {
  if (!values?.length) return []
  const stars = values.filter((value) => value !== 'none').map(Number)
  if (stars.length === values.length) return [is('c.rating = any(?::smallint[])', stars)]
  return [is('(c.rating = any(?::smallint[]) or c.rating is null)', stars)]
}

function topicIn(values: string[] | undefined): Condition[] {
  if (!values?.length) return []
  const named = (without: string): string[] =>
    values.filter((value) => !value.startsWith(`${without}:`)).map((value) => value.replace(/^\w+:/, ''))
  return [is('(c.topics_good && ?::text[] or c.topics_bad && ?::text[])', named('bad'), named('good'))]
}

// `day` is in the brand's timezone. The timestamp range, one day wider than any timezone offset, allows an index.
export function daysBetween({ from, to }: Pick<CommentFilter, 'from' | 'to'>): Condition[] {
  const utc = (day: string): string => `${day}::timestamp at time zone 'UTC'`
  return [
    ...(from ? [is(`c.day >= ?::date and c.occurred_at >= ${utc('(?::date - 1)')}`, from, from)] : []),
    ...(to ? [is(`c.day <= ?::date and c.occurred_at < ${utc('(?::date + 2)')}`, to, to)] : []),
  ]
}

function assignedTo(ctx: Ctx, values: string[] | undefined): Condition[] {
  if (!values?.length) return []
  const ids = values
    .filter((value) => value !== 'none')
    .map((value) => (value === 'me' ? (ctx.actor?.userId ?? null) : value))
  const toThem = 'c.assignee_id = any(?::uuid[])'
  if (ids.length === values.length) return [is(toThem, ids)]
  return ids.length === 0 ? [is('c.assignee_id is null')] : [is(`(${toThem} or c.assignee_id is null)`, ids)]
}

function riskIn(values: string[] | undefined): Condition[] {
  if (!values?.length) return []
  return values.includes('any') ? [is('cardinality(c.risks) > 0')] : [is('c.risks && ?::text[]', values)]
}

/** The author has a phone number: from the platform, or of a contact with the same email who opted in. */
export const hasPhone = `(c.author_phone is not null or (c.author_email is not null and exists (select 1
  from app.contacts k where k.company_id = $1 and k.brand_id = c.brand_id and k.email = lower(c.author_email)
  and k.phone is not null)))`

const phoneIs = (choice: 'yes' | 'no' | undefined): Condition[] =>
  choice ? [is(choice === 'yes' ? hasPhone : `not ${hasPhone}`)] : []

// Whole seconds, rounded as in the rollups.
export const waited = 'floor(extract(epoch from c.responded_at - c.occurred_at) + 0.5)'

function waitIn(values: string[] | undefined): Condition[] {
  if (!values?.length) return []
  const spans = values.map((value) => waitSeconds[value as Wait])
  return [
    is(`c.status = 'sent'`),
    is(
      `(${spans.map(() => `(${waited} >= ? and ${waited} < ?)`).join(' or ')})`,
      ...spans.flatMap(({ from, below }) => [from, below]),
    ),
  ]
}

// Repeats the predicate of the index.
const unsettled = `select v.comment_id from app.deliveries v
  where v.company_id = $1 and v.brand_id = $2 and v.state in ('failed', 'unknown') and v.state = any(?)`

/**
 * The latest reply on either channel ended in one of the states; the dashboard counts the same. The few comments that
 * ever had such a reply are found first.
 */
function deliveryIn(states: string[] | undefined): Condition[] {
  if (!states?.length) return []
  return [
    is(`c.id = any(array(${unsettled}))`, states),
    is(`exists (${unsettled} and v.id in (c.delivery_id, c.whatsapp_delivery_id))`, states),
    is('not c.answered_elsewhere'),
  ]
}
