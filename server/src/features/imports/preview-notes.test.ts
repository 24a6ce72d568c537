import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { sendFile } from '../../testing/import-file.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  editor = await company.as('editor')
})
afterEach(() => app.calm())
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
    `The column "Brand Name" names "Alder", "Birch" and 1 more. All rows go to the brand "${await ownName()}".`,
  )
})

test('a file of the chosen brand alone has nothing to say of it', async () => {
  const name = await ownName()
  expect(await notesOf(`brand,rating,text\n${name.toUpperCase()},5,A sturdy bag\n`)).toEqual([])
  expect(await notesOf('brand,rating,text\n,5,A sturdy bag\n')).toEqual([])
})

test('dates of two readings are told, beside what is missing for an import', async () => {
  const file = 'text,date\n"A very good bag, I like it",03/04/2026\n'
  const { json } = await sendFile(editor, file, { preview: true })
  expect(json['notes'] as unknown).toEqual(['Dates can be read as day, month, year or month, day, year; choose which.'])
  expect(json['missing'] as unknown).toContain('day first or month first')
  expect((await sendFile(editor, file)).json['errors'] as unknown).toMatchObject([{ path: 'mapping.dateOrder' }])
})
