import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSetting, saveSetting } from '../../db/settings.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { differencesInRollups } from '../../testing/check-rollups.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { setTriageState } from '../triage/index.ts'
import { checkRollups, listBrandPlaces, rebuildRollups, sweepRollups } from './index.ts'
import { storeComments } from '../comments/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const RIGHT = { wrong: {}, strayDays: 0 }
/** Small, so that a check takes many steps. */
const FEW = 20
const YEAR_MINUTES = 365 * 24 * 60

/** Spans several years, so that a check takes several steps. */
async function filled(): Promise<TestCompany> {
  const company = await makeCompany(app, { connected: false })
  await arrive(company, 120, 0)
  return company
}

async function arrive({ ctx }: TestCompany, many: number, from: number, timezone = 'UTC'): Promise<void> {
  const words = ['Sturdy bag, great zip.', 'The zip broke, and it is too small.', 'Lovely colour, but late delivery.']
  const all = Array.from({ length: many }, (_, n) => {
    const at = new Date(app.services.now().getTime() - ((n * 37) % many) * ((3 * YEAR_MINUTES) / many) * 60_000)
    const rating = n % 6 === 0 ? null : (n % 5) + 1
    return {
      ...sample(`${from + n}`, at, 0),
      text: words[n % 3] ?? '',
      rating,
      occurredAt: at,
      updatedAt: at,
      productExternalId: n % 4 === 0 ? null : String(n % 7),
      answer: n % 5 === 0 ? { text: 'Thank you', at: new Date(at.getTime() + (n % 30) * 3_600_000) } : null,
    }
  })
  for (let n = 0; n < all.length; n += 20) {
    const page = all.slice(n, n + 20)
    await ctx.tx((tx) => storeComments(tx, ctx, { platform: 'judgeme', timezone, quiet: true }, page))
  }
}

const tables = ['counts', 'days', 'hours', 'product_days', 'product_months', 'topic_days'].map(
  (name) => `brand_${name}`,
)

describe('corrupted rollups', () => {
  const broken = tables.map((table) => [table, table === 'brand_topic_days' ? 'good' : 'pending'] as const)
  test.for([...broken, ['brand_topic_days', 'star_5'] as const, ['brand_topic_days', 'sent'] as const])(
    '%s, %s: are found, rebuilt, and correct again',
    async ([table, column]) => {
      const company = await filled()
      const { companyId, brandId } = company
      expect(await checkRollups(app.db, companyId, brandId)).toEqual(RIGHT)
      const { rowCount } = await app.owner.query(
        `update app.${table} set ${column} = ${column} + 3 where company_id = $1`,
        [companyId],
      )
      expect(rowCount).toBeGreaterThan(0)
      const found = { wrong: { [table]: rowCount }, strayDays: 0 }
      expect(await checkRollups(app.db, companyId, brandId, FEW)).toEqual(found)
      expect(await rebuildRollups(app.db, companyId, brandId)).toEqual(found)
      expect(await differencesInRollups(app, companyId)).toEqual([])
      await app.owner.query(`delete from app.${table} where company_id = $1`, [companyId])
      await rebuildRollups(app.db, companyId, brandId)
      expect(await differencesInRollups(app, companyId)).toEqual([])
      expect(await checkRollups(app.db, companyId, brandId)).toEqual(RIGHT)
    },
  )

  test('are found even where no comments exist', async () => {
    const { companyId, brandId } = await filled()
    for (const day of ['1997-02-03', '2039-12-31'])
      await app.owner.query(
        `insert into app.brand_days (company_id, brand_id, day, platform, received) values ($1, $2, $3, 'yotpo', 1)`,
        [companyId, brandId, day],
      )
    expect(await checkRollups(app.db, companyId, brandId)).toEqual({ wrong: { brand_days: 2 }, strayDays: 0 })
    await rebuildRollups(app.db, companyId, brandId)
    expect(await differencesInRollups(app, companyId)).toEqual([])
  })

  test("a rebuild leaves other companies' rollups unchanged", async () => {
    const [ours, theirs] = [await filled(), await filled()]
    await app.owner.query('update app.brand_days set received = 77 where company_id = $1', [theirs.companyId])
    expect(await rebuildRollups(app.db, ours.companyId, ours.brandId)).toEqual(RIGHT)
    expect(await differencesInRollups(app, theirs.companyId)).not.toEqual([])
    expect(await listBrandPlaces(app.db, ours.companyId)).toEqual([
      { companyId: ours.companyId, brandId: ours.brandId },
    ])
  })
})

test('rebuilds running concurrently with writes and other rebuilds leave no differences', async () => {
  const company = await filled()
  const { companyId, brandId, ctx } = company
  const { rows } = await app.owner.query<{ id: string }>('select id from app.comments where company_id = $1', [
    companyId,
  ])
  const ids = rows.map(({ id }) => id)
  for (const table of tables.slice(1, 5))
    await app.owner.query(
      `update app.${table} set received = received + 5, sent = sent - 1, rating_sum = 9 where company_id = $1`,
      [companyId],
    )
  await app.owner.query('update app.brand_counts set pending = pending + 11 where company_id = $1', [companyId])
  await app.owner.query('update app.brand_topic_days set bad = 2 where company_id = $1', [companyId])
  let writing = true
  const writers = [
    arrive(company, 200, 5000),
    ...[0, 1].map(async (half) => {
      for (const triageState of ['hidden', 'no-reply', 'open', 'hidden', 'open'] as const)
        for (let n = half * 60; n < half * 60 + 60; n += 15)
          await setTriageState(ctx, { commentIds: ids.slice(n, n + 15), triageState })
    }),
  ]
  const ended = Promise.all(writers).then(() => (writing = false))
  let rebuilt = 0
  do {
    await Promise.all([undefined, FEW].map((few) => rebuildRollups(app.db, companyId, brandId, few)))
    rebuilt += 1
  } while (writing)
  await ended
  expect(rebuilt).toBeGreaterThan(0)
  expect(await differencesInRollups(app, companyId)).toEqual([])
})

test('after a timezone change, comments and rollups move to their new days in batches', async () => {
  const company = await makeCompany(app, { connected: false })
  const { companyId, brandId } = company
  await arrive(company, 300, 0)
  await app.owner.query(`update app.brands set timezone = 'Pacific/Apia' where company_id = $1`, [companyId])
  const { strayDays, wrong } = await checkRollups(app.db, companyId, brandId)
  expect([strayDays > 100, wrong]).toEqual([true, {}])
  expect(await rebuildRollups(app.db, companyId, brandId, FEW)).toEqual({ strayDays, wrong: {} })
  expect(await differencesInRollups(app, companyId)).toEqual([])
  const { rows } = await app.owner.query(
    `select 1 from app.comments where company_id = $1 and day <> (occurred_at at time zone 'Pacific/Apia')::date`,
    [companyId],
  )
  expect(rows).toEqual([])
  expect(await checkRollups(app.db, companyId, brandId)).toEqual(RIGHT)
})

describe('the nightly check', () => {
  const client = () => app.db.global.$client
  const walkToTheEnd = async (): Promise<void> => {
    for (;;) {
      await sweepRollups(app.services)
      if ((await readSetting<{ done: boolean }>(client(), 'rollups-walk'))?.done) return
    }
  }

  test('covers every brand once, repairs and logs errors, and updates the metric', async () => {
    await app.owner.query(`delete from ops.settings where name like 'rollups%'`)
    await sweepRollups(app.services)
    const [one, other] = [await filled(), await filled()]
    for (const { brandId } of await listBrandPlaces(app.db, null))
      await app.owner.query('update app.brand_hours set negative = negative + 1 where brand_id = $1', [brandId])
    await sweepRollups(app.services)
    expect(await readSetting(client(), 'rollups')).toBeNull()

    app.advance(24 * 3_600_000)
    const before = app.errors.length
    await walkToTheEnd()
    for (const { companyId } of [one, other]) expect(await differencesInRollups(app, companyId)).toEqual([])
    const logged = app.errors.splice(before)
    expect(JSON.stringify(logged)).toContain('"brand_hours"')
    const mark = await readSetting<{ differences: number }>(client(), 'rollups')
    expect(mark?.differences).toBeGreaterThan(200)

    await app.owner.query('update app.brand_hours set negative = negative + 1 where company_id = $1', [one.companyId])
    await sweepRollups(app.services)
    expect(await differencesInRollups(app, one.companyId)).not.toEqual([])
    app.advance(24 * 3_600_000)
    await walkToTheEnd()
    expect(await differencesInRollups(app, one.companyId)).toEqual([])
    app.errors.splice(before)
    app.advance(24 * 3_600_000)
    await walkToTheEnd()
    expect(await readSetting(client(), 'rollups')).toEqual({ differences: 0 })
  })

  test('resumes where a stopped process left off', async () => {
    const { companyId, brandId } = await filled()
    await app.owner.query('update app.brand_days set mixed = mixed + 1 where company_id = $1', [companyId])
    const night = app.services.now().toISOString().slice(0, 10)
    const place = { night, companyId, brandId, wrong: 5, done: false }
    await saveSetting(client(), 'rollups-walk', { ...place, from: '2040-01-01' })
    const before = app.errors.length
    await walkToTheEnd()
    expect((await checkRollups(app.db, companyId, brandId)).wrong).not.toEqual({})
    await saveSetting(client(), 'rollups-walk', { ...place, from: '0001-01-01' })
    await walkToTheEnd()
    expect(await checkRollups(app.db, companyId, brandId)).toEqual(RIGHT)
    app.errors.splice(before)
  })
})
