import { leastForTopics } from '@bizamply/contract/analytics'
import type { Window } from '@bizamply/contract/dashboard'
import { grainOf } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import { presentFigures } from '../rollups/index.ts'
import { readOverview, windowsOf, type Cut, type Windows } from '../dashboard/index.ts'
import { readAnalytics } from '../analytics/index.ts'
import { describeRun } from './describe-run.ts'
import { ofTask, type ReportTask } from './find-task.ts'
import { readCredits } from './read-credits.ts'
import { readProductNames } from './read-product-names.ts'
import { readFilteredPlatforms, readFilteredProducts, readFilteredSeries, type Filtered } from './read-filtered.ts'
import { readFilteredTopics } from './read-filtered-topics.ts'
import { readRatedBefore } from './read-rated-before.ts'
import { reportLists, type CountedData, type ReportData, type ReportProduct } from './report-data.ts'
import { writeSentences } from './write-sentences.ts'

/** All data of a run, without anything after its cutoff. */
export async function gatherReport(at: Ctx, task: ReportTask): Promise<ReportData> {
  const ctx = ofTask(at, task)
  const windows = windowsOf(task.timezone, ctx.now(), task)
  const isFiltered = task.filter.platforms.length + task.filter.products.length > 0
  const counted = isFiltered ? await countFiltered(ctx, task, windows) : await countAll(ctx, task)
  const topics = counted.now.received < leastForTopics ? [] : counted.topics.slice(0, reportLists.topics)
  const { sent, draft, pending, responseHours, answered, waits } = counted.now
  const productNames = await readProductNames(ctx, task.filter.products)
  const credits = task.sections.includes('credits') ? await readCredits(ctx, windows) : null
  const products = counted.products.slice(0, reportLists.products).map(shownProduct)
  const data = {
    ...describeRun(task, windows, productNames),
    window: presentWindow(windows.now),
    earlier: windows.earlier && presentWindow(windows.earlier),
    grain: grainOf(windows.now),
    ...counted,
    topics,
    products,
    replies: { sent, drafts: draft, pending, responseHours, answered, waits },
    credits,
  }
  const ids = products.map(({ id }) => id)
  const ratedBefore = await readRatedBefore(ctx, task, windows, ids)
  return { ...data, sentences: writeSentences(data, ratedBefore), ratedBefore }
}

async function countAll(ctx: Ctx, { from, to, compare }: ReportTask): Promise<CountedData> {
  const query = { from, to, compare }
  const { now, before, points, earlierPoints } = await readOverview(ctx, { ...query, period: '7' })
  const { platforms, topics, topicCount, namingComments, products, productCount } = await readAnalytics(ctx, query)
  return { now, before, points, earlierPoints, platforms, topics, topicCount, namingComments, products, productCount }
}

async function countFiltered(
  ctx: Ctx,
  { filter, timezone }: ReportTask,
  { now, earlier }: Windows,
): Promise<CountedData> {
  return ctx.tx(async (tx) => {
    const of: Filtered = { tx, ctx, timezone, filter }
    const series = await readFilteredSeries(of, now, now)
    const before = earlier && (await readFilteredSeries(of, earlier, now))
    return {
      now: presentFigures(series.sums),
      before: before && presentFigures(before.sums),
      points: series.points,
      earlierPoints: before?.points ?? [],
      platforms: await readFilteredPlatforms(of, now),
      ...(await readFilteredTopics(of, now, earlier)),
      ...(await readFilteredProducts(of, now, earlier)),
    }
  })
}

const shownProduct = (of: ReportProduct): ReportProduct => ({
  id: of.id,
  name: of.name,
  received: of.received,
  rating: of.rating,
  rated: of.rated,
  ratingBefore: of.ratingBefore,
  positive: of.positive,
  negative: of.negative,
  sent: of.sent,
  responseHours: of.responseHours,
  answered: of.answered,
})

const presentWindow = ({ from, to, until }: Cut): Window => ({ from, to, until: until?.toISOString() ?? null })
