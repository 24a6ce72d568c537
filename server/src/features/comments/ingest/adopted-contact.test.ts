import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importFile } from '../../../testing/import-file.ts'
import { makeCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const file =
  'rating,text,author,email,phone,date\n4,"A sturdy bag that I use every day",Ada Byron,ada@example.org,+4915112345678,2026-03-02\n'

test("an imported review that becomes the platform's keeps the email and phone that the platform doesn't provide", async () => {
  const company = await makeCompany(app)
  const mapping = { rating: 'rating', text: 'text', author: 'author', email: 'email', phone: 'phone', date: 'date' }
  expect((await importFile(await company.as('editor'), file, { mapping })).result).toMatchObject({ created: 1 })
  const text = 'A sturdy bag that I use every day'
  const occurredAt = new Date('2026-03-02T10:00:00Z')
  await company.stored([{ text, authorName: 'Ada Byron', authorEmail: null, authorPhone: null, occurredAt }])
  const { rows } = await app.owner.query(
    'select platform, author_email, author_phone from app.comments where company_id = $1',
    [company.companyId],
  )
  expect(rows).toEqual([{ platform: 'judgeme', author_email: 'ada@example.org', author_phone: '+4915112345678' }])
})
