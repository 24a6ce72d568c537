import { wordsFor } from '../words/index.ts'
import { accountChange } from './account-change.ts'
import { dataRequest } from './data-request.ts'
import { emailChanged, emailCode, emailConfirm, emailRestored, emailTaken } from './email-change.ts'
import { invitation } from './invitation.ts'
import { accountKept, accountOffboarding, companyExportReady, companyKept, companyOffboarding } from './offboarding.ts'
import { layOut, type MailParts } from './layout.ts'
import { newSignIn } from './new-sign-in.ts'
import { marketingWish, notifications } from './notifications.ts'
import { passwordReset } from './password-reset.ts'
import { recoveryStep } from './recovery.ts'
import { report } from './report.ts'
import { supportAccess } from './support-access.ts'
import { ssoBypassed } from './sso-bypassed.ts'
import { support } from './support.ts'
import { verification } from './verification.ts'

/** The values that each template needs. */
export interface MailValues {
  'account-kept': { name: string; link: string }
  'account-leaving': { name: string; day: string; link: string }
  'company-export-ready': { name: string; company: string; link: string }
  'company-kept': { name: string; company: string; who: string; link: string }
  'company-leaving': { name: string; company: string; who: string; day: string; link: string }
  verify: { name: string; code: string }
  reset: { name: string; link: string }
  'password-changed': { name: string; link: string }
  'second-factor-on': { name: string; link: string }
  'second-factor-off': { name: string; link: string }
  'recovery-code-used': { name: string; link: string; detail: string }
  'passkey-added': { name: string; link: string; detail: string }
  'passkey-removed': { name: string; link: string; detail: string }
  'new-sign-in': { name: string; device: string; place: string; time: string; link: string }
  'email-code': { name: string; code: string }
  'email-confirm': { name: string; email: string; link: string }
  'email-taken': { link: string }
  'email-changed-old': { name: string; oldEmail: string; newEmail: string; link: string }
  'email-changed-new': { name: string; oldEmail: string; newEmail: string; link: string }
  'email-restored': { name: string; link: string }
  'recovery-requested': { name: string; person: string; company: string; link: string }
  'recovery-approved': { name: string; person: string; company: string; due: string; link: string }
  'recovery-stopped': { name: string; person: string; company: string; link: string }
  'recovery-done': { name: string; person: string; company: string; link: string }
  invitation: { inviter: string; company: string; role?: string; note: string; link: string }
  'sso-bypassed': { name: string; admin: string; link: string }
  'support-access': { name: string; administrator: string; member: string; reason: string; link: string }
  'data-request': { name: string; shop: string; person: string; found: string }
  notifications: { title: string; items: string; link: string; unsubscribe: string }
  'marketing-wish': { name: string; link: string; unsubscribe: string }
  report: { title: string; brand: string; days: string; said: string; author: string; link: string }
  support: { subject: string; message: string; name: string; email: string; company: string }
}
export type Template = keyof MailValues

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

/** The email in the recipient's language, else in English; every value is escaped. */
export function composeMail<T extends Template>(template: T, locale: string, values: MailValues[T]): ComposedMail
export function composeMail(template: Template, locale: string, values: Record<string, string>): ComposedMail
export function composeMail(template: Template, locale: string, values: Record<string, string>): ComposedMail {
  const words = wordsFor(locale)
  const parts = makers[template](words, values as never)
  return { subject: oneLine(parts.subject), ...layOut(words, parts) }
}

const makers: { [T in Template]: (words: ReturnType<typeof wordsFor>, values: MailValues[T]) => MailParts } = {
  'account-kept': accountKept,
  'account-leaving': accountOffboarding,
  'company-export-ready': companyExportReady,
  'company-kept': companyKept,
  'company-leaving': companyOffboarding,
  verify: verification,
  reset: passwordReset,
  'password-changed': accountChange('passwordChanged'),
  'second-factor-on': accountChange('secondFactorOn'),
  'second-factor-off': accountChange('secondFactorOff'),
  'recovery-code-used': accountChange('recoveryCodeUsed'),
  'passkey-added': accountChange('passkeyAdded'),
  'passkey-removed': accountChange('passkeyRemoved'),
  'new-sign-in': newSignIn,
  'email-code': emailCode,
  'email-confirm': emailConfirm,
  'email-taken': emailTaken,
  'email-changed-old': emailChanged('old'),
  'email-changed-new': emailChanged('new'),
  'email-restored': emailRestored,
  'recovery-requested': recoveryStep('requested'),
  'recovery-approved': recoveryStep('approved'),
  'recovery-stopped': recoveryStep('stopped'),
  'recovery-done': recoveryStep('done'),
  invitation,
  'sso-bypassed': ssoBypassed,
  'support-access': supportAccess,
  'data-request': dataRequest,
  notifications,
  'marketing-wish': marketingWish,
  report,
  support,
}

// A name with a line break must not inject a header.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
