import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseContacts } from './erase-contacts.ts'
import { findAvailability, saveContact, storeMessages } from './index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
beforeEach(async () => {
  company = await makeCompany(app, { connected: false })
  await app.owner.query(
    `insert into app.whatsapp_templates (company_id, brand_id, name, language, category, status, body, updated_at)
     values ($1, $2, 'review_reply_advert', 'en_US', 'MARKETING', 'APPROVED', 'Hello {{1}}. {{2}}', now())`,
    [company.companyId, company.brandId],
  )
})
afterAll(() => app.stop())

const phone = '4915112345678'

const chosen = (value: 'stop' | 'resume', minute: number): Promise<unknown> =>
  company.ctx.tx((tx) =>
    storeMessages(tx, company.ctx, {
      account: '1',
      received: [],
      statuses: [],
      preferences: [
        { phone, name: 'Ada', isStopped: value === 'stop', at: new Date(Date.UTC(2026, 10, 1, 0, minute)) },
      ],
    }),
  )

const agree = () =>
  company.ctx.tx((tx) =>
    saveContact(tx, company.ctx, {
      phone,
      name: 'Ada',
      email: null,
      source: 'member',
      optIn: { at: app.services.now(), source: 'asked by phone' },
    }),
  )

const kindNow = async (): Promise<string> =>
  company.ctx.tx(async (tx) => {
    const message = { text: 'Thank you.', language: 'en' }
    return (await findAvailability(tx, company.ctx, { phone, email: null }, message)).availability.kind
  })

test('a customer who stopped marketing messages gets none until they resume them, whatever a member saves', async () => {
  await agree()
  expect(await kindNow()).toBe('template')
  await chosen('stop', 1)
  expect(await kindNow()).toBe('none')
  await agree()
  expect(await kindNow()).toBe('none')
  await chosen('resume', 2)
  expect(await kindNow()).toBe('template')
})

test('an older change that WhatsApp delivers later doesn’t undo a newer one', async () => {
  await agree()
  await chosen('resume', 5)
  await chosen('stop', 4)
  expect(await kindNow()).toBe('template')
  await chosen('stop', 6)
  await chosen('stop', 6)
  expect(await kindNow()).toBe('none')
})

test('the choice of a number that isn’t known yet is kept', async () => {
  await chosen('stop', 1)
  await agree()
  expect(await kindNow()).toBe('none')
})

test('erasing a customer erases their choice', async () => {
  await agree()
  await chosen('stop', 1)
  await company.ctx.tx((tx) => eraseContacts(tx, company.ctx, { phone, email: null }))
  const { rows } = await app.owner.query('select from app.contacts where company_id = $1', [company.companyId])
  expect(rows).toEqual([])
})
