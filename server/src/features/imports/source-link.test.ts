import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comment } from '@bizamply/contract/comments'
import { importFile } from '../../testing/import-file.ts'
import { makeCompany, sample } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseAuthors, storeComments } from '../comments/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.stop())

const link = 'https://reviews.example/r/1?a=1&b="2"#top'
const file = [
  'author,rating,text,date,review_url',
  `Ada Byron,4,The strap holds well so far.,2026-03-01,"${link.replaceAll('"', '""')}"`,
  'Ben Okri,4,A zip that never sticks.,2026-03-02,javascript:alert(1)',
  'Cleo Mar,4,Light and easy to clean.,2026-03-03,https://me:secret@reviews.example/r/3',
  'Dora Lind,4,I carry it every single day.,2026-03-04,reviews.example/r/4',
  `Emil Roth,4,The lining is of linen.,2026-03-05,https://reviews.example/${'x'.repeat(2000)}`,
].join('\n')

const links = async (editor: Awaited<ReturnType<Awaited<ReturnType<typeof makeCompany>>['as']>>) => {
  const { json } = await editor.get('/api/comments?sort=oldest')
  return (json['data'] as unknown as Comment[]).map(({ customerName, postLink }) => [customerName, postLink])
}

test("a review's source in a file becomes a link only if it is a web URL", async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  expect((await importFile(editor, file)).result).toMatchObject({ created: 5, rejected: 0 })
  expect(await links(editor)).toEqual([
    ['Ada Byron', link],
    ['Ben Okri', null],
    ['Cleo Mar', null],
    ['Dora Lind', null],
    ['Emil Roth', null],
  ])
})

test('it stays when a connection brings the same review, and is deleted when its author is erased', async () => {
  const company = await makeCompany(app)
  const editor = await company.as('editor')
  await importFile(editor, file)
  const at = new Date('2026-03-01T09:30:00Z')
  const theirs = { ...sample('900', at, 0), authorName: 'Ada Byron', rating: 4, text: 'The strap holds well so far.' }
  const source = { platform: 'judgeme', timezone: 'UTC' }
  const stored = await company.ctx.tx((tx) =>
    storeComments(tx, company.ctx, source, [{ ...theirs, occurredAt: at, updatedAt: at }]),
  )
  expect(stored).toMatchObject({ created: 0, updated: 1 })
  const { json } = await editor.get('/api/comments?platform=judgeme')
  const [found] = json['data'] as unknown as Comment[]
  expect(found?.postLink).toBe(link)
  await company.ctx.tx((tx) => eraseAuthors(tx, company.ctx, [found?._id ?? '']))
  expect((await links(editor)).flatMap(([, one]) => one ?? [])).toEqual([])
})
