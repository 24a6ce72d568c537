import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findContact, saveContact, storeMessages } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

test('STOP and START count for the number and the username of the same person', async () => {
  const { ctx, companyId } = await makeCompany(app, { connected: false })
  const phone = '4915112345678'
  const write = (text: string, from: string | null, minutes: number) => {
    const at = new Date(app.services.now().getTime() - 3_600_000 + minutes * 60_000)
    const message = { externalId: `wamid.${minutes}`, phone: from, whatsappId: 'DE.77', name: 'Ada', text, at }
    return ctx.tx((tx) => storeMessages(tx, ctx, { account: '1', received: [message], statuses: [] }))
  }
  const optedOut = async () => {
    const { rows } = await app.owner.query<{ out: boolean }>(
      'select opted_out_at is not null as out from app.contacts where company_id = $1',
      [companyId],
    )
    return rows.map(({ out }) => out)
  }
  await write('Hello', null, 1)
  const optIn = { at: app.services.now(), source: 'asked by phone' }
  await ctx.tx((tx) => saveContact(tx, ctx, { phone, name: 'Ada', email: null, source: 'member', optIn }))
  expect(await optedOut()).toEqual([false, false])
  await write('STOP', phone, 2)
  expect(await optedOut()).toEqual([true, true])
  const found = await ctx.tx((tx) => findContact(tx, ctx, { phone, email: null }))
  expect(found).toMatchObject({ phone, optedInAt: null, optedOutAt: expect.any(Date) as Date })
  await write('START', phone, 3)
  expect(await optedOut()).toEqual([false, false])
})
