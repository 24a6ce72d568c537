import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../../context.ts'
import type { ComposedMail } from '../../mail/index.ts'
import { sendMailJob } from '../../mail/index.ts'
import { makeCompany, userOf, type TestCompany } from '../../testing/make-company.ts'
import { arrive, bell } from '../../testing/notification-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueDueNotifications, notifyAssigned, notifyJob, notifyMentioned } from './index.ts'
import { newId } from '../../db/ids.ts'

type Sent = ComposedMail & { to: string; unsubscribe?: string | null }
type Role = keyof TestCompany['emails']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

/** Sends every email that is due; returns the sent ones. */
async function send(fail?: object): Promise<Sent[]> {
  const sent: Sent[] = []
  const mailer: Services['mailer'] = {
    canSend: true,
    send: async (mail) => {
      if (fail) throw Object.assign(new Error('refused'), fail)
      sent.push(mail)
    },
    close: () => undefined,
  }
  const { rows: people } = await app.owner.query<{ company_id: string; user_id: string }>(
    `select distinct company_id, user_id from app.notification_sends where state = 'waiting' and due_at <= $1`,
    [app.services.now()],
  )
  for (const { company_id: companyId, user_id: userId } of people) await notifyJob(app.services, { companyId, userId })
  const { rows } = await app.owner.query<{ id: string }>(`select id from app.mails where state = 'waiting'
    and template in ('notifications', 'marketing-wish') order by created_at`)
  for (const { id } of rows) await sendMailJob({ ...app.services, mailer }, { mailId: id })
  return sent
}

const choose = async (company: TestCompany, role: Role, body: object) => {
  const answer = await (await company.as(role)).call('PUT', '/api/notifications/settings', body)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return answer.json['data'] as Record<string, never>
}
const each = { rhythm: 'each' }
const risky = { text: 'I was injured and my lawyer will sue you.', rating: 1, authorName: 'Jonas' }
const tokenOf = (link: string | null | undefined): string => new URL(link ?? '').searchParams.get('token') ?? ''

async function mention(company: TestCompany, role: Role, commentId: string): Promise<void> {
  const userId = await userOf(app, company, role)
  await company.ctx.tx((tx) => notifyMentioned(tx, company.ctx, { commentId, noteId: newId(), userIds: [userId] }))
}

describe('a notification by mail', () => {
  test('is sent once to each user, with an unsubscribe link that needs no sign-in', async () => {
    const company = await makeCompany(app)
    await arrive(app, company, [risky])
    const sent = await send()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(Object.values(company.emails).toSorted())
    const [mail] = sent
    expect(mail?.subject).toBe('Sensitive review from Jonas')
    expect(mail?.text).toContain('I was injured')
    expect(mail?.text).toContain(`inBrand=${company.brandId}`)
    expect(mail?.text).toContain(`/unsubscribe?token=${tokenOf(mail?.unsubscribe)}`)
    expect(await send()).toEqual([])
  })

  test('is not sent once the company is banned', async () => {
    const company = await makeCompany(app)
    await arrive(app, company, [risky])
    await app.owner.query(`update app.companies set status = 'banned' where company_id = $1`, [company.companyId])
    expect(await send()).toEqual([])
  })

  test('is one email per user after a crash between decision and send', async () => {
    const company = await makeCompany(app)
    await arrive(app, company, [risky])
    const userId = await userOf(app, company, 'admin')
    const person = { companyId: company.companyId, userId }
    const broken = { ...app.services, queue: { ...app.services.queue, add: () => Promise.reject(new Error('killed')) } }
    await expect(notifyJob(broken, person)).rejects.toThrow('killed')
    await Promise.all([notifyJob(app.services, person), notifyJob(app.services, person)])
    await notifyJob(app.services, person)
    const { rows } = await app.owner.query('select 1 from app.mails where recipient = $1', [company.emails.admin])
    expect(rows).toHaveLength(1)
    await send()
  })

  test('waits for the digest and is sent once, with the others', async () => {
    const company = await makeCompany(app)
    await choose(company, 'editor', { rhythm: 'hourly' })
    const [one = '', two = ''] = await arrive(app, company, [{}, {}], true)
    await mention(company, 'editor', one)
    await mention(company, 'editor', two)
    expect(await send()).toEqual([])
    app.advance(3_600_000)
    const sent = await send()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [company.emails.editor, expect.stringMatching(/^2 notifications from Brand /)],
    ])
    app.advance(24 * 3_600_000)
    expect(await send()).toEqual([])
  })

  test('is left out of a digest once read in the console, or once its comment is hidden', async () => {
    const company = await makeCompany(app)
    await choose(company, 'editor', { rhythm: 'hourly' })
    const [one = '', two = ''] = await arrive(app, company, [{}, {}], true)
    await mention(company, 'editor', one)
    await (await company.as('editor')).call('POST', '/api/notifications/read', { all: true })
    await mention(company, 'editor', two)
    await app.owner.query(`update app.comments set triage_state = 'hidden' where id = $1`, [two])
    app.advance(3_600_000)
    expect(await send()).toEqual([])
  })

  test('waits for the end of quiet hours, except for a risk', async () => {
    const company = await makeCompany(app)
    const hour = app.services.now().getUTCHours()
    const caller = await company.as('editor')
    await caller.call('PUT', '/api/preferences', { timezone: 'UTC' })
    await choose(company, 'editor', { ...each, quiet: { on: true, from: hour, to: (hour + 2) % 24 } })
    const [id = ''] = await arrive(app, company, [{}], true)
    await mention(company, 'editor', id)
    await arrive(app, company, [risky])
    const mine = (sent: Sent[]) => sent.filter(({ to }) => to === company.emails.editor).map(({ subject }) => subject)
    expect(mine(await send())).toEqual(['Sensitive review from Jonas'])
    app.advance(2 * 3_600_000)
    expect(mine(await send())).toEqual([expect.stringContaining('mentioned you')])
  })

  test('respects settings, brand role and muted brands until it is sent', async () => {
    const company = await makeCompany(app)
    for (const role of ['admin', 'editor', 'viewer'] as const) await choose(company, role, { rhythm: 'hourly' })
    const [id = ''] = await arrive(app, company, [{}], true)
    for (const role of ['admin', 'editor', 'viewer'] as const) await mention(company, role, id)
    await choose(company, 'admin', { choices: { mention: { mail: false } } })
    await choose(company, 'editor', { mutedBrands: [company.brandId] })
    await app.owner.query(
      `insert into app.member_brand_roles (company_id, user_id, brand_id, role) values ($1, $2, $3, 'none')`,
      [company.companyId, await userOf(app, company, 'viewer'), company.brandId],
    )
    app.advance(3_600_000)
    expect(await send()).toEqual([])
    const { rows } = await app.owner.query(
      `select 1 from app.notification_sends where company_id = $1 and state = 'waiting'`,
      [company.companyId],
    )
    expect(rows).toEqual([])
  })

  test('is not created for a user without a role in the brand: no bell, no count, no mail', async () => {
    const company = await makeCompany(app)
    await app.owner.query(
      `insert into app.member_brand_roles (company_id, user_id, brand_id, role) values ($1, $2, $3, 'none')`,
      [company.companyId, await userOf(app, company, 'viewer'), company.brandId],
    )
    await arrive(app, company, [risky])
    const { rows } = await app.owner.query<{ email: string }>(
      `select u.email from app.notifications n join app.users u on u.id = n.user_id where n.company_id = $1 order by 1`,
      [company.companyId],
    )
    expect(rows.map(({ email }) => email)).toEqual([company.emails.admin, company.emails.editor])
    expect((await send()).map(({ to }) => to)).not.toContain(company.emails.viewer)
  })

  test('is repeated if the same cause recurs an hour later, not immediately', async () => {
    const company = await makeCompany(app)
    await choose(company, 'editor', { ...each, choices: { assigned: { mail: true } } })
    const [id = ''] = await arrive(app, company, [{}], true)
    const editor = await userOf(app, company, 'editor')
    const assign = () => company.ctx.tx((tx) => notifyAssigned(tx, company.ctx, { commentIds: [id], userId: editor }))
    await assign()
    expect(await send()).toHaveLength(1)
    await assign()
    expect(await send()).toEqual([])
    app.advance(3_700_000)
    await assign()
    expect(await send()).toHaveLength(1)
  })

  test('is sent by the sweep alone', async () => {
    const company = await makeCompany(app)
    await arrive(app, company, [risky])
    await enqueueDueNotifications(app.services)
    const open = await app.queue.open('notify')
    expect(open.filter(({ companyId }) => companyId === company.companyId)).toHaveLength(3)
    await send()
  })
})

test('respects a switched-off channel: the bell hides it, and its count continues', async () => {
  const company = await makeCompany(app)
  await choose(company, 'editor', { choices: { risk: { inApp: false, mail: false } } })
  await arrive(app, company, [risky])
  expect(await bell(company, 'editor')).toEqual({ list: [], unread: 0 })
  expect((await send()).map(({ to }) => to)).not.toContain(company.emails.editor)
  const { week, choices } = (await choose(company, 'editor', {})) as unknown as {
    week: { counts: unknown[] }
    choices: Record<string, object>
  }
  expect(week.counts).toEqual([{ kind: 'risk', brandId: company.brandId, count: 1 }])
  expect(choices['risk']).toEqual({ inApp: false, mail: false, push: true })
})

describe('a bounced mail', () => {
  const gone = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such user' }

  test('stops notifications to its address until the user confirms that it works', async () => {
    const company = await makeCompany(app)
    await choose(company, 'editor', each)
    await choose(company, 'viewer', { choices: { risk: { mail: false } } })
    await choose(company, 'admin', { choices: { risk: { mail: false } } })
    await arrive(app, company, [risky])
    expect(await send(gone)).toEqual([])
    const stopped = await choose(company, 'editor', {})
    expect(stopped['mail']).toEqual({ address: company.emails.editor, stoppedAt: expect.any(String) })
    await arrive(app, company, [risky])
    expect(await send()).toEqual([])
    await (await company.as('editor')).call('POST', '/api/notifications/mail/resume', {})
    await arrive(app, company, [risky])
    expect((await send()).map(({ to }) => to)).toEqual([company.emails.editor])
  })

  test('does not include a rejection of our own mail server', async () => {
    const company = await makeCompany(app)
    await arrive(app, company, [risky])
    await send({ ...gone, response: '550 5.7.1 blocked' })
    expect((await choose(company, 'editor', {}))['mail']).toMatchObject({ stoppedAt: null })
    await app.owner.query(`delete from app.mails where state = 'waiting'`)
  })
})

test('no test logged an error', () => expect(app.errors).toEqual([]))
