import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProjectEffect } from '@bizamply/contract/project-effect'
import { addDays } from '@bizamply/contract/ranges'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { randomOf } from '../../testing/effect-histories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeComments } from '../comments/index.ts'
import { setTriageState } from '../triage/index.ts'
import { effectRows } from './effect-rows.ts'
import { readEffect, type EffectQuery } from './read-effect.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const dates = {
  countFrom: '2026-01-01',
  startedOn: '2026-04-01',
  shippedOn: '2026-04-15',
  alertFrom: null,
  today: '2026-07-15',
}
const timezone = 'America/New_York'
const good = ['The zip runs well.', 'Lovely colour, great quality.', 'Great zip and lovely colour.']
const bad = ['The zip broke after a week.', 'The colour faded and looks ugly.', 'The zip broke and the colour faded.']

/**
 * 2.5 reviews a day for three products and for none; the first product's zipper improves on the day of the delivery.
 */
async function filled(): Promise<{ company: TestCompany; productIds: string[] }> {
  const company = await makeCompany(app, { connected: false })
  const random = randomOf(18)
  const all = Array.from({ length: 490 }, (_, n) => {
    const day = addDays('2025-12-28', Math.floor(n / 2.4))
    const product = n % 9 === 0 ? null : String(n % 3)
    const isFixed = product === '0' && day >= dates.shippedOn
    const words = random() < (isFixed ? 0.05 : 0.6) ? bad : good
    // 10 p.m. in New York is the next day in UTC.
    const at = new Date(`${addDays(day, 1)}T02:30:00Z`)
    const stars = words === bad ? 1 + Math.floor(random() * 3) : 4 + Math.floor(random() * 2)
    return {
      ...sample(`e${n}`, at, 0),
      text: words[n % words.length] ?? '',
      rating: n % 10 === 7 ? null : stars,
      occurredAt: at,
      updatedAt: at,
      productExternalId: product,
      productTitle: product && `Bag ${product}`,
    }
  })
  const { ctx, companyId } = company
  await ctx.tx((tx) => storeComments(tx, ctx, { platform: 'judgeme', timezone, quiet: true }, all))
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.products where company_id = $1 order by external_id',
    [companyId],
  )
  return { company, productIds: rows.map(({ id }) => id) }
}

const read = ({ ctx }: TestCompany, query: Partial<EffectQuery>): Promise<ProjectEffect> =>
  ctx.tx((tx) => readEffect(tx, ctx, { ...dates, topics: ['zip'], productIds: [], ...query }))

/** Counts the comments themselves by days and a condition. */
async function counted(company: TestCompany, { from, to }: { from: string; to: string }, which: string) {
  const { rows } = await app.owner.query<{
    mentions: number
    rated: number
    rating: number | null
    complaints: number
  }>(
    `select count(*)::int as mentions, count(rating)::int as rated, avg(rating)::float8 as rating,
       (count(*) filter (where 'zip' = any(topics_bad)))::int as complaints
     from app.comments where company_id = $1 and triage_state <> 'hidden' and (occurred_at at time zone '${timezone}')::date
       between $2::date and $3::date and ${which}`,
    [company.companyId, from, to],
  )
  return rows[0]
}

const namesZip = `'zip' = any(topics_good || topics_bad)`

describe('the weeks of an effect', () => {
  test('match the comments of their days, for the project and its comparison', async () => {
    const { company, productIds } = await filled()
    const [mine] = productIds
    const { weeks, result } = await read(company, { productIds: [mine ?? ''] })
    expect([weeks[0]?.from, weeks.at(-1)?.to, weeks.at(-1)?.open]).toEqual(['2026-01-01', '2026-07-15', true])
    for (const week of weeks) {
      const its = { ...(await counted(company, week, `${namesZip} and product_id = '${mine}'`)) }
      expect(week.project).toMatchObject({ ...its, rating: near(its.rating) })
      const others = await counted(company, week, `${namesZip} and product_id <> '${mine}'`)
      expect(week.sameTopics).toMatchObject({ ...others, rating: near(others?.rating) })
      const received = await counted(company, week, `product_id = '${mine}'`)
      expect([week.project.received, week.otherTopics?.received]).toEqual([received?.mentions, received?.mentions])
    }
    const total = await counted(
      company,
      { from: '2026-01-01', to: '2026-03-31' },
      `${namesZip} and product_id = '${mine}'`,
    )
    expect(result?.measures[0]?.before).toMatchObject({ count: total?.rated, value: near(total?.rating) })
    expect(result).toMatchObject({ verdict: 'helped', decidedBy: 'rating', comparedWith: 'same-topics' })
  })

  test('of a project about all products are compared with other topics, including comments without a product', async () => {
    const { company } = await filled()
    const { weeks, before, result } = await read(company, {})
    expect(weeks.every(({ sameTopics }) => sameTopics === null)).toBe(true)
    const its = await counted(company, before ?? { from: '', to: '' }, namesZip)
    const sums = weeks.filter(({ side }) => side === 'before').map(({ project }) => project.mentions)
    expect(sums.reduce((sum, n) => sum + n, 0)).toBe(its?.mentions)
    expect(result?.comparedWith).toBe('other-topics')
  })

  test('of a project without topics are all reviews of its products, compared with other products', async () => {
    const { company, productIds } = await filled()
    const { weeks, after, result } = await read(company, { topics: [], productIds: productIds.slice(0, 1) })
    const its = await counted(company, after ?? { from: '', to: '' }, `product_id = '${productIds[0]}'`)
    expect(result?.measures[0]?.after).toMatchObject({ count: its?.rated, value: near(its?.rating) })
    expect(result).toMatchObject({ verdict: 'helped', comparedWith: 'same-topics' })
    expect(weeks.every(({ otherTopics }) => otherTopics === null)).toBe(true)
    expect(await read(company, { topics: [] })).toMatchObject({ result: { verdict: 'too-few', comparedWith: null } })
  })

  test('exclude hidden comments, other brands and other companies', async () => {
    const [{ company, productIds }, other] = [await filled(), await filled()]
    const query = { productIds: productIds.slice(0, 1) }
    const before = await read(company, query)
    const { rows } = await app.owner.query<{ id: string }>(
      `select id from app.comments where company_id = $1 and product_id = $2 and ${namesZip} and day between '2026-02-01' and '2026-02-14'`,
      [company.companyId, productIds[0]],
    )
    await setTriageState(company.ctx, { commentIds: rows.map(({ id }) => id), triageState: 'hidden' })
    const mentions = ({ weeks }: ProjectEffect): number => weeks.reduce((sum, { project }) => sum + project.mentions, 0)
    expect([rows.length > 0, mentions(await read(company, query))]).toEqual([true, mentions(before) - rows.length])
    expect(mentions(await read(other.company, query))).toBe(0)
  })

  test('exist without a result before the delivery; a brand without reviews has too few', async () => {
    const { company } = await filled()
    expect(await read(company, { shippedOn: null })).toMatchObject({ result: null, after: null, settlesOn: null })
    const empty = await makeCompany(app, { connected: false })
    const { result, weeks } = await read(empty, { topics: ['zip', 'size'] })
    expect([result?.verdict, result?.missing.length, weeks.length > 20]).toEqual(['too-few', 4, true])
  })
})

test("the effect file has one line per week and group, with the chart's numbers", async () => {
  const { company, productIds } = await filled()
  const effect = await read(company, { productIds: productIds.slice(0, 1) })
  const [head, ...lines] = effectRows(effect)
  expect(head).toHaveLength(10)
  expect(lines).toHaveLength(effect.weeks.length * 3)
  const [week] = effect.weeks
  expect(lines[0]).toEqual([
    '2026-01-01',
    week?.to,
    'Before',
    'Yes',
    'This project',
    week?.project.rating == null ? null : Math.round(week.project.rating * 100) / 100,
    week?.project.rated,
    week?.project.mentions,
    week?.project.complaints,
    week?.project.received,
  ])
  expect(lines.at(-1)?.[3]).toBe('No')
})

const near = (value: number | null | undefined): unknown =>
  typeof value === 'number' ? expect.closeTo(value, 9) : null
