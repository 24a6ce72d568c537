import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Alert } from '@bizamply/contract/alerts'
import { makeCompany } from '../../testing/make-company.ts'
import {
  broken,
  changeAlert,
  countListed,
  lastWeek,
  listAlerts,
  checkProducts,
  positive,
  stuck,
  write,
} from '../../testing/radar-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
const DAY = 86_400_000
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a product that moves away from its baseline gets one alert per change, with figures, weeks and a quote', async () => {
  const { company, zip } = await broken(app)
  const { alerts, counts } = await listAlerts(await company.as('viewer'))
  expect(counts).toEqual({ open: 2, acknowledged: 0, muted: 0 })
  expect(alerts.map(({ kind, topic, direction }) => [kind, topic, direction].join(' ')).toSorted()).toEqual([
    'rating  down',
    'topic zip up',
  ])
  expect(zip).toMatchObject({
    product: { name: 'Satchel' },
    state: 'open',
    now: { value: 1, count: 10, of: 10 },
    before: { value: 0, count: 0, of: 48 },
    quote: { text: stuck.text, side: 'bad', author: 'Ada Byron' },
    acknowledged: null,
    assignee: null,
    mute: null,
    projectId: null,
  })
  expect(zip.quote?.marks.length).toBeGreaterThan(0)
  expect(zip.weeks).toHaveLength(9)
  expect(zip.weeks.at(-1)).toMatchObject({ ...zip.now, from: zip.filter.from, to: zip.filter.to })
  expect(zip.weeks.slice(0, -1).reduce((sum, week) => sum + week.of, 0)).toBe(48)
})

test('an alert counts exactly the reviews in its list, even after one is hidden', async () => {
  const { company } = await broken(app)
  const editor = await company.as('editor')
  const listed = (alert: Alert) => countListed(editor, alert)
  for (const alert of (await listAlerts(editor)).alerts) expect(await listed(alert)).toBe(alert.now.count)
  const [before] = (await listAlerts(editor, '?kind=topic')).alerts
  await editor.post('/api/comments/triage-state', { commentIds: [before?.commentId], triageState: 'hidden' })
  const { alerts } = await listAlerts(editor)
  for (const alert of alerts) {
    expect(alert.now.count).toBe(9)
    expect(await listed(alert)).toBe(9)
  }
  expect(alerts.find(({ kind }) => kind === 'topic')).toMatchObject({ commentId: null, quote: null })
})

test('the next night updates an alert instead of adding another', async () => {
  const { company, zip } = await broken(app)
  await checkProducts(app, 1)
  const { alerts, counts } = await listAlerts(await company.as('viewer'), '?kind=topic')
  expect(counts).toEqual({ open: 1, acknowledged: 0, muted: 0 })
  expect(alerts[0]).toMatchObject({ id: zip.id, openedAt: zip.openedAt })
  expect(alerts[0]?.lastFoundAt).not.toBe(zip.lastFoundAt)
  expect(alerts[0]?.filter.to).not.toBe(zip.filter.to)
})

test('two members who acknowledge concurrently get the same result: one is named, and one audit entry is written', async () => {
  const { company, zip } = await broken(app)
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  const both = await Promise.all([admin, editor].map((one) => changeAlert(one, `${zip.id}/acknowledge`)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.data.acknowledged).not.toBeNull()
  expect(both[0]?.data.acknowledged).toEqual(both[1]?.data.acknowledged)
  const { rows } = await app.owner.query<{ details: { name: string } }>(
    `select details from app.audit_entries where company_id = $1 and action = 'alert.acknowledged'`,
    [company.companyId],
  )
  expect(rows.map(({ details }) => details.name)).toEqual(['Satchel: Zipper'])
  expect((await listAlerts(editor, '?kind=topic')).counts).toEqual({ open: 0, acknowledged: 1, muted: 0 })
  const undone = await changeAlert(editor, `${zip.id}/reopen`)
  expect(undone.data).toMatchObject({ state: 'open', acknowledged: null, openedAt: zip.openedAt })
})

test('a muted alert neither opens nor notifies, and reopens when the mute ends', async () => {
  const { company, zip } = await broken(app)
  const [editor, viewer] = [await company.as('editor'), await company.as('viewer')]
  const muted = await changeAlert(editor, `${zip.id}/mute`, { span: '7' })
  expect(muted.data.mute).toMatchObject({ by: { name: expect.stringContaining('editor') as string } })
  expect((await listAlerts(editor, '?kind=topic')).counts).toEqual({ open: 0, acknowledged: 0, muted: 1 })
  expect((await listAlerts(editor, '?kind=topic&state=muted')).alerts.map(({ id }) => id)).toEqual([zip.id])
  await app.owner.query('delete from app.notifications where company_id = $1', [company.companyId])
  await checkProducts(app)
  const heard = await viewer.get('/api/comments/notifications/recent')
  const titles = (heard.json['notifications'] as unknown as { title: string }[]).map(({ title }) => title)
  expect(titles).toEqual(['Satchel: rating fell to 1.0'])
  await checkProducts(app, 8)
  expect((await listAlerts(editor, '?kind=topic')).counts).toMatchObject({ open: 1, muted: 0 })
  await changeAlert(editor, `${zip.id}/mute`, { span: 'always' })
  const forGood = (await listAlerts(editor, '?state=muted')).alerts
  expect(forGood.map(({ mute }) => mute?.until)).toEqual([null])
  await editor.call('DELETE', `/api/alerts/${zip.id}/mute`)
  expect((await listAlerts(editor, '?kind=topic')).counts).toEqual({ open: 1, acknowledged: 0, muted: 0 })
})

test('an alert can be assigned to a member who may reply in the brand, who is notified with a link to it', async () => {
  const { company, zip } = await broken(app)
  const [admin, editor] = [await company.as('admin'), await company.as('editor')]
  const members = (await admin.get('/api/members')).json['data'] as unknown as { id: string; role: string }[]
  const idOf = (role: string): string => members.find((one) => one.role === role)?.id ?? ''
  const path = `${zip.id}/assign`
  expect((await changeAlert(admin, path, { userId: idOf('viewer') })).status).toBe(400)
  expect((await changeAlert(admin, path, { userId: crypto.randomUUID() })).status).toBe(404)
  const { data } = await changeAlert(admin, path, { userId: idOf('editor') })
  expect(data.assignee?.id).toBe(idOf('editor'))
  expect((await listAlerts(editor, '?assignee=me')).alerts.map(({ id }) => id)).toEqual([zip.id])
  expect((await listAlerts(admin, '?assignee=me')).counts['open']).toBe(0)
  expect((await listAlerts(admin, '?assignee=none')).counts['open']).toBe(1)
  const recent = await editor.get('/api/comments/notifications/recent')
  const [notification] = recent.json['notifications'] as unknown as { kind: string; title: string; message: string }[]
  expect(notification).toMatchObject({
    kind: 'assigned',
    alertId: zip.id,
    message: 'Satchel: more complaints about zipper',
  })
  await admin.post(`/api/team/members/${idOf('editor')}/remove`, { handOverTo: null })
  expect((await listAlerts(admin, '?assignee=none')).counts['open']).toBe(2)
})

test('a viewer can read but not change alerts, and other companies and brands see none', async () => {
  const { company, zip } = await broken(app)
  const viewer = await company.as('viewer')
  const [of, to] = [`/api/alerts/${zip.id}`, { userId: zip.product.id, span: '7' }]
  for (const verb of ['acknowledge', 'reopen', 'mute', 'assign'])
    expect((await changeAlert(viewer, `${zip.id}/${verb}`, to)).status).toBe(403)
  for (const what of ['mute', 'assign']) expect((await viewer.call('DELETE', `${of}/${what}`)).status).toBe(403)
  expect((await viewer.get(of)).json['data']).toEqual(zip)
  const other = await makeCompany(app, { connected: false })
  const stranger = await other.as('admin')
  expect((await stranger.get(`/api/alerts/${zip.id}`)).status).toBe(404)
  expect((await listAlerts(stranger)).counts).toEqual({ open: 0, acknowledged: 0, muted: 0 })
})

test('an acknowledged alert stays acknowledged while it continues, and reopens if it returns weeks later', async () => {
  const { company, zip } = await broken(app)
  await changeAlert(await company.as('editor'), `${zip.id}/acknowledge`)
  /** Moves the clock by this many days, with these reviews in the last week. */
  const stateAfter = async (days: number, reviews: Parameters<typeof write>[2]): Promise<Alert | undefined> => {
    app.advance(days * DAY)
    await write(app, company, reviews)
    await checkProducts(app)
    const editor = await company.as('editor')
    const [open] = (await listAlerts(editor, '?kind=topic')).alerts
    return open
  }
  expect(await stateAfter(1, [])).toBeUndefined()
  // This week shares no day with the acknowledged one, but no check in between found the change gone.
  expect(await stateAfter(7, lastWeek('Satchel', 10, stuck))).toBeUndefined()
  expect(await stateAfter(12, lastWeek('Satchel', 40, positive))).toBeUndefined()
  const back = await stateAfter(10, lastWeek('Satchel', 12, stuck))
  expect(back).toMatchObject({ id: zip.id, state: 'open', acknowledged: null, now: { count: 12 } })
  expect(back?.openedAt).not.toBe(zip.openedAt)
})
