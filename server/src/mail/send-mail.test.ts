import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../context.ts'
import { newEmail } from '../testing/join.ts'
import { mailsTo, mailTo } from '../testing/mailbox.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { enqueueMail, enqueueWaitingMails, forgetOldMails, sendMailJob, type NewMail } from './index.ts'
import type { Mailer } from './mailer.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Row {
  id: string
  state: string
  attempts: number
  last_error: string | null
  sealed_values: string | null
  sent_at: Date | null
}

const rowOf = async (to: string): Promise<Row | undefined> =>
  (await app.owner.query<Row>('select * from app.mails where recipient = $1', [to])).rows[0]

async function book(more: Partial<NewMail> = {}): Promise<{ to: string; id: string }> {
  const to = newEmail()
  const link = 'https://app.example/reset-password?token=sbxsecret'
  const mail: NewMail = { template: 'reset', to, locale: 'en', values: { name: 'Ada', link } }
  await app.db.inServer((tx) => enqueueMail(tx, app.services, { ...mail, ...more } as NewMail))
  return { to, id: (await rowOf(to))?.id ?? '' }
}

const refusing = (error: object): Mailer => ({
  canSend: true,
  send: () => Promise.reject(Object.assign(new Error(`550 no such mailbox, token=sbxsecret`), error)),
  close: () => undefined,
})

const withMailer = (mailer: Mailer, log: object[] = []): Services => ({
  ...app.services,
  mailer,
  log: { ...app.services.log, warn: (fields) => void log.push(fields) },
})

/** Moves only when advanced. */
function clockInADay(): { now: () => Date; advance: (milliseconds: number) => void } {
  let at = app.services.now().getTime() + 86_400_000
  return { now: () => new Date(at), advance: (milliseconds) => void (at += milliseconds) }
}

describe('an email', () => {
  test('that can no longer be decrypted fails after eight attempts and does not wait for ever', async () => {
    const { to, id } = await book()
    await app.owner.query(`update app.mails set sealed_values = 'damaged' where id = $1`, [id])
    const clock = clockInADay()
    for (let attempt = 1; attempt <= 8; attempt++) {
      await sendMailJob({ ...withMailer(app.services.mailer), now: clock.now }, { mailId: id })
      clock.advance(3 * 3_600_000)
    }
    expect(await rowOf(to)).toMatchObject({ state: 'failed', attempts: 8, sealed_values: null })
  })

  test('waits encrypted, is sent once, and keeps none of its content', async () => {
    const { to, id } = await book()
    const waiting = await rowOf(to)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(JSON.stringify(waiting)).not.toContain('sbxsecret')
    await Promise.all([sendMailJob(app.services, { mailId: id }), sendMailJob(app.services, { mailId: id })])
    await sendMailJob(app.services, { mailId: id })
    expect((await mailTo(app, to)).links).toEqual(['https://app.example/reset-password?token=sbxsecret'])
    expect(await mailsTo(app, to)).toHaveLength(1)
    expect(await rowOf(to)).toMatchObject({ state: 'sent', sealed_values: null, sent_at: expect.any(Date) })
  })

  test('that no server accepts is retried with growing delays, and given up after eight attempts', async () => {
    const { to, id } = await book()
    const log: object[] = []
    const services = withMailer(refusing({ code: 'EENVELOPE', responseCode: 550 }), log)
    await sendMailJob(services, { mailId: id })
    await sendMailJob(services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'EENVELOPE 550' })
    for (let attempt = 2; attempt <= 8; attempt++) {
      app.advance(4 * 3_600_000)
      await sendMailJob(services, { mailId: id })
      expect(await rowOf(to)).toMatchObject({ attempts: attempt })
    }
    expect(await rowOf(to)).toMatchObject({ state: 'failed', sealed_values: null, last_error: 'EENVELOPE 550' })
    app.advance(4 * 3_600_000)
    await sendMailJob(services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ attempts: 8 })
    expect(JSON.stringify(log)).not.toMatch(/sbxsecret|no such mailbox/)
    expect(JSON.stringify(log)).not.toContain(to)
  })

  test('is sent once the mail server is back', async () => {
    const { to, id } = await book()
    await sendMailJob(withMailer(refusing({ code: 'ECONNECTION' })), { mailId: id })
    await sendMailJob(app.services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'waiting' })
    app.advance(10_000)
    await sendMailJob(app.services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  test('that waited for hours is retried with the same delays', async () => {
    const { to, id } = await book()
    const clock = clockInADay()
    const services = { ...withMailer(refusing({ code: 'ECONNECTION' })), now: clock.now }
    for (const [attempts, seconds] of [10, 30, 80, 300, 900, 3600, 9000].entries()) {
      await sendMailJob(services, { mailId: id })
      clock.advance(seconds * 1000 - 1)
      await sendMailJob(services, { mailId: id })
      expect(await rowOf(to)).toMatchObject({ state: 'waiting', attempts: attempts + 1 })
      clock.advance(1)
    }
    await sendMailJob(services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'failed', attempts: 8 })
  })

  test('that waited for hours is sent by one worker only, and by another if that one was killed', async () => {
    const { to, id } = await book()
    const clock = clockInADay()
    const begun = Promise.withResolvers<void>()
    const killed = Promise.withResolvers<void>()
    const hanging: Mailer = { ...refusing({}), send: () => (begun.resolve(), killed.promise) }
    const first = sendMailJob({ ...withMailer(hanging), now: clock.now }, { mailId: id })
    await begun.promise
    const other = { ...app.services, now: clock.now }
    clock.advance(119_999)
    await sendMailJob(other, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'waiting', attempts: 1 })
    clock.advance(1)
    await sendMailJob(other, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'sent', attempts: 2 })
    expect(await mailsTo(app, to)).toHaveLength(1)
    killed.resolve()
    await first
  })

  test('that an older version attempted is due', async () => {
    const { to, id } = await book()
    await app.owner.query('update app.mails set attempts = 3, next_attempt_at = null where id = $1', [id])
    await sendMailJob(app.services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'sent', attempts: 4 })
  })

  test('with an expired code is not sent', async () => {
    const until = new Date(app.services.now().getTime() + 300_000)
    const { to, id } = await book({ template: 'verify', values: { name: 'Ada', code: '123456' }, until })
    app.advance(300_001)
    await sendMailJob(app.services, { mailId: id })
    expect(await rowOf(to)).toMatchObject({ state: 'failed', last_error: 'too late', sealed_values: null })
    expect(await mailsTo(app, to)).toEqual([])
  })

  test('waits without an attempt if no mail server is configured', async () => {
    const { to, id } = await book()
    const none: Mailer = { ...refusing({}), canSend: false }
    await sendMailJob(withMailer(none), { mailId: id })
    await enqueueWaitingMails(withMailer(none))
    expect(await rowOf(to)).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test('is deleted after a year', async () => {
    const { to } = await book()
    await forgetOldMails({ ...app.services, now: () => new Date(app.services.now().getTime() + 366 * 86_400_000) })
    expect(await rowOf(to)).toBeUndefined()
  })
})

test('an email whose job was lost is enqueued again', async () => {
  const { to } = await book()
  await app.owner.query(`delete from pgboss.job where name = 'send-mail'`)
  const worker = await startTestApp({ builtIn: true, peerOf: app, work: true })
  worker.advance(app.services.now().getTime() - worker.services.now().getTime())
  try {
    await enqueueWaitingMails(app.services)
    expect((await mailTo(app, to)).subject).toMatch(/password/)
  } finally {
    await worker.stop()
  }
})

test('an email and its job are created with the rest of the transaction, or not at all', async () => {
  const to = newEmail()
  const job = app.db.inServer(async (tx) => {
    await enqueueMail(tx, app.services, { template: 'verify', to, locale: 'en', values: { name: '', code: '1' } })
    throw new Error('something else went wrong')
  })
  await expect(job).rejects.toThrow('something else')
  expect(await rowOf(to)).toBeUndefined()
})
