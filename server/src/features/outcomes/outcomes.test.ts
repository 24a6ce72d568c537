import { outcomeDimensions } from '@bizamply/contract/outcome-rules'
import { outcomeNumbers, type OutcomeNumber, type Outcomes } from '@bizamply/contract/outcomes'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { outcomeScene, type OutcomeScene } from '../../testing/outcome-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseAuthors } from '../comments/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const changes = async ({ companyId }: OutcomeScene) =>
  (
    await app.owner.query<{ kind: string; from_rating: number | null; to_rating: number | null }>(
      'select kind, from_rating, to_rating from app.comment_changes where company_id = $1 order by at, kind',
      [companyId],
    )
  ).rows

describe('a low-rated review', () => {
  test('whose rating rises after the reply counts as raised, and shows both ratings', async () => {
    const scene = await outcomeScene(app)
    const id = await scene.write(2, 100)
    await scene.reply(id, 98)
    await scene.change(id, 60, { rating: 5 })
    expect(await scene.overview()).toMatchObject({
      replied: { count: 1, raised: 1, lowered: 0, edited: 0, watching: 0, share: { value: 1 } },
      compared: { count: 0, raised: 0, share: null },
      enough: false,
    })
    const { rows } = await scene.list('number=raised')
    expect(rows).toMatchObject([{ id, before: 2, after: 5, edited: false, platform: 'judgeme', author: 'Ada Byron' }])
  })

  test.each([
    ['before the reply', 40, 50],
    ['more than 90 days after the reply', 150, 50],
  ])('whose rating rises %s does not count as raised', async (_, repliedAgo, raisedAgo) => {
    const scene = await outcomeScene(app)
    const id = await scene.write(2, 160)
    await scene.change(id, raisedAgo, { rating: 5 })
    await scene.reply(id, repliedAgo)
    const { replied, compared } = await scene.overview()
    expect([replied.raised, compared.count]).toEqual([0, 0])
    // It had 5 stars before the reply, so the rating couldn't rise.
    expect(replied.count).toBe(repliedAgo > raisedAgo ? 1 : 0)
  })

  test('that is raised and lowered again within 90 days counts with its final rating', async () => {
    const scene = await outcomeScene(app)
    const [same, worse] = [await scene.write(2, 80), await scene.write(3, 80)]
    for (const id of [same, worse]) await scene.reply(id, 79)
    await scene.change(same, 60, { rating: 4 })
    await scene.change(same, 50, { rating: 2 })
    await scene.change(worse, 60, { rating: 5 })
    await scene.change(worse, 50, { rating: 1 })
    const { replied } = await scene.overview()
    expect([replied.count, replied.raised, replied.lowered, replied.watching]).toEqual([2, 0, 1, 2])
  })

  test('without a reply is the comparison, with changes within 90 days', async () => {
    const scene = await outcomeScene(app)
    const [raised, late, open] = [await scene.write(1, 120), await scene.write(1, 120), await scene.write(3, 10)]
    await scene.change(raised, 100, { rating: 4 })
    await scene.change(late, 20, { rating: 4 })
    await scene.write(4, 120)
    const { replied, compared } = await scene.overview()
    expect(replied.count).toBe(0)
    expect(compared).toMatchObject({ count: 3, raised: 1, lowered: 0, watching: 1 })
    expect((await scene.list('number=compared-raised')).ids).toEqual([raised])
    expect((await scene.list('number=compared-watching')).ids).toEqual([open])
  })

  test('records what its author changed, and nothing for a repeated sync', async () => {
    const scene = await outcomeScene(app)
    const id = await scene.write(2, 30)
    await scene.change(id, 29, { text: 'The zip broke twice.' })
    await scene.reply(id, 28)
    await scene.change(id, 20, { text: 'They sent a new bag.', rating: 4 })
    await scene.change(id, 10, {})
    expect(await changes(scene)).toEqual([
      { kind: 'rating-up', from_rating: 2, to_rating: 4 },
      { kind: 'text', from_rating: null, to_rating: null },
    ])
    expect((await scene.overview()).replied).toMatchObject({ raised: 1, edited: 1 })
  })

  test("belongs to its company and is deleted with its author's data", async () => {
    const [scene, other] = [await outcomeScene(app), await outcomeScene(app)]
    const id = await scene.write(2, 30)
    await scene.reply(id, 29)
    await scene.change(id, 20, { rating: 5 })
    expect(await other.overview()).toMatchObject({ replied: { count: 0 }, compared: { count: 0 }, rows: [] })
    expect((await other.list('number=raised')).total).toBe(0)
    await scene.ctx.tx((tx) => eraseAuthors(tx, scene.ctx, [id]))
    expect(await changes(scene)).toEqual([])
    expect((await scene.overview()).replied.raised).toBe(0)
  })
})

/** Several of each: raised, lowered, edited and unchanged, on two products, by two people, written in each way. */
async function busyScene(): Promise<OutcomeScene> {
  const scene = await outcomeScene(app)
  const ways = [['built-in'], ['built-in', 'person'], ['person'], ['built-in', 'template'], ['elsewhere']]
  for (let n = 0; n < 15; n++) {
    const id = await scene.write(1 + (n % 3), 110 - n, { product: 8001 + (n % 2) })
    if (n % 5 !== 4 || n > 9)
      await scene.reply(id, 100 - n, { by: n % 2 ? 'admin' : 'editor', composers: ways[n % 5] ?? [] })
    if (n % 3 === 0) await scene.change(id, 60, { rating: 5 })
    if (n % 4 === 1) await scene.change(id, 50, { text: `New words ${n}.` })
    if (n === 8) await scene.change(id, 40, { rating: 1 })
    if (n % 3 === 1) await giveCode(scene, id, n)
  }
  return scene
}

async function giveCode({ companyId, brandId }: OutcomeScene, id: string, n: number): Promise<void> {
  const given =
    'insert into app.discount_handouts (company_id, brand_id, code, comment_id, at) values ($1, $2, $3, $4, $5)'
  const at = (daysAgo: number) => new Date(app.services.now().getTime() - daysAgo * 86_400_000)
  // One code is shared, so its orders can't be attributed to one review.
  for (const code of [`OWN${n}`, 'SPRING']) await app.owner.query(given, [companyId, brandId, code, id, at(100 - n)])
  if (n > 8) return
  for (const code of [`OWN${n}`, 'SPRING'])
    await app.owner.query(
      `insert into app.discount_orders (company_id, brand_id, external_id, code, savings, total, currency, ordered_at, changed_at)
       values ($1, $2, $3, $4, 5, 40, 'EUR', $5, $5)`,
      [companyId, brandId, `order-${n}`, code, at(70)],
    )
}

const countOf = ({ replied, compared, codes }: Outcomes): Record<OutcomeNumber, number> => ({
  replied: replied.count,
  raised: replied.raised,
  lowered: replied.lowered,
  edited: replied.edited,
  watching: replied.watching,
  given: codes.given,
  used: codes.used ?? -1,
  compared: compared.count,
  'compared-raised': compared.raised,
  'compared-lowered': compared.lowered,
  'compared-watching': compared.watching,
})

test('every number on the screen lists exactly as many reviews as it counts, without duplicates', async () => {
  const scene = await busyScene()
  const early = await scene.overview()
  expect(early.codes).toEqual({ given: expect.any(Number) as number, used: null, revenue: null })
  expect(new Set(early.rows.map(({ used }) => used))).toEqual(new Set([null]))
  await app.owner.query(
    'insert into app.discount_reads (company_id, brand_id, orders_at, due_at) values ($1, $2, now(), now())',
    [scene.companyId, scene.brandId],
  )
  const overview = await scene.overview()
  const counts = countOf(overview)
  for (const number of outcomeNumbers) {
    const { ids, total } = await scene.list(`number=${number}`)
    expect([number, total, new Set(ids).size]).toEqual([number, counts[number], counts[number]])
  }
  expect(counts).toMatchObject({ replied: 13, raised: 4, lowered: 1, compared: 2 })
  expect(overview.codes.revenue).toEqual([{ currency: 'EUR', amount: 40 * counts.used }])
  expect(counts.given).toBeGreaterThan(counts.used)
  for (const by of outcomeDimensions) {
    const { rows } = await scene.overview(`by=${by}`)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows)
      for (const number of ['replied', 'raised', 'lowered', 'edited', 'used'] as const) {
        const { total, ids } = await scene.list(`by=${by}&row=${row.key}&number=${number}`)
        expect([by, row.key, number, total, ids.length]).toEqual([by, row.key, number, row[number], row[number]])
      }
    expect(rows.reduce((sum, { replied }) => sum + replied, 0)).toBe(overview.replied.count)
    expect(rows.reduce((sum, { used }) => sum + (used ?? 0), 0)).toBe(overview.codes.used)
  }
})

test('rows are named by their subject', async () => {
  const scene = await busyScene()
  const named = async (by: string) => (await scene.overview(`by=${by}`)).rows.map(({ key, name }) => name ?? key)
  expect((await named('product')).toSorted()).toEqual(['Bag 8001', 'Bag 8002'])
  expect((await named('composer')).toSorted()).toEqual(['ai', 'edited', 'elsewhere', 'hand', 'template'])
  const people = await named('person')
  expect(people).toHaveLength(3)
  expect(people).toContain('elsewhere')
})
