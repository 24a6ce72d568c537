import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { IncomingComment } from '../../platforms/platform.ts'
import type { Caller } from '../../testing/caller.ts'
import { importFile, undo } from '../../testing/import-file.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeComments } from '../comments/index.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function scene(): Promise<void> {
  company = await makeCompany(app)
  editor = await company.as('editor')
}

const texts = ['The strap tore after a week, and nobody answers.', 'A lovely bag &amp; a lovely zip, thank you.']
const file = `author,rating,text,date,product,reply
Ada Byron,2,"${texts[0]}",2026-03-02,Canvas Bag,We are sorry Ada
Ada Byron,5,"${texts[1]}",2026-03-03,Canvas Bag,
`

const reviews = (): IncomingComment[] =>
  texts.map((text, n) => ({
    ...sample(String(900 + n), app.services.now(), 0),
    rating: [2, 5][n] ?? null,
    text: n === 1 ? 'A lovely bag & a lovely zip,\nthank you.' : text,
    occurredAt: new Date(`2026-03-0${n + 2}T09:30:00Z`),
    updatedAt: new Date(`2026-03-0${n + 2}T09:30:00Z`),
  }))

const come = (comments: IncomingComment[]) =>
  company.ctx.tx((tx) => storeComments(tx, company.ctx, { platform: 'judgeme', timezone: 'UTC' }, comments))

async function state(): Promise<Record<string, unknown>> {
  const { rows } = await app.owner.query<Record<string, unknown>>(
    `select (select json_agg(json_build_array(platform, external_id, status, import_id is not null) order by occurred_at)
         from app.comments where company_id = $1) as comments,
       (select json_object_agg(platform, array[pending, draft, sent]) from app.brand_counts
         where company_id = $1 and pending + draft + sent > 0) as counts,
       (select json_object_agg(platform || day, received) from app.brand_days
         where company_id = $1 and received > 0) as days,
       (select json_agg(json_build_array(external_id, title)) from app.products where company_id = $1) as products`,
    [company.companyId],
  )
  return rows[0] ?? {}
}

test("a file first, then the connection: each comment exists once and becomes the platform's", async () => {
  await scene()
  const done = await importFile(editor, file)
  expect(done.result).toMatchObject({ created: 2 })
  expect(await come(reviews())).toEqual({ created: 0, updated: 2, unchanged: 0 })
  expect(await state()).toEqual({
    comments: [
      ['judgeme', '900', 'sent', false],
      ['judgeme', '901', 'pending', false],
    ],
    counts: { judgeme: [1, 0, 1] },
    days: { 'judgeme2026-03-02': 1, 'judgeme2026-03-03': 1 },
    products: [['8001', 'Canvas Bag']],
  })
  expect(await come(reviews())).toEqual({ created: 0, updated: 0, unchanged: 2 })
  expect((await importFile(editor, file)).result).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  expect((await undo(editor, done.importId)).result).toMatchObject({ removed: 0, restored: 0, kept: 0 })
  expect((await editor.get('/api/comments')).json['data'] as unknown).toHaveLength(2)
})

test('the connection first, then a file: nothing is duplicated, and a reply that only the file has is added', async () => {
  await scene()
  expect(await come(reviews())).toMatchObject({ created: 2 })
  const done = await importFile(editor, file)
  expect(done.result).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect(await state()).toMatchObject({
    comments: [
      ['judgeme', '900', 'sent', false],
      ['judgeme', '901', 'pending', false],
    ],
    counts: { judgeme: [1, 0, 1] },
    products: [['8001', 'Canvas Bag']],
  })
  expect((await undo(editor, done.importId)).result).toMatchObject({ removed: 0, restored: 1 })
  expect(await state()).toMatchObject({ counts: { judgeme: [2, 0, 0] } })
})

test('a comment that the file has twice, once with its ID, counts once', async () => {
  await scene()
  await come(reviews())
  const row = (id: string) => `${id},judgeme,Ada Byron,2,"${texts[0]}",2026-03-02,Canvas Bag,We are sorry Ada`
  const done = await importFile(
    editor,
    ['id,platform,author,rating,text,date,product,reply', row('900'), row('')].join('\n'),
  )
  expect(done.result).toMatchObject({ created: 0, updated: 1 })
  expect(await state()).toMatchObject({ counts: { judgeme: [1, 0, 1] } })
})

test('two comments that only look alike stay two', async () => {
  await scene()
  const alike = `author,rating,text,date,product
Ada Byron,5,"A lovely bag and a lovely zip, thank you.",2026-03-03,Canvas Bag
Ada Byron,5,"A lovely bag and a lovely zip, thank you.",2026-03-03,Other Bag
Ada Byron,5,"A lovely bag and a lovely zip, thank you.",2026-05-03,Canvas Bag
Bo Berg,5,"A lovely bag and a lovely zip, thank you.",2026-03-03,Canvas Bag
Bo Berg,5,Good,2026-03-03,Canvas Bag
Cy Carr,5,Good,2026-03-03,Canvas Bag
`
  expect((await importFile(editor, alike)).result).toMatchObject({ created: 6, unchanged: 0 })
  expect(await come(reviews())).toEqual({ created: 2, updated: 0, unchanged: 0 })
})

test('a file and a connection at the same time create each comment once', async () => {
  await scene()
  const many = Array.from({ length: 300 }, (_, n) => ({
    ...sample(String(n), app.services.now(), 0),
    text: `The bag number ${n} is sturdy, and its zip runs well.`,
    occurredAt: new Date('2026-03-02T09:00:00Z'),
    updatedAt: new Date('2026-03-02T09:00:00Z'),
  }))
  const lines = many.map((c) => `${c.authorName},${c.rating},"${c.text}",2026-03-02,Canvas Bag`)
  const pieces = Array.from({ length: 15 }, (_, n) => many.slice(n * 20, n * 20 + 20))
  const connection = async () => {
    for (const piece of pieces) await come(piece)
  }
  await Promise.all([importFile(editor, `author,rating,text,date,product\n${lines.join('\n')}\n`), connection()])
  const { rows } = await app.owner.query(
    `select count(*)::int as all, (select sum(pending)::int from app.brand_counts where company_id = $1) as counted
     from app.comments where company_id = $1`,
    [company.companyId],
  )
  expect(rows).toEqual([{ all: 300, counted: 300 }])
})

test('comments with different ids in a file stay separate, wherever they are in the file', async () => {
  await scene()
  const line = (n: number, text: string) => `${n},Ada,5,"${text}",2026-03-03,Canvas Bag`
  const lines = Array.from({ length: 1200 }, (_, n) =>
    line(n, `A lovely bag and a lovely zip, in the colour ${n % 600}.`),
  )
  const mapping = {
    externalId: 'id',
    author: 'author',
    rating: 'rating',
    text: 'text',
    date: 'date',
    productTitle: 'product',
  }
  const done = await importFile(editor, `id,author,rating,text,date,product\n${lines.join('\n')}\n`, { mapping })
  expect(done.result).toMatchObject({ created: 1200, unchanged: 0 })
})
