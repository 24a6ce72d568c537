import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile, sendFile } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
  company = await makeCompany(app)
  editor = await company.as('editor')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const notesOf = async (file: string): Promise<string[]> =>
  (await sendFile(editor, file, { preview: true })).json['notes'] as unknown as string[]

const ownName = async (): Promise<string> => {
  const { rows } = await app.owner.query<{ name: string }>('select name from app.brands where id = $1', [
    company.brandId,
  ])
  return rows[0]?.name ?? ''
}

test('a file of several brands says that all of it goes to the chosen one', async () => {
  const rows = ['Alder,5,A sturdy bag', 'Birch,4,A fine bag', 'Alder,3,A bag', 'Cedar,1,Torn']
  const notes = await notesOf(`Brand Name,rating,text\n${rows.join('\n')}\n`)
  expect(notes).toContain(
    `The column “Brand Name” names “Alder”, “Birch” and 1 more. All rows go to the brand “${await ownName()}”.`,
  )
})

test('a file of the chosen brand alone needs no note about brands', async () => {
  const name = await ownName()
  expect(await notesOf(`brand,rating,text\n${name.toUpperCase()},5,A sturdy bag\n`)).toEqual([])
  expect(await notesOf('brand,rating,text\n,5,A sturdy bag\n')).toEqual([])
})

test('ambiguous dates are noted, with what is missing for an import', async () => {
  const file = 'text,date\n"A very good bag, I like it",03/04/2026\n'
  const { json } = await sendFile(editor, file, { preview: true })
  expect(json['notes'] as unknown).toEqual(['Dates can be read as day, month, year or month, day, year. Choose which.'])
  expect(json['missing'] as unknown).toContain('day first or month first')
  expect((await sendFile(editor, file)).json['errors'] as unknown).toMatchObject([{ path: 'mapping.dateOrder' }])
})

test('one rating above five leaves out its own row, with or without a preview', async () => {
  const file = 'Sterne,Text\n5,Sehr gut\n2,Zu klein\n9,Ganz toll\n3,Geht so\nhm,Na ja\n'
  const { json } = await sendFile(editor, file, { preview: true })
  expect(json['notes'] as unknown).toEqual(['One rating is above 5. Its row is skipped.'])
  const sample = json['sample'] as unknown as { line: number; rating?: number; reason?: string }[]
  expect(sample.map(({ rating, reason }) => rating ?? reason)).toEqual([
    5,
    2,
    '“9” isn’t a rating from 1 to 5',
    3,
    '“hm” isn’t a rating from 1 to 5',
  ])
  const { result } = await importFile(editor, file)
  expect(result).toMatchObject({ created: 3, rejected: 2, rejects: [{ line: 4 }, { line: 6 }] })
  const comments = (await editor.get('/api/comments?limit=100')).json['data'] as unknown as Record<string, string>[]
  expect(comments.map((one) => `${one['rating']} ${one['content']}`).toSorted()).toEqual([
    '2 Zu klein',
    '3 Geht so',
    '5 Sehr gut',
  ])
})

test('the scale is that of the column chosen for the stars, with or without a preview', async () => {
  const other = await (await makeCompany(app)).as('editor')
  const file = `Laune,Text\n${[9, 4, 7, 10, 3].map((n) => `${n},Tasche Nummer ${n} ist gut`).join('\n')}\n`
  const mapping = { rating: 'Laune', text: 'Text' }
  const { json } = await sendFile(other, file, { preview: true, mapping })
  expect(json['notes'] as unknown).toEqual(['Ratings go up to 10. We convert them to one to five stars.'])
  for (const options of [{ mapping }, {}]) {
    const { result } = await importFile(other, file, options)
    expect(result).toMatchObject({ created: 'mapping' in options ? 5 : 0, rejected: 0 })
  }
  const comments = (await other.get('/api/comments?limit=100')).json['data'] as unknown as Record<string, string>[]
  expect(comments.map((one) => String(one['rating'])).toSorted()).toEqual(['2', '2', '4', '5', '5'])
})

test('the preview says which rows would be skipped and why, as the import then does', async () => {
  const rows = ['2026-11-02,5,A sturdy bag', '2026-13-45,4,A fine bag', '2026-11-03,,', '2026-11-04,9,A torn bag']
  const file = `date,rating,text\n${rows.join('\n')}\n2026-11-05,5,too,many,cells\n`
  const { json } = await sendFile(editor, file, { preview: true })
  expect(json['rowProblems'] as unknown).toEqual([
    null,
    { line: 3, reason: 'The date “2026-13-45” doesn’t exist' },
    { line: 4, reason: expect.any(String) },
    { line: 5, reason: '“9” isn’t a rating from 1 to 5' },
  ])
  const { result } = await importFile(editor, file)
  expect(json['skipped'] as unknown).toEqual({ count: result.rejected, of: 5, isWhole: true })
})

test('of a long file, the rows that would be skipped are counted among its first ones', async () => {
  const rows = Array.from({ length: 600 }, (_, n) => `${n % 2 ? 4 : 9},A sturdy bag number ${n}`)
  const { json } = await sendFile(editor, `rating,text\n${rows.join('\n')}\n`, {
    preview: true,
    mapping: { rating: 'rating', text: 'text' },
  })
  expect(json['skipped'] as unknown).toEqual({ count: expect.any(Number), of: 200, isWhole: false })
})

test('while the mapping lacks something, no row is called skipped', async () => {
  const { json } = await sendFile(editor, 'text,date\n"A very good bag, I like it",03/04/2026\n', { preview: true })
  expect([json['missing'] !== null, json['skipped'] as unknown]).toEqual([true, null])
})
