import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  administrator = await (await makeStaff(app)).as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const impact = async (generateCredits: number, sendCredits = 1) => {
  const query = `generateCredits=${generateCredits}&sendCredits=${sendCredits}&whatsappExtraCredits=1`
  return (await administrator.get(`/api/admin/credit-settings/impact?${query}`)).json['data']
}

test('the last 30 days at another price: actual charges, new charges, and who would have run out of credits', async () => {
  expect(await impact(3)).toEqual({ drafts: 0, sends: 0, spent: 0, would: 0, runOut: 0 })
  const [one, other] = [await replyScene(app), await replyScene(app)]
  for (const { editor, id } of [one, other]) await editor.post('/api/comments/generate', { commentId: id })
  // Two of ten credits are used: at a price of ten everyone can pay, unless the account has less.
  expect(await impact(10)).toEqual({ drafts: 2, sends: 0, spent: 4, would: 20, runOut: 0 })
  await one.editor.post('/api/comments/generate', { commentId: one.id })
  expect(await impact(10)).toEqual({ drafts: 3, sends: 0, spent: 6, would: 30, runOut: 1 })
  expect(await impact(1)).toMatchObject({ spent: 6, would: 3, runOut: 0 })
  app.advance(31 * 86_400_000)
  const later = await (await makeStaff(app)).as('viewer')
  const again = await later.get(
    '/api/admin/credit-settings/impact?generateCredits=10&sendCredits=1&whatsappExtraCredits=1',
  )
  expect(again.json['data']).toMatchObject({ drafts: 0, spent: 0 })
})
