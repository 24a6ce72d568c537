import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyWithHooks } from '../../testing/review-hooks.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { MessageEvents } from '../messaging/index.ts'
import { changeDeliveries, storeDelivery } from '../webhooks/index.ts'
import { forgetPerson } from './forget-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const ada = '4915112345678'
const bo = '4915187654321'
const at = new Date('2026-11-20T10:00:00Z')
const message = (phone: string) => ({
  externalId: `from ${phone}`,
  phone,
  whatsappId: null,
  name: null,
  text: 'Hi',
  at,
})
const preference = (phone: string) => ({ phone, name: null, isStopped: true, at })

test('erasing a person removes their messages and choices from pending WhatsApp webhooks, also of an earlier release', async () => {
  const company = await companyWithHooks(app)
  const { companyId, ctx } = company
  const { rows } = await app.owner.query<{ id: string }>('select id from app.connections where company_id = $1', [
    companyId,
  ])
  const connectionId = rows[0]?.id ?? ''
  const earlier = { account: '1', received: [message(ada), message(bo)], statuses: [] }
  const now = { ...earlier, received: [], preferences: [preference(ada), preference(bo)] }
  for (const content of [earlier, now])
    await storeDelivery(app.services, { companyId, connectionId, receiptKey: null, content })
  await ctx.tx((tx) => forgetPerson(tx, ctx, { email: null, phone: ada }))
  const left: (string | null)[] = []
  await ctx.tx((tx) =>
    changeDeliveries<MessageEvents>(tx, ctx, ({ received, preferences = [] }) => {
      left.push(...[...received, ...preferences].map(({ phone }) => phone))
      return null
    }),
  )
  expect(left).toEqual([bo, bo])
})
