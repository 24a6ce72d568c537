import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { makeCompany, sample } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storePage } from './store-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test("a merchant's reply on a later page than its comment marks that comment as answered", async () => {
  const { ctx, companyId } = await makeCompany(app, { connected: false })
  const at = new Date('2026-11-20T12:00:00Z')
  const connection = { id: newId(), platform: 'facebook' as const, timezone: 'UTC', language: 'en' }
  const store = (page: Parameters<typeof storePage>[3]) =>
    ctx.tx((tx) => storePage(tx, ctx, connection, page, { readSince: ctx.now() }))
  await store({ comments: [sample('f1', at, 0), sample('f2', at, 1)] })
  const answer = { text: 'Thank you, Ada', at: new Date('2026-11-21T12:00:00Z') }
  await store({ comments: [sample('f3', at, 2)], replies: [{ externalId: 'f1', answer }] })
  const { rows } = await app.owner.query(
    `select external_id as id, status, answered_elsewhere as elsewhere, reply_text as reply from app.comments
     where company_id = $1 order by external_id`,
    [companyId],
  )
  const open = { status: 'pending', elsewhere: false, reply: null }
  expect(rows).toEqual([
    { id: 'f1', status: 'sent', elsewhere: true, reply: 'Thank you, Ada' },
    { id: 'f2', ...open },
    { id: 'f3', ...open },
  ])
})
