import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { saveContact, storeMessages } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test('a STOP that WhatsApp delivers again doesn’t undo a consent that was given since', async () => {
  const { ctx, companyId } = await makeCompany(app, { connected: false })
  const message = { externalId: 'wamid.stop', phone: '4915112345678', whatsappId: null, name: null, text: 'STOP' }
  const deliver = (externalId: string) => {
    const received = [{ ...message, externalId, at: app.services.now() }]
    return ctx.tx((tx) => storeMessages(tx, ctx, { account: '1', received, statuses: [] }))
  }
  const optedOut = async () => {
    const { rows } = await app.owner.query<{ opted_out_at: Date | null }>(
      'select opted_out_at from app.contacts where company_id = $1',
      [companyId],
    )
    return rows.map((row) => row.opted_out_at !== null)
  }
  await deliver('wamid.stop')
  expect(await optedOut()).toEqual([true])
  const optIn = { at: app.services.now(), source: 'asked by phone' }
  await ctx.tx((tx) =>
    saveContact(tx, ctx, { phone: '+4915112345678', name: null, email: null, source: 'member', optIn }),
  )
  expect(await optedOut()).toEqual([false])
  await deliver('wamid.stop')
  expect(await optedOut()).toEqual([false])
  await deliver('wamid.another')
  expect(await optedOut()).toEqual([true])
})
