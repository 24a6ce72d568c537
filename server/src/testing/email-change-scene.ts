import type { Answer, Caller } from './caller.ts'
import { newEmail, visitor } from './join.ts'
import { mailsTo } from './mailbox.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface Changing {
  company: TestCompany
  caller: Caller
  oldEmail: string
  newEmail: string
  code: string
  link: string
}

export const beginChange = (caller: Caller, email: string): Promise<Answer> =>
  caller.call('POST', '/api/profile/email', { email })

export const prove = (caller: Caller, code: string): Promise<Answer> =>
  caller.call('POST', '/api/profile/email/code', { code })

/** Opens the link in a separate browser. */
export async function open(app: TestApp, what: 'read' | 'confirm' | 'stop' | 'undo', token: string): Promise<Answer> {
  return (await visitor(app)).call('POST', `/api/email-change/${what}`, { token })
}

/** The newest mail with this subject. */
export const mailAbout = (app: TestApp, email: string, subject: string, count = 1) =>
  until(`"${subject}" to ${email}`, async () => {
    const all = (await mailsTo(app, email)).filter((mail) => mail.subject === subject)
    return all.length >= count && all[0]
  })

export async function tokenAbout(app: TestApp, email: string, subject: string, count = 1): Promise<string> {
  const { links } = await mailAbout(app, email, subject, count)
  return new URL(links[0] ?? '').searchParams.get('token') ?? ''
}

export async function codeAbout(app: TestApp, email: string, count = 1): Promise<string> {
  const { text } = await mailAbout(app, email, 'Your code for your new email address', count)
  return /^\d{6}$/m.exec(text)?.[0] ?? ''
}

export const CONFIRM = 'Confirm your new email address'
export const CHANGED = 'Your email address was changed'

/** A member who has begun, with the code and the link that were mailed. */
export async function changing(app: TestApp, to = newEmail()): Promise<Changing> {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const begun = await beginChange(caller, to)
  if (begun.status !== 200) throw new Error(`beginning: ${begun.status} ${begun.text}`)
  const oldEmail = company.emails.editor
  const link = await tokenAbout(app, oldEmail, CONFIRM)
  return { company, caller, oldEmail, newEmail: to, code: await codeAbout(app, to), link }
}

/** Confirms both addresses; returns the undo link. */
export async function changed(app: TestApp): Promise<Changing & { undo: string }> {
  const all = await changing(app)
  await open(app, 'confirm', all.link)
  const answer = await prove(all.caller, all.code)
  if (answer.status !== 200) throw new Error(`proving: ${answer.status} ${answer.text}`)
  return { ...all, undo: await tokenAbout(app, all.oldEmail, CHANGED) }
}
