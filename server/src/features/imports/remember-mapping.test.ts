import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile, sendFile, undo } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function scene(): Promise<void> {
  editor = await (await makeCompany(app)).as('editor')
}

const CSV = `author,rating,text,date
Mara,5,"The canvas is thick, and the zip runs well.",2026-03-01
Tom,2,"The strap tore after a week, and nobody answers.",2026-03-02
`

const preview = async () => (await sendFile(editor, CSV, { preview: true })).json
const previewed = async (): Promise<string> => String((await preview())['fileId'] as unknown)
const stars = async (): Promise<unknown[]> => {
  const { json } = await editor.get('/api/comments?limit=10')
  return (json['data'] as unknown as { rating: string | null }[]).map(({ rating }) => rating)
}

test('fields can have other names', async () => {
  await scene()
  const mapping = { review: 'text', stars: 'rating', reviewer: 'author', created_at: 'date' }
  expect((await importFile(editor, CSV, { mapping })).result).toMatchObject({ created: 2 })
  const { json } = await editor.get('/api/comments?limit=10')
  expect(json['data'] as unknown).toMatchObject([
    { customerName: 'Tom', rating: '2', time: expect.stringMatching(/^2026-03-02/) as string },
    { customerName: 'Mara', rating: '5' },
  ])
})

test('an error about an unknown field lists the known ones', async () => {
  await scene()
  const { json } = await sendFile(editor, CSV, { mapping: { text: 'text', starz: 'rating' } })
  expect(json['errors']?.['0']?.['message']).toMatch(/“starz”.*text.*rating.*dateOrder/)
})

test('a preview remembers the mapping chosen for such a file', async () => {
  await scene()
  const odd = 'a,b\n"This bag is as sturdy as it gets",4\n'
  await importFile(editor, odd, { mapping: { text: 'a', rating: 'b' } })
  const { json } = await sendFile(editor, odd.replace('sturdy', 'weak'), { preview: true })
  expect(json).toMatchObject({
    remembered: true,
    guess: { text: { column: 'a', confidence: 1 }, rating: { column: 'b' } },
  })
})

test('a mapping without stars is remembered only after a preview of it', async () => {
  await scene()
  await importFile(editor, CSV, { mapping: { text: 'text' } })
  expect(await preview()).toMatchObject({ remembered: false, guess: { rating: { column: 'rating' } } })
  await importFile(editor, null, { mapping: { text: 'text' }, fileId: await previewed() })
  const { remembered, guess, notes } = await preview()
  expect([remembered, Object.keys(guess as object)]).toEqual([true, ['text']])
  expect(notes as unknown).toContainEqual(expect.stringContaining('“rating” looks like star ratings'))
})

test('an import without a chosen mapping remembers nothing', async () => {
  await scene()
  await importFile(editor, CSV)
  expect(await preview()).toMatchObject({ remembered: false, notes: [] })
})

test('an undo keeps what an earlier import chose', async () => {
  await scene()
  const first = await importFile(editor, null, { mapping: { text: 'text' }, fileId: await previewed() })
  const same = await importFile(editor, null, { mapping: { text: 'text' }, fileId: await previewed() })
  const mapping = { text: 'text', author: 'author' }
  const other = await importFile(editor, null, { mapping, fileId: await previewed() })
  const chosen = async () => {
    const { remembered, guess } = await preview()
    return remembered ? Object.keys(guess as object) : []
  }
  expect(await chosen()).toEqual(['text', 'author'])
  await undo(editor, first.importId)
  expect(await chosen()).toEqual(['text', 'author'])
  await undo(editor, other.importId)
  expect(await chosen()).toEqual(['text'])
  await undo(editor, same.importId)
  expect(await chosen()).toEqual([])
})

test('a stopped file that is restarted is read as before', async () => {
  await scene()
  const { importId, jobId } = await importFile(editor, CSV, { mapping: { text: 'text', author: 'author' } })
  const fileId = await previewed()
  await app.owner.query(`update app.job_runs set state = 'stopped' where id = $1`, [jobId])
  await app.owner.query('update app.imports set file_id = $2 where id = $1', [importId, fileId])
  expect((await importFile(editor, null, { fileId })).result).toMatchObject({ created: 0, unchanged: 2 })
  expect(await stars()).toEqual([null, null])
})
