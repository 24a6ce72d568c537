import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile, sendFile } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'

let app: TestApp
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
beforeEach(async () => {
  editor = await (await makeCompany(app)).as('editor')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const texts = [
  'The canvas is thick, and the zip runs well.',
  'The strap tore after a week, and nobody answers.',
  'The color is lovely, just as in the picture.',
]
const WITHOUT = `author,rating,text\n${texts.map((text, n) => `Mara ${n},5,"${text}"`).join('\n')}\n`
const dates = ['2026-03-01', '', 'n/a']
const SOME = `author,rating,text,date\n${texts.map((text, n) => `Mara ${n},5,"${text}",${dates[n]}`).join('\n')}\n`

const columns = { author: 'author', rating: 'rating', text: 'text' }
const DAY_MS = 86_400_000
const dayOf = (ahead: number): string =>
  new Date(app.services.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
const preview = async (file: string | null, options: Parameters<typeof sendFile>[2] = {}) =>
  (await sendFile(editor, file, { ...options, preview: true })).json
const days = async (): Promise<string[]> => {
  const { json } = await editor.get('/api/comments?limit=10')
  return (json['data'] as unknown as { time: string }[]).map(({ time }) => time.slice(0, 10)).toSorted()
}

test('a preview counts the rows without a date', async () => {
  expect(await preview(SOME)).toMatchObject({ undated: { count: 2, of: 3, isWhole: true }, defaultDate: null })
  expect(await preview(WITHOUT)).toMatchObject({ undated: { count: 3, of: 3, isWhole: true } })
  expect(await preview(SOME, { mapping: columns })).toMatchObject({ undated: { count: 3, of: 3 } })
  expect(await preview('text,date\n"A very sturdy bag, I like it",2026-03-01\n')).toMatchObject({
    undated: { count: 0, of: 1 },
  })
  expect(await preview('Handle,Title,Vendor\nmug,Mug,Alder\n', { kind: 'products' })).toMatchObject({ undated: null })
})

test('rows without a date count on the chosen day, others keep their dates', async () => {
  const mapping = { ...columns, date: 'date', defaultDate: '2024-05-01' }
  const { sample, defaultDate } = await preview(SOME, { mapping })
  expect(defaultDate).toBe('2024-05-01')
  expect((sample as unknown as { date: string }[]).map(({ date }) => date.slice(0, 10))).toEqual([
    '2026-03-01',
    '2024-05-01',
    '2024-05-01',
  ])
  expect((await importFile(editor, SOME, { mapping })).result).toMatchObject({ created: 3, rejected: 0 })
  expect(await days()).toEqual(['2024-05-01', '2024-05-01', '2026-03-01'])
})

test('without a chosen day, rows without a date count on the day of the import', async () => {
  await importFile(editor, WITHOUT, { mapping: columns })
  expect(new Set(await days())).toEqual(new Set([dayOf(0)]))
})

test('the same file with another day adds and changes nothing', async () => {
  await importFile(editor, WITHOUT, { mapping: { ...columns, defaultDate: '2024-05-01' } })
  for (const defaultDate of ['2024-05-01', '2025-06-02', undefined]) {
    const mapping = { ...columns, ...(defaultDate ? { defaultDate } : {}) }
    expect((await importFile(editor, WITHOUT, { mapping })).result).toMatchObject({ created: 0, unchanged: 3 })
  }
  expect(await days()).toEqual(['2024-05-01', '2024-05-01', '2024-05-01'])
})

test('a chosen day applies to its own file, also when restarted, and to no other', async () => {
  const mapping = { ...columns, defaultDate: '2024-05-01' }
  const fileId = String((await preview(WITHOUT))['fileId'] as unknown)
  const done = await importFile(editor, null, { mapping, fileId })
  const again = String((await preview(WITHOUT))['fileId'] as unknown)
  expect(await preview(null, { fileId: again })).toMatchObject({ remembered: true, defaultDate: null })
  await app.owner.query(`update app.job_runs set state = 'stopped' where id = $1`, [done.jobId])
  await app.owner.query('update app.imports set file_id = $2 where id = $1', [done.importId, again])
  expect(await preview(null, { fileId: again })).toMatchObject({ defaultDate: '2024-05-01' })
})

test.each(['2024-02-30', '1.5.2024', 'yesterday', '1994-12-31', 'tomorrow'])(
  'a day that is %s is refused, and nothing changes',
  async (word) => {
    const mapping = { ...columns, defaultDate: word === 'tomorrow' ? dayOf(2) : word }
    const before = await tenantRows(app)
    for (const options of [{ mapping }, { mapping, preview: true }]) {
      const answer = await sendFile(editor, WITHOUT, options)
      expect([answer.status, answer.json['errors']?.['0']?.['path']]).toEqual([400, 'mapping.defaultDate'])
      expect(answer.json['message']).toBe('Choose a date from January 1, 1995 to today')
    }
    expect(await tenantRows(app)).toEqual(before)
  },
)
