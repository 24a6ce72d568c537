import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { peopleScene } from '../../testing/people-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { lockPeople, regroup } from './regroup.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('people join up to a number of comments; an address of more identifies no one else', async () => {
  const company = await makeCompany(app, { connected: false })
  const { companyId, ctx } = company
  const scene = peopleScene(app, company)
  const shared = { authorName: 'Ada', authorEmail: 'shop@example.test' }
  const first = await scene.write('judgeme', [shared, shared])
  await scene.sweep()
  const people = async (): Promise<Record<string, string>> => {
    const { rows } = await app.owner.query<{ comment_id: string; person_id: string }>(
      'select comment_id, person_id from app.person_comments where company_id = $1',
      [companyId],
    )
    return Object.fromEntries(rows.map((row) => [row.comment_id, row.person_id]))
  }
  const owners = async () => {
    const { rows } = await app.owner.query(
      'select person_id, comments from app.person_identities where company_id = $1 and value = $2',
      [companyId, shared.authorEmail],
    )
    return rows
  }
  const before = await people()
  const ada = before[first[0] ?? '']
  expect(before).toEqual({ [first[0] ?? '']: ada, [first[1] ?? '']: ada })

  const [third = '', fourth = ''] = await scene.write('judgeme', [shared, shared])
  const again = (commentIds: string[], most?: number) =>
    ctx.tx(async (tx) => {
      await lockPeople(tx, ctx)
      await regroup(tx, ctx, { commentIds, ...(most === undefined ? {} : { most }) })
    })
  await again([third, fourth], 3)
  const limited = await people()
  expect(limited).toMatchObject(before)
  expect(new Set(Object.values(limited)).size).toBe(3)
  expect(await owners()).toEqual([{ person_id: ada, comments: 2 }])

  await again([third], 3)
  expect(new Set(Object.values(await people())).size).toBe(2)
  expect(await owners()).toEqual([{ person_id: ada, comments: 3 }])
  await again([fourth])
  expect(new Set(Object.values(await people()))).toEqual(new Set([ada]))
})
