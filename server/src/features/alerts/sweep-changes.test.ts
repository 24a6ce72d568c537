import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Notification } from '@bizamply/contract/notifications'
import { storeComments } from '../comments/index.ts'
import { makeCompany, sample, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepChanges } from './index.ts'

let app: TestApp
const DAY = 86_400_000

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Told {
  product: string
  daysAgo: number
  rating: number
  text: string
}

let nth = 0
async function write(company: TestCompany, all: Told[]): Promise<void> {
  const rows = all.map(({ product, daysAgo, rating, text }) => ({
    ...sample(`c${nth++}`, new Date(app.services.now().getTime() - daysAgo * DAY), 0),
    rating,
    text,
    productExternalId: product,
    productTitle: product,
  }))
  await company.ctx.tx((tx) =>
    storeComments(tx, company.ctx, { platform: 'judgeme', timezone: 'UTC', quiet: true }, rows),
  )
}

const weeks = (product: string, one: (n: number) => Omit<Told, 'product' | 'daysAgo'>): Told[] =>
  Array.from({ length: 48 }, (_, n) => ({ product, daysAgo: 9 + n, ...one(n) }))
const lastWeek = (product: string, count: number, one: Omit<Told, 'product' | 'daysAgo'>): Told[] =>
  Array.from({ length: count }, (_, n) => ({ product, daysAgo: 1 + (n % 6), ...one }))

const positive = { rating: 5, text: 'Great bag, I love it.' }

async function notificationsOf(company: TestCompany): Promise<Notification[]> {
  const reader = await company.as('viewer')
  const answer = await reader.get('/api/comments/notifications/recent')
  const all = answer.json['notifications'] as unknown as Notification[]
  return all.filter(({ kind }) => kind === 'change').toSorted((a, b) => (a.title < b.title ? -1 : 1))
}

test('members are notified once a week of a product that moved away from its baseline, with a comment that shows it', async () => {
  const company = await makeCompany(app, { connected: false })
  await write(company, [
    ...weeks('Satchel', (n) => (n % 6 === 0 ? { rating: 4, text: 'Nice.' } : positive)),
    ...lastWeek('Satchel', 10, { rating: 1, text: 'The zip got stuck.' }),
    ...weeks('Purse', () => positive),
    ...lastWeek('Purse', 12, positive),
  ])
  await sweepChanges(app.services)
  const notified = await notificationsOf(company)
  expect(notified.map(({ title, message }) => [title, message])).toEqual([
    ['Satchel: more complaints about zipper', '10 of 10 reviews in the last 7 days (100%); 0% in the 8 weeks before.'],
    ['Satchel: rating fell to 1.0', '10 ratings in the last 7 days; 4.8 in the 8 weeks before.'],
  ])
  for (const { commentId } of notified) {
    const { rows } = await app.owner.query<{ rating: number }>('select rating from app.comments where id = $1', [
      commentId,
    ])
    expect(rows).toEqual([{ rating: 1 }])
  }
  await sweepChanges(app.services)
  expect(await notificationsOf(company)).toHaveLength(notified.length)
})

test('the next night repeats no notification, other companies get none, and a muted kind sends nothing', async () => {
  const [company, other] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  await write(company, [
    ...weeks('Clutch', () => ({ rating: 2, text: 'Too small.' })),
    ...lastWeek('Clutch', 10, positive),
  ])
  await write(
    other,
    weeks('Clutch', () => positive),
  )
  const quiet = await company.as('editor')
  await app.owner.query(
    `insert into app.notification_choices (user_id, event, channel, is_on)
     select user_id, 'change', 'inApp', false from app.members where company_id = $1 and role = 'editor'`,
    [company.companyId],
  )
  await app.owner.query(`delete from ops.settings where name = 'changes-walk'`)
  await sweepChanges(app.services)
  const notified = await notificationsOf(company)
  expect(notified.map(({ title }) => title)).toContain('Clutch: rating rose to 5.0')
  expect(await notificationsOf(other)).toEqual([])
  const heard = await quiet.get('/api/comments/notifications/recent')
  expect(heard.json['notifications']).toEqual([])
  await app.owner.query(`delete from ops.settings where name = 'changes-walk'`)
  await sweepChanges(app.services)
  expect(await notificationsOf(company)).toHaveLength(notified.length)
})
