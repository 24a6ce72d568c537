import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile } from '../../testing/import-file.ts'
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

const file = (from: number, count: number): string =>
  `id,rating,text,author,date,reply\n${Array.from({ length: count }, (_, n) => {
    const at = from + n
    return `R${at},5,The bag number ${at} is ${at % 2 ? 'sturdy' : 'lovely'},Ada,2026-03-${String(at + 1).padStart(2, '0')},${at % 3 ? '' : 'Thank you'}`
  }).join('\n')}\n`

interface Shown {
  data: { content: string; status: string }[]
  counts: Record<string, number>
  pagination: { nextCursor: string | null }
}
const shown = async (query: string): Promise<Shown> =>
  (await editor.get(`/api/comments?${query}`)).json as unknown as Shown

test("one import's comments are listed alone, newest first, page by page, with their own counts", async () => {
  await company.stored([{ text: 'A review that no file brought' }])
  const first = await importFile(editor, file(0, 9))
  const second = await importFile(editor, file(6, 6))
  const all = await shown(`importId=${first.importId}&limit=50`)
  expect(all.data).toHaveLength(9)
  expect(all.data[0]?.content).toContain('number 8')
  expect(all.counts).toEqual({ pending: 6, draft: 0, sent: 3 })
  const page = await shown(`importId=${first.importId}&limit=4&status=pending`)
  const next = await shown(
    `importId=${first.importId}&limit=4&status=pending&cursor=${page.pagination.nextCursor ?? ''}`,
  )
  expect([...page.data, ...next.data].map(({ content }) => content.replace(/\D/g, ''))).toEqual([...'875421'])
  expect(next.pagination.nextCursor).toBeNull()
  expect((await shown(`importId=${second.importId}`)).counts).toEqual({ pending: 2, draft: 0, sent: 1 })
})

test("search and platform filter it, and another company's import is not visible", async () => {
  const { importId } = await importFile(editor, file(20, 4))
  const found = await shown(`importId=${importId}&search=STURDY&platform=import`)
  expect(found.data).toHaveLength(2)
  expect(found.counts).toEqual({ pending: 1, draft: 0, sent: 1 })
  expect((await shown(`importId=${importId}&platform=yotpo`)).data).toEqual([])
  const other = await (await makeCompany(app)).as('admin')
  expect((await other.get(`/api/comments?importId=${importId}`)).json['data'] as unknown).toEqual([])
  expect((await editor.get('/api/comments?importId=x')).status).toBe(400)
})
