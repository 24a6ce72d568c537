import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Notification } from '@bizamply/contract/notifications'
import { newId } from '../../db/ids.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { grantCredits, holdCredits, releaseHold, settleHold } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const none = { company: null, eachBrand: null, eachMember: null, brands: [], members: [] }
const lowAt = async (company: TestCompany, below: number | null): Promise<void> => {
  const answer = await (
    await company.as('admin')
  ).call('PUT', '/api/credits/spending-limits', { ...none, lowAt: below })
  expect(answer.status).toBe(200)
}

function hold({ ctx }: TestCompany, credits: number): Promise<string> {
  const request = { action: 'generate' as const, credits, priceVersion: 1, commentId: newId(), platform: 'judgeme' }
  return ctx.tx((tx) => holdCredits(tx, ctx, request))
}

const end = ({ ctx, companyId }: TestCompany, holdId: string, how: typeof releaseHold = settleHold): Promise<boolean> =>
  ctx.tx((tx) => how(tx, { companyId, holdId, at: app.services.now(), reason: 'Refused.' }))

const use = async (company: TestCompany, credits: number): Promise<boolean> =>
  end(company, await hold(company, credits))

const add = ({ ctx, companyId }: TestCompany, credits: number): Promise<boolean> =>
  ctx.tx((tx) =>
    grantCredits(tx, {
      companyId,
      type: 'refill',
      credits,
      key: newId(),
      description: 'More',
      userId: null,
      at: app.services.now(),
    }),
  )

async function bell(company: TestCompany, role: 'admin' | 'editor' = 'admin'): Promise<string[]> {
  const { json } = await (await company.as(role)).get('/api/comments/notifications/recent')
  return (json['notifications'] as unknown as Notification[])
    .filter(({ kind }) => kind === 'credits')
    .map(({ title }) => title)
    .toReversed()
}

test('admins are notified once that credits are low, once that none are left, and again only after a top-up', async () => {
  const company = await makeCompany(app, { credits: 100, connected: false })
  await use(company, 90)
  expect(await bell(company)).toEqual([])
  await use(company, 1)
  await use(company, 3)
  expect(await bell(company)).toEqual(['Only 9 credits are left'])
  await use(company, 6)
  expect(await bell(company)).toEqual(['Only 9 credits are left', 'Your credits are used up'])
  await add(company, 5)
  await use(company, 5)
  expect(await bell(company)).toHaveLength(2)
  await add(company, 40)
  await use(company, 39)
  expect(await bell(company)).toEqual(['Only 9 credits are left', 'Your credits are used up', 'Only 1 credit is left'])
  expect(await bell(company, 'editor')).toEqual([])
})

test("the threshold is the company's choice, and a new one notifies again", async () => {
  const company = await makeCompany(app, { credits: 100, connected: false })
  await lowAt(company, 70)
  await use(company, 30)
  expect(await bell(company)).toEqual([])
  await use(company, 1)
  await lowAt(company, 70)
  await use(company, 1)
  await lowAt(company, 68)
  await use(company, 1)
  expect(await bell(company)).toEqual(['Only 69 credits are left', 'Only 67 credits are left'])
  await lowAt(company, 0)
  await use(company, 67)
  expect((await bell(company)).at(-1)).toBe('Your credits are used up')
})

test('a released hold never repeats a notification, and of many concurrent charges only one sends it', async () => {
  const company = await makeCompany(app, { credits: 100, connected: false })
  const back = await hold(company, 50)
  await use(company, 41)
  expect(await bell(company)).toEqual(['Only 9 credits are left'])
  await end(company, back, releaseHold)
  await use(company, 1)
  await use(company, 49)
  expect(await bell(company)).toHaveLength(1)
  await add(company, 200)
  const holds = await Promise.all(Array.from({ length: 19 }, () => hold(company, 10)))
  await Promise.all(holds.map((one) => end(company, one)))
  expect(await bell(company)).toEqual(['Only 9 credits are left', 'Only 19 credits are left'])
})

test("members who muted it aren't notified", async () => {
  const company = await makeCompany(app, { credits: 10, connected: false })
  await (
    await company.as('admin')
  ).call('PUT', '/api/notifications/settings', { choices: { credits: { inApp: false } } })
  await use(company, 10)
  expect(await bell(company)).toEqual([])
})
