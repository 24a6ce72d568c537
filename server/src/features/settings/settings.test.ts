import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { beginAnHour } from '../../testing/join.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const usual = {
  undoSeconds: 5,
  singleKeys: true,
  opensNext: false,
  language: 'en',
  timezone: null,
  dateFormat: 'MMM DD, YYYY',
  weekStart: 'sunday',
  numberFormat: '1,234.56',
  theme: null,
  density: 'comfortable',
  profileVisibility: 'everyone',
  showActivity: true,
  // The values that makeCompany creates.
  loginNotifications: false,
  shareUsage: false,
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true, env: { SUPPORT_EMAIL: 'help@bizamply.test' } })
})
afterAll(() => app.stop())

test('personal settings persist until changed and belong to one person', async () => {
  const company = await makeCompany(app, { connected: false })
  const [viewer, admin] = [await company.as('viewer'), await company.as('admin')]
  const begun = usual
  expect((await viewer.get('/api/preferences')).json['data']).toEqual(begun)
  await viewer.call('PUT', '/api/preferences', { undoSeconds: 0 })
  const set = await viewer.call('PUT', '/api/preferences', { singleKeys: false })
  const now = { ...begun, undoSeconds: 0, singleKeys: false }
  expect(set.json['data']).toEqual(now)
  expect((await admin.get('/api/preferences')).json['data']).toEqual(begun)
})

test('each setting is stored per person and available in their other sessions', async () => {
  const company = await makeCompany(app, { connected: false })
  const [viewer, admin, again] = [await company.as('viewer'), await company.as('admin'), await company.as('viewer')]
  const chosen = {
    language: 'en',
    timezone: 'Asia/Tokyo',
    dateFormat: 'DD/MM/YYYY',
    weekStart: 'saturday',
    numberFormat: '1’234.56',
    theme: 'dark',
    density: 'compact',
    profileVisibility: 'team',
    showActivity: false,
    loginNotifications: true,
    shareUsage: true,
  }
  for (const [name, value] of Object.entries(chosen)) {
    const answer = await viewer.call('PUT', '/api/preferences', { [name]: value })
    expect([name, answer.status, answer.json['data']]).toEqual([name, 200, expect.objectContaining({ [name]: value })])
  }
  expect((await again.get('/api/preferences')).json['data']).toEqual({ ...usual, ...chosen })
  expect((await admin.get('/api/preferences')).json['data']).toEqual(usual)
  const back = await viewer.call('PUT', '/api/preferences', { timezone: null, theme: null })
  expect(back.json['data']).toEqual({ ...usual, ...chosen, timezone: null, theme: null })
})

test('an invalid field is named, and nothing of that save is stored', async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  const wrong = {
    timezone: 'Mars/Olympus',
    dateFormat: 'YY/MM/DD',
    weekStart: 'friday',
    numberFormat: '1.2',
    theme: 'x',
  }
  for (const [path, value] of Object.entries(wrong)) {
    const answer = await viewer.call('PUT', '/api/preferences', { density: 'compact', [path]: value })
    expect([answer.status, answer.json['errors']]).toEqual([400, [{ path, message: expect.any(String) }]])
  }
  expect((await viewer.get('/api/preferences')).json['data']).toEqual(usual)
})

test("a save notifies the person's other tabs by their id", async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  await viewer.call('PUT', '/api/preferences', { dateFormat: 'YYYY-MM-DD' })
  const { rows } = await app.owner.query<{ ref: string; email: string }>(
    `select u.email from app.events e join app.users u on u.id::text = e.ref
     where e.company_id = $1 and e.type = 'preferences'`,
    [company.companyId],
  )
  expect(rows).toEqual([{ email: company.emails.viewer }])
})

test('an address is visible only to the audience that its person chose', async () => {
  const company = await makeCompany(app, { connected: false })
  const [admin, editor, viewer] = [await company.as('admin'), await company.as('editor'), await company.as('viewer')]
  const shownTo = async (caller: typeof admin) => {
    const list = (await caller.get('/api/members')).json['data'] as unknown as { email: string | null; role: string }[]
    return list.find(({ role }) => role === 'editor')?.email ?? null
  }
  const all = async () => [await shownTo(admin), await shownTo(editor), await shownTo(viewer)]
  const address = company.emails.editor
  expect(await all()).toEqual([address, address, address])
  await editor.call('PUT', '/api/preferences', { profileVisibility: 'team' })
  expect(await all()).toEqual([address, address, null])
  const other = await company.as('viewer')
  await editor.call('PUT', '/api/preferences', { profileVisibility: 'private' })
  expect([await shownTo(admin), await shownTo(editor), await shownTo(other)]).toEqual([address, address, null])
})

test('a screen view is counted anonymously, for people who share usage', async () => {
  const company = await makeCompany(app, { connected: false })
  const [viewer, editor] = [await company.as('viewer'), await company.as('editor')]
  const open = async (caller: typeof viewer) =>
    (await caller.post('/api/usage', { screen: '/responses' })).json['data'] as unknown
  expect(await open(viewer)).toEqual({ counted: false })
  for (const caller of [viewer, editor]) await caller.call('PUT', '/api/preferences', { shareUsage: true })
  for (const caller of [viewer, editor, viewer]) expect(await open(caller)).toEqual({ counted: true })
  const { rows } = await app.owner.query('select * from app.usage_counts')
  expect(rows).toEqual([{ day: expect.anything(), screen: '/responses', opened: 3 }])
  expect((await viewer.get('/api/admin/usage')).status).toBe(403)
  await app.owner.query(`update app.users set role = 'admin' where email = $1`, [company.emails.editor])
  const administrator = await company.as('editor')
  const read = (await administrator.get('/api/admin/usage')).json['data']
  expect(read).toEqual({ screens: [{ screen: '/responses', opened: 3 }] })
  app.advance(401 * 86_400_000)
  await app.owner.query(`update app.sessions set expires_at = now() + interval '10 years'`)
  const later = await company.as('viewer')
  expect(await open(later)).toEqual({ counted: true })
  const kept = await app.owner.query('select opened from app.usage_counts')
  expect(kept.rows).toEqual([{ opened: 1 }])
})

test('a support message is mailed, and a reply goes to the person', async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  const message = 'Where is the import?\n\nI looked everywhere.'
  const answer = await viewer.call('POST', '/api/support', { subject: 'Import', message })
  expect([answer.status, answer.json]).toEqual([200, { success: true }])
  const mail = await mailTo(app, 'help@bizamply.test')
  expect(mail.subject).toBe('Bizamply support: Import')
  expect(mail.text).toContain('Where is the import?\n\nI looked everywhere.')
  expect(mail.text).toContain(company.emails.viewer)
  expect(mail.replyTo).toBe(company.emails.viewer)
})

test('more than ten messages an hour are refused; invalid ones do not count', async () => {
  await beginAnHour(app)
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const write = (subject: string) => editor.call('POST', '/api/support', { subject, message: 'Hello.' })
  for (let n = 0; n < 3; n++) expect((await write(' ')).status).toBe(400)
  for (let n = 0; n < 10; n++) expect((await write(`Letter ${n}`)).status).toBe(200)
  const refused = await write('One more')
  expect([refused.status, refused.json['code']]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
  const { rows } = await app.owner.query(`select 1 from app.mails where recipient = 'help@bizamply.test'`)
  expect([rows.length, app.errors]).toEqual([11, []])
})
