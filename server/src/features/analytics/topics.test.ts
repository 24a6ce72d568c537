import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Analytics, Quote, TopicFigure } from '@bizamply/contract/analytics'
import type { Window } from '@bizamply/contract/dashboard'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import * as scene from '../../testing/analytics-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TopicView } from './read-topic.ts'

const { at, n, raw, within, zones, rangeNames } = scene

let app: TestApp
const brands: Record<string, scene.AnalyticsBrand> = {}

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(scene.NOW - app.services.now().getTime())
  for (const [i, zone] of zones.entries()) brands[zone] = await scene.analyticsBrand(app, zone, 300 + i)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function windowsOf(zone: string, name: string) {
  const brand = brands[zone]
  if (!brand) throw new Error('no such brand')
  const { today } = await scene.readData<Analytics>(brand.caller, '/api/analytics/overview')
  const query = scene.ranges(today)[name] ?? ''
  const overview = await scene.readData<Analytics>(brand.caller, `/api/analytics/overview?${query}`)
  return { brand, query, overview, caller: brand.caller }
}

const each = zones.flatMap((zone) => rangeNames.map((name) => [zone, name] as const))

describe.each(each)('a brand in %s: %s', (zone, name) => {
  test('has the topics that its comments mention, with real quotes', async () => {
    const { brand, query, overview, caller } = await windowsOf(zone, name)
    const shownFirst = overview.products.slice(0, 2).map(({ id }) => id)
    for (const product of [undefined, ...shownFirst]) {
      const its = product ? `&product=${product}` : ''
      const topics = await scene.readData<TopicFigure[]>(caller, `/api/analytics/topics?${query}${its}`)
      const now = await rawTopics(brand, overview.window, product)
      const before = overview.earlier && (await rawTopics(brand, overview.earlier, product))
      expect(topics.map(({ quote: _, before: __, ...figures }) => figures)).toEqual(now)
      for (const { topic, quote, before: count, good, bad } of topics) {
        const old = before?.find((one) => one.topic === topic)
        expect([topic, count]).toEqual([topic, before && (old ? old.good + old.bad + old.mixed : 0)])
        if (quote) await expectQuote(brand, { quote, topic, window: overview.window, product })
        if (quote) expect(quote.side).toBe(bad / (good + bad) >= 0.25 ? 'bad' : 'good')
      }
      expect(topics.some(({ quote }) => quote !== null)).toBe(true)
      if (product) continue
      expect(overview.topics).toEqual(topics.slice(0, 5))
      expect(overview.topicCount).toBe(topics.length)
      const { rows } = await app.owner.query<{ count: number }>(
        `select ${n('cardinality(topics_good || topics_bad) > 0')} as count from ${raw} where ${within}`,
        at(brand, overview.window),
      )
      expect(overview.namingComments).toBe(rows[0]?.count)
    }
  })

  test('has each topic over time and by product', async () => {
    const { brand, query, overview, caller } = await windowsOf(zone, name)
    for (const topic of ['zip', 'size'] as const) {
      for (const product of [undefined, overview.products[0]?.id]) {
        const its = product ? `&product=${product}` : ''
        const view = await scene.readData<TopicView>(caller, `/api/analytics/topics/${topic}?${query}${its}`)
        await expectPoints(brand, { view, topic, window: overview.window, product })
        await expectProducts(brand, { view, topic, window: overview.window, product })
        for (const quote of view.quotes) {
          await expectQuote(brand, { quote, topic, window: overview.window, product })
        }
        const times = view.quotes.map((quote) => quote.at)
        expect(times).toEqual(times.toSorted().toReversed())
        for (const side of ['good', 'bad']) {
          expect(view.quotes.filter((quote) => quote.side === side).length).toBeLessThanOrEqual(6)
        }
      }
    }
  })
})

const sides = (
  topic: string,
): string => `${n(`${topic} = any(topics_good) and not ${topic} = any(topics_bad)`)} as good,
  ${n(`${topic} = any(topics_bad) and not ${topic} = any(topics_good)`)} as bad,
  ${n(`${topic} = any(topics_bad) and ${topic} = any(topics_good)`)} as mixed`
const its = (product: string | undefined): string => (product ? `and c.product_id = '${product}'` : '')

interface RawTopic {
  topic: Topic
  good: number
  bad: number
  mixed: number
}

async function rawTopics(brand: scene.AnalyticsBrand, window: Window, product?: string): Promise<RawTopic[]> {
  const { rows } = await app.owner.query<RawTopic>(
    `select t.topic, ${sides('t.topic')} from ${raw}
     join (select distinct unnest(topics_good || topics_bad) as topic from app.comments where company_id = $1) t
       on t.topic = any(c.topics_good || c.topics_bad)
     where ${within} ${its(product)} group by 1 order by count(*) desc, 1`,
    at(brand, window),
  )
  return rows
}

interface Seen {
  topic: Topic
  window: Window
  product: string | undefined
}

/**
 * Checks that a quote is a complete sentence of a visible comment in the window, with correct marks and no author data
 * except the name.
 */
async function expectQuote(
  brand: scene.AnalyticsBrand,
  { quote, topic, window, product }: Seen & { quote: Quote },
): Promise<void> {
  const { rows } = await app.owner.query<{ content: string; evidence: { of: string; words: string[] }[] }>(
    `select content, evidence from ${raw} where ${within} ${its(product)} and id = $5 and not spam
       and $6 = any(case $7 when 'good' then topics_good else topics_bad end)`,
    [...at(brand, window), quote.commentId, topic, quote.side],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.content).toContain(quote.text)
  const words = rows[0]?.evidence.filter(({ of }) => of === `topic:${topic}`).flatMap((one) => one.words) ?? []
  expect(quote.marks.length).toBeGreaterThan(0)
  // Overlapping words are merged into one mark.
  for (const { start, end } of quote.marks) {
    const marked = quote.text.slice(start, end)
    expect([marked, words.some((one) => marked.startsWith(one))]).toEqual([marked, true])
    // Up to two more words end the clause.
    expect([
      marked,
      words.some(
        (one) =>
          /(?: [^ ]+){0,2}$/.exec(marked.slice(marked.lastIndexOf(one) + one.length))?.index === 0 &&
          marked.includes(one),
      ),
    ]).toEqual([marked, true])
  }
  expect(JSON.stringify(quote)).not.toContain('@')
}

async function expectPoints(
  brand: scene.AnalyticsBrand,
  { view, topic, window, product }: Seen & { view: TopicView },
): Promise<void> {
  const inPoint =
    view.grain === 'hour'
      ? `occurred_at >= start::timestamptz and occurred_at < start::timestamptz + interval '1 hour'`
      : 'local between start::date and "end"::date'
  const { rows } = await app.owner.query(
    `select p.start, p."end", x.* from unnest($5::text[], $6::text[]) with ordinality p(start, "end", i)
     cross join lateral (select ${sides('$7')} from ${raw} where ${within} and ${inPoint} ${its(product)}) x order by i`,
    [...at(brand, window), view.points.map(({ start }) => start), view.points.map(({ end }) => end), topic],
  )
  expect(view.points).toMatchObject(rows)
  const all = await rawTopics(brand, window, product)
  const figure = all.find((one) => one.topic === topic)
  for (const side of ['good', 'bad', 'mixed'] as const) {
    expect([side, view.points.reduce((sum, point) => sum + point[side], 0)]).toEqual([side, figure?.[side] ?? 0])
  }
}

async function expectProducts(
  brand: scene.AnalyticsBrand,
  { view, topic, window, product }: Seen & { view: TopicView },
): Promise<void> {
  const { rows } = await app.owner.query(
    `select p.id, ${sides('$5')} from ${raw} join app.products p on p.company_id = $1 and p.id = c.product_id
     where ${within} and $5 = any(topics_good || topics_bad) ${its(product)} group by p.id, p.title
     order by ${n('$5 = any(topics_bad)')} desc, ${n('not $5 = any(topics_bad)')} desc, p.title collate "C", p.id limit 8`,
    [...at(brand, window), topic],
  )
  expect(view.products.map(({ name: _, ...figures }) => figures)).toEqual(rows)
}
