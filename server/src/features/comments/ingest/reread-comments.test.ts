import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSetting } from '../../../db/settings.ts'
import { makeCompany, type TestCompany } from '../../../testing/make-company.ts'
import { differencesInRollups } from '../../../testing/check-rollups.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { rebuildRollups } from '../../rollups/index.ts'
import { rereadComments } from './reread-comments.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const version = (): number => app.services.read({ title: null, text: '', rating: null }, null).version

async function readings({ companyId }: TestCompany): Promise<{ sentiment: string | null; read_by: number }[]> {
  const { rows } = await app.owner.query<{ sentiment: string | null; read_by: number }>(
    'select sentiment, read_by from app.comments where company_id = $1 order by id',
    [companyId],
  )
  return rows
}

/** Clears readings as if an older reader version had found nothing. */
async function forget({ companyId }: TestCompany): Promise<Date[]> {
  const { rows } = await app.owner.query<{ updated_at: Date }>(
    "update app.comments set sentiment = 'neutral', read_by = 1 where company_id = $1 returning updated_at",
    [companyId],
  )
  return rows.map((row) => row.updated_at)
}

async function sums({ companyId }: TestCompany): Promise<Record<string, number>> {
  const { rows } = await app.owner.query<Record<string, number>>(
    `select sum(positive)::int as positive, sum(mixed)::int as mixed, sum(neutral)::int as neutral
     from app.brand_days where company_id = $1`,
    [companyId],
  )
  return rows[0] ?? {}
}

async function walkToTheEnd(): Promise<void> {
  for (;;) {
    await rereadComments(app.services)
    const walk = await readSetting<{ done: boolean }>(app.db.global.$client, 'readings')
    if (walk?.done) return
  }
}

test('comments read by an older reader version are reread once, company by company', async () => {
  const companies = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  const [one, other] = companies as [TestCompany, TestCompany]
  await one.stored(Array.from({ length: 450 }, (_, n) => ({ text: `Great bag, I love it ${n}`, rating: 5 })))
  await other.stored([{ text: 'Terrible, it broke at once.', rating: 1 }])
  const times = await forget(one)
  await forget(other)

  await walkToTheEnd()
  expect(new Set((await readings(one)).map((row) => `${row.sentiment} ${row.read_by}`))).toEqual(
    new Set([`positive ${version()}`]),
  )
  expect(await readings(other)).toEqual([{ sentiment: 'negative', read_by: version() }])
  const { rows } = await app.owner.query<{ updated_at: Date }>(
    'select updated_at from app.comments where company_id = $1',
    [one.companyId],
  )
  expect(rows.map((row) => row.updated_at)).toEqual(times)

  await forget(other)
  await rereadComments(app.services)
  expect(await readings(other)).toEqual([{ sentiment: 'neutral', read_by: 1 }])
})

test('rollups match the comments after a reread', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: 'Under a spilled coffee on the train, and it shrugged it off. The straps are great.', rating: 5 },
    { text: 'Check out my profile for 10k followers free, nice page, love it', rating: null },
  ])
  // Set readings and rollups as reader version 5 left them.
  await app.owner.query(
    `update app.comments set sentiment = case when rating = 5 then 'mixed' else 'positive' end,
       topics_bad = case when rating = 5 then '{damage}'::text[] else '{}' end, read_by = 5 where company_id = $1`,
    [company.companyId],
  )
  await rebuildRollups(app.db, company.companyId, company.brandId)
  expect(await sums(company)).toEqual({ positive: 1, mixed: 1, neutral: 0 })
  await app.owner.query(`delete from ops.settings where name = 'readings'`)

  await walkToTheEnd()
  expect(await sums(company)).toEqual({ positive: 1, mixed: 0, neutral: 1 })
  expect(await differencesInRollups(app, company.companyId)).toEqual([])
  const { rows } = await app.owner.query<{ sentiment: string; topics_bad: string[] }>(
    'select sentiment, topics_bad from app.comments where company_id = $1 order by rating nulls last',
    [company.companyId],
  )
  expect(rows).toEqual([
    { sentiment: 'positive', topics_bad: [] },
    { sentiment: 'neutral', topics_bad: [] },
  ])
})

test('a process with an older reader version rereads nothing', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([{ text: 'Lovely.', rating: 5 }])
  await forget(company)
  await app.owner.query(`update ops.settings set value = $1 where name = 'readings'`, [
    JSON.stringify({ version: version() + 1, companyId: company.companyId, commentId: company.companyId, done: false }),
  ])
  await rereadComments(app.services)
  expect(await readings(company)).toEqual([{ sentiment: 'neutral', read_by: 1 }])
})

test('a reread resumes after the last stored page', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: 'Lovely.', rating: 5 },
    { text: 'Nice.', rating: 5 },
  ])
  await forget(company)
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.comments where company_id = $1 order by id limit 1',
    [company.companyId],
  )
  await app.owner.query(`update ops.settings set value = $1 where name = 'readings'`, [
    JSON.stringify({ version: version(), companyId: company.companyId, commentId: rows[0]?.id, done: false }),
  ])
  await walkToTheEnd()
  expect((await readings(company)).map((row) => row.read_by)).toEqual([1, version()])
})

test("a manual correction isn't reread", async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: 'Lovely.', rating: 5 },
    { text: 'Nice.', rating: 5 },
  ])
  await forget(company)
  await app.owner.query('update app.comments set corrected = true where company_id = $1', [company.companyId])
  await app.owner.query(`delete from ops.settings where name = 'readings'`)
  await walkToTheEnd()
  expect((await readings(company)).map((row) => row.sentiment)).toEqual(['neutral', 'neutral'])
})

test('a comment that fails to be reread keeps its reading, is logged without its text, and blocks no other', async () => {
  const companies = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  for (const company of companies) {
    await company.stored(['Lovely, first.', 'Lovely, broken.', 'Lovely, last.'].map((text) => ({ text, rating: 5 })))
    await forget(company)
  }
  await app.owner.query(`delete from ops.settings where name = 'readings'`)
  const read: typeof app.services.read = (comment, language) => {
    if (comment.text.includes('broken')) throw new Error(`unexpected: ${comment.text}`)
    return app.services.read(comment, language)
  }
  await rereadComments({ ...app.services, read })
  for (const company of companies) {
    const found = (await readings(company)).map((row) => row.read_by)
    expect(found.toSorted((a, b) => a - b)).toEqual([1, version(), version()])
  }
  const ids = await app.owner.query<{ id: string }>(`select id from app.comments where content = 'Lovely, broken.'`)
  const logged = app.errors.splice(0) as { commentId: string; err: Error }[]
  expect(logged.map(({ commentId }) => commentId).toSorted()).toEqual(ids.rows.map(({ id }) => id).toSorted())
  expect(logged.map(({ err }) => `${err.message} ${err.stack}`).join()).not.toContain('Lovely')
  expect(await readSetting(app.db.global.$client, 'readings')).toMatchObject({ done: true })
})

test('comments that an older process stored behind the walk are reread an hour later, once', async () => {
  const company = await makeCompany(app, { connected: false })
  await company.stored([
    { text: 'Lovely.', rating: 5 },
    { text: 'Nice.', rating: 5 },
  ])
  await app.owner.query(
    `update app.comments set id = '00000001-0000-7000-8000-000000000000' where company_id = $1 and content = 'Lovely.'`,
    [company.companyId],
  )
  await app.owner.query(`delete from ops.settings where name = 'readings'`)
  await walkToTheEnd()
  await forget(company)
  await rereadComments(app.services)
  expect((await readings(company)).map((row) => row.read_by)).toEqual([1, 1])
  app.advance(3_600_000)
  await rereadComments(app.services)
  expect((await readings(company)).map((row) => row.read_by)).toEqual([1, version()])
  await forget(company)
  app.advance(3_600_000)
  await rereadComments(app.services)
  expect((await readings(company)).map((row) => row.read_by)).toEqual([1, 1])
})
