import type {
  EffectControl,
  EffectGroupSums,
  EffectWeekFigures,
  ProjectEffect,
} from '@bizamply/contract/project-effect'
import { lengthOf } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { calendarOf, type EffectCalendar, type EffectDates } from './effect-weeks.ts'
import { measureEffect, type GroupWeek, type MeasuredWeek } from './measure-effect.ts'

export interface EffectQuery extends EffectDates {
  /** Empty for all reviews of the products. */
  topics: readonly string[]
  /** Empty for all products. */
  productIds: readonly string[]
}

/** Whether a project helped, by week and in total, from daily rollups only. */
export async function readEffect(
  tx: Tx,
  ctx: Pick<Ctx, 'companyId' | 'brandId'>,
  query: EffectQuery,
): Promise<ProjectEffect> {
  const calendar = calendarOf(query)
  const weeks = await readWeeks(tx, ctx, query, calendar)
  return {
    today: query.today,
    before: calendar.before,
    after: calendar.after,
    settled: calendar.settled,
    settlesOn: calendar.settlesOn,
    overlapping: query.topics.length > 1,
    weeks: weeks.map((week, n) => present(week, calendar.weeks[n])),
    result: query.shippedOn === null ? null : measureEffect(weeks),
  }
}

type Group = 'project' | EffectControl

interface SumsRow {
  week: number
  group: Group
  stars: number[]
  mentions: number
  complaints: number
  received: number
}

async function readWeeks(
  tx: Tx,
  { companyId, brandId }: Pick<Ctx, 'companyId' | 'brandId'>,
  { topics, productIds }: EffectQuery,
  { weeks }: EffectCalendar,
): Promise<MeasuredWeek[]> {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return []
  const ofBrand = [companyId, brandId, first.from, last.to, weeks.map(({ from }) => from)]
  const received =
    productIds.length === 0
      ? await prepared<SumsRow>(tx, 'projects.effect-brand', brandStatement, ofBrand)
      : await prepared<SumsRow>(tx, 'projects.effect-products', productsStatement, [...ofBrand, productIds])
  const named =
    topics.length === 0
      ? received
      : await prepared<SumsRow>(tx, 'projects.effect-topics', topicsStatement, [...ofBrand, productIds, topics])
  const reviews = byWeek(received)
  const sums = byWeek(named)
  return weeks.map((week, n) => {
    const groupOf = (group: Group, of: Group): GroupWeek => ({
      ...(sums.get(keyOf(n + 1, group)) ?? empty),
      received: reviews.get(keyOf(n + 1, of))?.received ?? 0,
    })
    return {
      side: week.side,
      days: lengthOf(week),
      project: groupOf('project', 'project'),
      sameTopics: productIds.length === 0 ? null : groupOf('same-topics', 'same-topics'),
      otherTopics: topics.length === 0 ? null : groupOf('other-topics', 'project'),
    }
  })
}

const empty: Omit<GroupWeek, 'received'> = { stars: [0, 0, 0, 0, 0], mentions: 0, complaints: 0 }
const keyOf = (week: number, group: Group): string => `${week} ${group}`
const byWeek = (rows: SumsRow[]): Map<string, SumsRow> => new Map(rows.map((row) => [keyOf(row.week, row.group), row]))

function present(week: MeasuredWeek, days: EffectCalendar['weeks'][number] | undefined): EffectWeekFigures {
  const { from = '', to = '', open = false } = days ?? {}
  return {
    from,
    to,
    side: week.side,
    open,
    project: presentGroup(week.project),
    sameTopics: week.sameTopics && presentGroup(week.sameTopics),
    otherTopics: week.otherTopics && presentGroup(week.otherTopics),
  }
}

function presentGroup({ stars, mentions, complaints, received }: GroupWeek): EffectGroupSums {
  const rated = stars.reduce((sum, n) => sum + n, 0)
  const sum = stars.reduce((total, n, at) => total + n * (at + 1), 0)
  return { mentions, complaints, received, rated, rating: rated > 0 ? sum / rated : null }
}

const starColumns = [1, 2, 3, 4, 5].map((star) => `star_${star}`)
const within = 'company_id = $1 and brand_id = $2 and day between $3::date and $4::date'
const summed = (columns: string[]): string => columns.map((column) => `sum(${column})::int as ${column}`).join(', ')
/** For all reviews, negative sentiment counts as a complaint. */
const ofReviews = `${summed(starColumns)}, sum(received)::int as mentions, sum(negative + mixed)::int as complaints,
  sum(received)::int as received`

/** Sums by day first: computing the week of every row would cost more. */
const byWeekOf = (days: string): string => `select width_bucket(day, $5::date[]) as week, "group",
    array[${starColumns.map((column) => `sum(${column})::int`).join(', ')}] as stars,
    ${summed(['mentions', 'complaints', 'received'])} from (${days}) d group by 1, 2`

const brandStatement = byWeekOf(`select day, 'project' as "group", ${ofReviews}
  from app.brand_days where ${within} group by 1`)

const productsStatement = byWeekOf(`select day,
    case when product_id = any($6::uuid[]) then 'project' else 'same-topics' end as "group", ${ofReviews}
  from app.brand_product_days where ${within} group by 1, 2`)

// A comment without a product may be about the project's: it belongs to a project about all products, and to no
// comparison.
const topicsStatement = byWeekOf(`select day,
    case when not topic = any($7::text[]) then 'other-topics'
      when cardinality($6::uuid[]) = 0 or product_id = any($6::uuid[]) then 'project' else 'same-topics' end as "group",
    ${summed(starColumns)}, sum(good + bad + mixed)::int as mentions, sum(bad + mixed)::int as complaints, 0 as received
  from app.brand_topic_days where ${within} and (cardinality($6::uuid[]) = 0 or product_id = any($6::uuid[])
    or topic = any($7::text[]) and product_id <> '00000000-0000-0000-0000-000000000000') group by 1, 2`)
