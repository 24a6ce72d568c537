import type { ProjectRow as Wire } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { calendarOf, type EffectWeek } from './effect-weeks.ts'
import type { ProjectRow } from './project-rows.ts'

type Rating = NonNullable<Wire['rating']>

interface Placed {
  project: number
  row: ProjectRow
  weeks: EffectWeek[]
}

interface Sums {
  project: number
  /** Starts at 1. */
  week: number
  rated: number
  sum: number
}

/**
 * Ratings of comments that mention each project's topics, by week and side, in the order of the rows; null without a
 * topic.
 */
export async function readRatings(tx: Tx, ctx: Ctx, rows: ProjectRow[], today: string): Promise<(Rating | null)[]> {
  const placed = rows.flatMap((row, project) =>
    row.topics.length === 0 ? [] : [{ project, row, weeks: weeksOf(row, today) }],
  )
  const begun = placed.filter(({ weeks }) => weeks.length > 0)
  const sums = begun.length === 0 ? [] : await readSums(tx, ctx, begun)
  const byWeek = new Map(sums.map((one) => [`${one.project} ${one.week}`, one]))
  const ratings = new Map(
    placed.map(({ project, row, weeks }) => {
      const summed = weeks.map((week, n) => ({ ...week, ...(byWeek.get(`${project} ${n + 1}`) ?? none) }))
      return [project, ratingOf(summed, row)]
    }),
  )
  return rows.map((_, project) => ratings.get(project) ?? null)
}

const readSums = (tx: Tx, ctx: Ctx, begun: Placed[]): Promise<Sums[]> =>
  prepared<Sums>(tx, 'projects.ratings', statement, [
    ctx.companyId,
    ctx.brandId,
    JSON.stringify(
      begun.map(({ project, row, weeks }) => ({
        project,
        topics: row.topics,
        products: row.product_ids,
        starts: weeks.map(({ from }) => from),
        last: weeks.at(-1)?.to,
      })),
    ),
  ])

const none = { rated: 0, sum: 0 }

const weeksOf = (row: ProjectRow, today: string): EffectWeek[] =>
  calendarOf({
    countFrom: row.count_from,
    startedOn: row.started_on,
    shippedOn: row.shipped_on,
    alertFrom: row.alert_from,
    today,
  }).weeks

type Summed = EffectWeek & { rated: number; sum: number }

function ratingOf(weeks: Summed[], row: Pick<ProjectRow, 'started_on' | 'shipped_on'>): Rating {
  const isShipped = row.shipped_on !== null
  const of = (side: EffectWeek['side']) => {
    const some = weeks.filter((week) => week.side === side)
    const rated = some.reduce((all, week) => all + week.rated, 0)
    const sum = some.reduce((all, week) => all + week.sum, 0)
    return { mean: rated > 0 ? sum / rated : null, rated }
  }
  return {
    before: of('before'),
    isStarted: isShipped || row.started_on !== null,
    after: isShipped ? of('after') : null,
    weeks: weeks.map(({ from, side, rated, sum }) => ({
      start: from,
      mean: rated > 0 ? sum / rated : null,
      after: side === 'after',
    })),
  }
}

// Reads each topic once by its own index, over all its weeks.
const statement = `select p.project, w.week, w.rated, w.sum
  from (select * from jsonb_to_recordset($3::jsonb) p(project int, topics text[], products uuid[], starts date[], last date)
    where project is not null and starts is not null) p
  cross join lateral (select width_bucket(d.day, p.starts) as week, sum(d.rated)::int as rated, sum(d.sum)::int as sum
    from (select day, sum(star_1 + star_2 + star_3 + star_4 + star_5) as rated,
        sum(star_1 + 2 * star_2 + 3 * star_3 + 4 * star_4 + 5 * star_5) as sum
      from app.brand_topic_days where company_id = $1 and brand_id = $2 and topic = any(p.topics)
        and day between p.starts[1] and p.last and (cardinality(p.products) = 0 or product_id = any(p.products))
      group by day) d
    group by 1) w`
