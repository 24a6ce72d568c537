import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { arrive, listIn } from '../../testing/notification-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test('one group is listed on its own, in pages, with the risks of each review', async () => {
  const company = await makeCompany(app)
  const risky = { text: 'I was injured and my lawyer will sue you.', rating: 1 }
  const ids = await arrive(app, company, [{}, risky, risky, { rating: 1 }])
  const viewer = await company.as('viewer')
  const read = async (query: string) => {
    const { json } = await viewer.get(`/api/comments/notifications/recent?${query}`)
    return { list: listIn(json), next: (json['data']?.['pagination']?.['nextCursor'] ?? null) as string | null }
  }
  const first = await read('group=sensitive&limit=1')
  const second = await read(`group=sensitive&limit=1&cursor=${first.next}`)
  const both = [...first.list, ...second.list]
  expect(both.map(({ kind, risks }) => [kind, risks])).toEqual(
    [1, 2].map(() => ['risk', expect.arrayContaining(['injury'])]),
  )
  expect([new Set(both.map(({ id }) => id)).size, second.next]).toEqual([2, null])
  // Found to be sensitive later.
  await app.owner.query(`update app.comments set risks = '{press}' where id = $1`, [ids[0]])
  expect((await read('group=sensitive')).list).toHaveLength(3)
  expect((await read('group=mention')).list).toEqual([])
  expect((await read('group=system')).list).toEqual([])
  expect((await read('')).list).toHaveLength(4)
})
