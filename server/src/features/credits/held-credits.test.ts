import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PriceName } from '@bizamply/contract/prices'
import { inside } from '../../context.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { holdCredits } from './hold-credits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('every balance says how many of the used credits are only on hold', async () => {
  const { id, editor, draft, send } = await replyScene(app)
  const balance = async () => (await editor.get('/api/credits/balance')).json['data']
  const surrounding = async () => (await editor.get('/api/onboard-data?with=bootstrap')).json
  await draft()
  expect(await balance()).toMatchObject({ usedCredits: 2, heldCredits: 0 })
  await send({ delaySeconds: 60 })
  const waiting = { totalCredits: 10, usedCredits: 3, availableCredits: 7, heldCredits: 1 }
  expect(await balance()).toEqual(waiting)
  expect(await surrounding()).toMatchObject({ data: { bootstrap: { balance: waiting } } })
  expect((await editor.call('DELETE', `/api/comments/${id}/send`)).status).toBe(200)
  expect(await balance()).toMatchObject({ usedCredits: 2, heldCredits: 0 })
})

test('a call that declares no price in the contract can’t charge', async () => {
  const { id, company } = await replyScene(app)
  const { companyId, brandId } = company
  const charge = (mayCharge?: readonly PriceName[]) => {
    const ctx = inside(app.services, { companyId, publicId: '', brandId, actor: null, mayCharge })
    const hold = { action: 'send', credits: 1, priceVersion: 1, commentId: id, platform: 'judgeme' } as const
    return ctx.tx((tx) => holdCredits(tx, ctx, hold))
  }
  await expect(charge([])).rejects.toThrow('without declaring that price')
  await expect(charge(['generate'])).rejects.toThrow('without declaring that price')
  await expect(charge(['send'])).resolves.toEqual(expect.any(String))
})
