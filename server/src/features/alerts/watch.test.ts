import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Alert } from '@bizamply/contract/alerts'
import { makeCompany } from '../../testing/make-company.ts'
import {
  breaking,
  broken,
  changeAlert,
  countListed,
  lastWeek,
  listAlerts,
  checkProducts,
  positive,
  stuck,
  weeks,
  write,
} from '../../testing/radar-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { linkAlert, strongestAlert } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('alerts can be filtered by product, and pages have no gaps or duplicates', async () => {
  const company = await makeCompany(app, { connected: false })
  for (const product of ['Satchel', 'Purse', 'Clutch']) await write(app, company, breaking(product))
  await checkProducts(app)
  const viewer = await company.as('viewer')
  expect((await listAlerts(viewer, '?search=sATch')).counts).toMatchObject({ open: 2 })
  const ids: string[] = []
  let cursor = ''
  for (let page = 0; page < 4 && (page === 0 || cursor); page++) {
    const answer = await viewer.get(`/api/alerts?limit=2${cursor && `&cursor=${cursor}`}`)
    ids.push(...(answer.json['data'] as unknown as Alert[]).map(({ id }) => id))
    cursor = (answer.json['pagination'] as unknown as { nextCursor: string | null }).nextCursor ?? ''
  }
  expect(new Set(ids).size).toBe(6)
  expect(ids).toHaveLength(6)
})

test('the strongest open alert without a project or a mute is suggested', async () => {
  const { company, zip } = await broken(app)
  const { ctx } = company
  const editor = await company.as('editor')
  const strongest = () => ctx.tx((tx) => strongestAlert(tx, ctx))
  const first = await strongest()
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from app.alerts where company_id = $1 order by strength desc limit 1',
    [company.companyId],
  )
  expect(first?.id).toBe(rows[0]?.id)
  await changeAlert(editor, `${first?.id ?? ''}/mute`, { span: '30' })
  const second = await strongest()
  expect(second && second.id !== first?.id).toBe(true)
  const projectId = crypto.randomUUID()
  await ctx.tx((tx) => linkAlert(tx, ctx, second?.id ?? '', projectId))
  expect(await strongest()).toBeNull()
  expect((await listAlerts(editor, `?state=open`)).alerts[0]?.projectId).toBe(projectId)
  await expect(ctx.tx((tx) => linkAlert(tx, ctx, crypto.randomUUID(), projectId))).rejects.toThrow('find this alert')
  expect(zip.projectId).toBeNull()
})

test('an acknowledged alert is deleted after a year, a muted one is not, and neither contains customer data', async () => {
  const { company, zip } = await broken(app)
  const editor = await company.as('editor')
  for (const { id } of (await listAlerts(editor)).alerts) await changeAlert(editor, `${id}/acknowledge`)
  await changeAlert(editor, `${zip.id}/mute`, { span: 'always' })
  const { rows } = await app.owner.query<{ all: string }>(
    'select a::text as all from app.alerts a where a.company_id = $1',
    [company.companyId],
  )
  expect(rows.map(({ all }) => all).join()).not.toMatch(/Ada|zip got stuck/)
  await checkProducts(app, 300)
  expect((await listAlerts(editor)).counts).toEqual({ open: 0, acknowledged: 1, muted: 1 })
  await checkProducts(app, 400)
  expect((await listAlerts(editor)).counts).toEqual({ open: 0, acknowledged: 0, muted: 1 })
})

test('the watch shows what is checked, when, and near misses, each with the count of its list', async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  type Seen = {
    products: number
    pairs: number
    firstDay: string | null
    checkedAt: string | null
    nextCheckAt: string
    rising: Alert[]
  }
  const watch = async (): Promise<Seen> => (await viewer.get('/api/alerts/watch')).json['data'] as unknown as Seen
  expect(await watch()).toMatchObject({ products: 0, pairs: 0, firstDay: null, checkedAt: null, rising: [] })
  await write(app, company, [
    ...weeks('Satchel', (n) => (n % 8 === 0 ? stuck : positive)),
    ...lastWeek('Satchel', 4, stuck),
    ...lastWeek('Satchel', 6, positive),
    ...weeks('Purse', () => positive),
    ...lastWeek('Purse', 9, positive),
  ])
  await checkProducts(app)
  const seen = await watch()
  expect(seen).toMatchObject({ products: 2, pairs: 1 })
  const { rows } = await app.owner.query<{ day: string }>(
    'select min(day)::text as day from app.comments where company_id = $1',
    [company.companyId],
  )
  expect(seen.firstDay).toBe(rows[0]?.day)
  expect(seen.checkedAt).not.toBeNull()
  expect(Date.parse(seen.nextCheckAt)).toBeGreaterThan(app.services.now().getTime())
  expect((await listAlerts(viewer)).counts['open']).toBe(0)
  const zip = seen.rising.find(({ topic }) => topic === 'zip')
  expect(zip).toMatchObject({ product: { name: 'Satchel' }, now: { count: 4, of: 10 }, before: { count: 6, of: 48 } })
  for (const one of seen.rising) expect(await countListed(viewer, one)).toBe(one.now.count)
})
