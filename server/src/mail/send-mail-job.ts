import { Readable } from 'node:stream'
import { sql, type SQL } from 'drizzle-orm'
import { inside, type Ctx, type Services } from '../context.ts'
import { findFile, readFile } from '../files/index.ts'
import { mailBind, type MailFile, type SealedMail } from './enqueue-mail.ts'
import type { Attachment } from './mailer.ts'
import { isStopped, removeMailStop, stopMail } from './suppression-list.ts'
import { composeMail, type Template } from './templates/index.ts'

/** Seconds between the end of an attempt and the next: eight attempts within about four hours. */
const WAIT_AFTER = [10, 30, 80, 300, 900, 3600, 9000]
const MOST_ATTEMPTS = WAIT_AFTER.length + 1
/** Seconds: longer than an attempt takes. After it, another worker takes over from a killed one. */
const LONGEST_ATTEMPT = 120

interface Row extends Record<string, unknown> {
  template: Template
  recipient: string
  locale: string
  sealed_values: string
  attempts: number
}

/**
 * Sends one waiting email. Before an attempt begins, it is counted and the next one is put off, so that two workers
 * never send the same mail concurrently.
 */
export async function sendMailJob(services: Services, { mailId }: { mailId: string }): Promise<void> {
  const { db, mailer, now } = services
  if (!mailer.canSend) return
  const { rows } = await db.global.execute<Row>(sql`update app.mails set attempts = attempts + 1,
      next_attempt_at = ${now().toISOString()}::timestamptz
        + greatest(${LONGEST_ATTEMPT}, ${waitAfter(sql`attempts + 1`)}) * interval '1 second'
    where id = ${mailId} and state = 'waiting' and sealed_values is not null and ${isDue(now())}
    returning template, recipient, locale, sealed_values, attempts`)
  const [row] = rows
  if (!row) return
  try {
    const skipped = await attempt(services, mailId, row)
    if (skipped !== null) return end(services, mailId, 'failed', skipped)
  } catch (error) {
    const reason = reasonOf(error)
    if (isRefusedForGood(error)) {
      await stopMail(db, row.recipient, reason, now())
      return end(services, mailId, 'failed', reason)
    }
    services.log.warn({ mailId, template: row.template, attempt: row.attempts, reason }, 'an email could not be sent')
    if (row.attempts >= MOST_ATTEMPTS) return end(services, mailId, 'failed', reason)
    await db.global.execute(sql`update app.mails set last_error = ${reason},
        next_attempt_at = ${now().toISOString()}::timestamptz + ${waitAfter(sql`attempts`)} * interval '1 second'
      where id = ${mailId} and state = 'waiting' and attempts = ${row.attempts}`)
    return
  }
  await removeMailStop(db, row.recipient)
  await end(services, mailId, 'sent', null)
}

/** Null if sent, or why it must not be sent anymore. */
async function attempt(services: Services, mailId: string, row: Row): Promise<string | null> {
  const { db, mailer, now } = services
  const kept = JSON.parse(services.encryption.decrypt(row.sealed_values, mailBind(mailId))) as SealedMail
  if (kept.until !== null && now().getTime() > Date.parse(kept.until)) return 'too late'
  if (optional.has(row.template) && (await isStopped(db, row.recipient))) return 'came back'
  const mail = composeMail(row.template, row.locale, kept.values)
  const { files = [], replyTo = null, unsubscribe = null } = kept
  if (!(await areThere(services, files))) return 'file gone'
  const attachments = files.map((file) => attach(services, file))
  await mailer.send({ ...mail, id: mailId, to: row.recipient, replyTo, unsubscribe, attachments })
  return null
}

/** Optional mail, which stops after a bounce. */
const optional: ReadonlySet<Template> = new Set(['notifications', 'marketing-wish'])

/** The receiving server doesn't know the address. A refusal by policy (5.7.x) may be about us and doesn't count. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode, response } = error as Record<string, unknown>
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return false
  return responseCode >= 550 && responseCode <= 553 && !/\b5\.7\.\d/.test(String(response))
}

const within = (services: Services, { companyId }: MailFile): Ctx =>
  inside(services, { companyId, publicId: '', brandId: '', actor: null })

async function areThere(services: Services, files: MailFile[]): Promise<boolean> {
  for (const file of files) {
    const ctx = within(services, file)
    if (!(await ctx.tx((tx) => findFile(tx, ctx, file.purpose, file.id)))) return false
  }
  return true
}

const attach = (services: Services, file: MailFile): Attachment => ({
  name: file.name,
  type: file.type,
  bytes: Readable.from(readFile(within(services, file), file.id)),
})

async function end({ db, now }: Services, id: string, state: 'sent' | 'failed', error: string | null): Promise<void> {
  await db.global.execute(sql`update app.mails set state = ${state}, last_error = ${error}, sealed_values = null,
    sent_at = ${state === 'sent' ? now().toISOString() : null} where id = ${id}`)
}

/** Enqueues due mail without a job again: its job was lost, or it couldn't be sent. */
export async function enqueueWaitingMails({ db, mailer, queue, now }: Services): Promise<void> {
  if (!mailer.canSend) return
  const queued = (await queue.open('send-mail')).map(({ mailId }) => mailId)
  const { rows } = await db.global.execute<{ id: string }>(sql`
    select id from app.mails where state = 'waiting' and ${isDue(now())} and id <> all(${sql.param(queued)}::uuid[])
    order by created_at limit 200`)
  await queue.addAll(
    'send-mail',
    rows.map(({ id }) => ({ mailId: id })),
  )
}

/** Keeps a year of what was sent to whom, without its content. */
export async function forgetOldMails({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - 365 * 86_400_000).toISOString()
  await db.global.execute(sql`delete from app.mails where created_at < ${before}::timestamptz`)
}

/** Null was never attempted, or only by a version without this column. */
const isDue = (now: Date) => sql`(next_attempt_at is null or next_attempt_at <= ${now.toISOString()}::timestamptz)`

/** Seconds to wait after this many attempts. */
const waitAfter = (attempts: SQL) =>
  sql`(array[${sql.raw(WAIT_AFTER.join(','))}])[least(${attempts}, ${sql.raw(String(WAIT_AFTER.length))})]`

/** Codes only, or the error's name: a mail server's message may repeat the address or the content. */
function reasonOf(error: unknown): string {
  const known = error as { code?: unknown; responseCode?: unknown }
  const codes = [known.code, known.responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return codes.length > 0 || !(error instanceof Error) ? codes.join(' ') : error.name
}
