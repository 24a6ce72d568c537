import { wordsFor } from '../words/index.ts'
import { brokenConnection } from './broken-connection.ts'
import { dataRequest } from './data-request.ts'
import { invitation } from './invitation.ts'
import { layOut, type MailParts } from './layout.ts'
import { passwordReset } from './password-reset.ts'
import { report } from './report.ts'
import { support } from './support.ts'
import { verification } from './verification.ts'

/** What each template needs to be filled with. */
export interface MailValues {
  verify: { name: string; code: string }
  reset: { name: string; link: string }
  invitation: { inviter: string; company: string; link: string }
  'connection-broken': { name: string; platform: string; brand: string; reason: string; link: string }
  'data-request': { name: string; shop: string; person: string; found: string }
  report: { title: string; brand: string; days: string; said: string; author: string; link: string }
  support: { subject: string; message: string; name: string; email: string; company: string }
}
export type Template = keyof MailValues

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

/** The mail in the person's language, else in English; every value is escaped where it stands. */
export function composeMail<T extends Template>(template: T, locale: string, values: MailValues[T]): ComposedMail
export function composeMail(template: Template, locale: string, values: Record<string, string>): ComposedMail
export function composeMail(template: Template, locale: string, values: Record<string, string>): ComposedMail {
  const words = wordsFor(locale)
  const parts = makers[template](words, values as never)
  return { subject: oneLine(parts.subject), ...layOut(words, parts) }
}

const makers: { [T in Template]: (words: ReturnType<typeof wordsFor>, values: MailValues[T]) => MailParts } = {
  verify: verification,
  reset: passwordReset,
  invitation,
  'connection-broken': brokenConnection,
  'data-request': dataRequest,
  report,
  support,
}

// A name with a line break in it must not begin a header of its own.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
