import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export interface Mail {
  subject: string
  text: string
  html: string
  replyTo?: string
  links: string[]
  attachments?: { name: string; type: string; bytes: number; base64: string }[]
}

/** Mail to an address, newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<Mail[]> {
  const { json } = await app.control('GET', `/_/mail?to=${encodeURIComponent(email)}`)
  return (json.data ?? []) as unknown as Mail[]
}

/** The newest mail, once there are `count` of them. */
export async function mailTo(app: TestApp, email: string, count = 1): Promise<Mail> {
  const mails = await until(`${count} mails to ${email}`, async () => {
    const all = await mailsTo(app, email)
    return all.length >= count && all
  })
  return mails[0] ?? { subject: '', text: '', html: '', links: [] }
}

/** The six digits of the newest code. */
export async function codeTo(app: TestApp, email: string, count = 1): Promise<string> {
  return /^\d{6}$/m.exec((await mailTo(app, email, count)).text)?.[0] ?? ''
}

/** A different code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
