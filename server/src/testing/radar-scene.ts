import type { Alert } from '@bizamply/contract/alerts'
import { readSetting } from '../db/settings.ts'
import { sweepChanges } from '../features/alerts/index.ts'
import { storeComments } from '../features/comments/index.ts'
import type { Caller } from './caller.ts'
import { makeCompany, sample, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

export interface NewReview {
  product: string
  daysAgo: number
  rating: number
  text: string
}
type Words = Pick<NewReview, 'rating' | 'text'>

const DAY = 86_400_000
export const positive: Words = { rating: 5, text: 'Great bag, I love it.' }
export const stuck: Words = { rating: 1, text: 'The zip got stuck after I got it home.' }

let nth = 0
export async function write(app: Pick<TestApp, 'services'>, company: TestCompany, all: NewReview[]): Promise<void> {
  const rows = all.map(({ product, daysAgo, rating, text }) => ({
    ...sample(`radar-${nth++}`, new Date(app.services.now().getTime() - daysAgo * DAY), 0),
    rating,
    text,
    productExternalId: product,
    productTitle: product,
  }))
  await company.ctx.tx((tx) =>
    storeComments(tx, company.ctx, { platform: 'judgeme', timezone: 'UTC', quiet: true }, rows),
  )
}

/** The eight weeks before the last one. */
export const weeks = (product: string, one: (n: number) => Words): NewReview[] =>
  Array.from({ length: 48 }, (_, n) => ({ product, daysAgo: 9 + n, ...one(n) }))
export const lastWeek = (product: string, count: number, one: Words): NewReview[] =>
  Array.from({ length: count }, (_, n) => ({ product, daysAgo: 1 + (n % 6), ...one }))

/** A product that gets much worse: complaints about its zip, and the rating falls. */
export const breaking = (product: string): NewReview[] => [
  ...weeks(product, () => positive),
  ...lastWeek(product, 10, stuck),
]

export async function listAlerts(
  caller: Caller,
  query = '',
): Promise<{ alerts: Alert[]; counts: Record<string, number> }> {
  const answer = await caller.get(`/api/alerts${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return {
    alerts: answer.json['data'] as unknown as Alert[],
    counts: answer.json['counts'] as unknown as Record<string, number>,
  }
}

/** Runs the nightly check of all brands, some days from now; one sweep handles a few, so it runs until done. */
export async function checkProducts(app: TestApp, days = 0): Promise<void> {
  const services = { ...app.services, now: () => new Date(app.services.now().getTime() + days * DAY) }
  await app.owner.query(`delete from ops.settings where name = 'changes-walk'`)
  for (let done = false; !done;) {
    await sweepChanges(services)
    done = (await readSetting<{ done: boolean }>(app.db.global.$client, 'changes-walk'))?.done ?? false
  }
}

/** A company whose product broke last week, and its alert about the zip. */
export async function broken(app: TestApp, product = 'Satchel'): Promise<{ company: TestCompany; zip: Alert }> {
  const company = await makeCompany(app, { connected: false })
  await write(app, company, breaking(product))
  await checkProducts(app)
  const { alerts } = await listAlerts(await company.as('viewer'), '?kind=topic')
  const [zip] = alerts
  if (!zip) throw new Error('the radar found nothing')
  return { company, zip }
}

export async function changeAlert(
  caller: Caller,
  path: string,
  body?: Record<string, unknown>,
): Promise<{ status: number; data: Alert }> {
  const answer = await caller.call('POST', `/api/alerts/${path}`, body)
  return { status: answer.status, data: answer.json['data'] as unknown as Alert }
}

/** How many comments the list under the alert's filter has. */
export async function countListed(caller: Caller, { filter }: Pick<Alert, 'filter'>): Promise<number> {
  const set = Object.entries(filter).filter(([, value]) => value !== null)
  const query = new URLSearchParams(set.map(([name, value]): [string, string] => [name, String(value)]))
  const answer = await caller.get(`/api/comments?${query.toString()}&limit=100`)
  return (answer.json['data'] as unknown as unknown[]).length
}
