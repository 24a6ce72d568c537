import { describe, expect, test } from 'vitest'
import { composeMail, type MailValues, type Template } from './index.ts'

const evil = '<img src=x onerror=alert(1)>"&\'\r\nBcc: victim@shop.test'

const filled = (value: string): MailValues => ({
  'account-kept': { name: value, link: 'https://app.example/settings' },
  'account-leaving': { name: value, day: 'November 23, 2026', link: 'https://app.example/login' },
  'company-export-ready': { name: value, company: value, link: 'https://app.example/settings' },
  'company-kept': { name: value, company: value, who: value, link: 'https://app.example/settings' },
  'company-leaving': {
    name: value,
    company: value,
    who: value,
    day: 'November 23, 2026',
    link: 'https://app.example/settings',
  },
  verify: { name: value, code: '123456' },
  reset: { name: value, link: 'https://app.example/reset-password?token=a&b=c' },
  'password-changed': { name: value, link: 'https://app.example/forgot-password' },
  'support-access': {
    name: value,
    administrator: value,
    member: value,
    reason: value,
    link: 'https://app.example/settings',
  },
  'sso-bypassed': { name: value, admin: value, link: 'https://app.example/settings?tab=company' },
  'second-factor-on': { name: value, link: 'https://app.example/profile?tab=security' },
  'second-factor-off': { name: value, link: 'https://app.example/profile?tab=security' },
  'recovery-code-used': { name: value, link: 'https://app.example/profile?tab=security', detail: '3' },
  'passkey-added': { name: value, link: 'https://app.example/profile?tab=security', detail: value },
  'passkey-removed': { name: value, link: 'https://app.example/profile?tab=security', detail: value },
  'new-sign-in': {
    name: value,
    device: value,
    place: value,
    time: 'November 21, 2026 at 2:05 PM',
    link: 'https://app.example/profile?tab=security',
  },
  'email-code': { name: value, code: '123456' },
  'email-confirm': { name: value, email: 'new@shop.test', link: 'https://app.example/email-change?token=a' },
  'email-taken': { link: 'https://app.example/login' },
  'email-changed-old': {
    name: value,
    oldEmail: 'old@shop.test',
    newEmail: 'new@shop.test',
    link: 'https://app.example/email-change?token=a',
  },
  'email-changed-new': {
    name: value,
    oldEmail: 'old@shop.test',
    newEmail: 'new@shop.test',
    link: 'https://app.example/profile',
  },
  'email-restored': { name: value, link: 'https://app.example/forgot-password' },
  'recovery-requested': { name: value, person: value, company: value, link: 'https://app.example/recovery?token=a' },
  'recovery-approved': {
    name: value,
    person: value,
    company: value,
    due: '2026-11-24 10:00 UTC',
    link: 'https://app.example/recovery?token=a',
  },
  'recovery-stopped': { name: value, person: value, company: value, link: 'https://app.example/login' },
  'recovery-done': { name: value, person: value, company: value, link: 'https://app.example/login' },
  invitation: {
    inviter: value,
    company: value,
    role: value,
    note: value,
    link: 'https://app.example/invitation?token=a',
  },
  notifications: {
    title: value,
    items: value,
    link: 'https://app.example/dashboard',
    unsubscribe: 'https://app.example/unsubscribe?token=a',
  },
  'marketing-wish': {
    name: value,
    link: 'https://app.example/marketing?token=a',
    unsubscribe: 'https://app.example/unsubscribe?token=a',
  },
  'data-request': { name: value, shop: value, person: value, found: value },
  report: {
    title: value,
    brand: value,
    days: 'Week of November 15 to 21, 2026',
    said: 'Nothing stood out this week.',
    author: value,
    link: 'https://app.example/reports',
  },
  support: { subject: value, message: value, name: value, email: 'ada@shop.test', company: 'BZ-ALDER' },
})

const templates = Object.keys(filled('')) as Template[]
const mailOf = (template: Template, value = 'Ada', locale = 'en') =>
  composeMail(template, locale, filled(value)[template] as Record<string, string>)

describe.each(templates)('the mail %s', (template) => {
  test('has the same content in text and HTML', () => {
    const { subject, text, html } = mailOf(template)
    expect(subject).toMatch(/\S/)
    for (const value of Object.values(filled('Ada')[template])) {
      expect(text).toContain(value)
      expect(html).toContain(value.replaceAll('&', '&#38;'))
    }
  })

  test('escapes what users typed, and prevents header injection', () => {
    const { subject, html } = mailOf(template, evil)
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>/)
    expect(html).not.toContain('"&\'')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  test('loads nothing remote, and is readable in dark mode', () => {
    const { html } = mailOf(template)
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('<html lang="en">')
  })

  test('is English if its language has no catalog', () => {
    for (const locale of ['xx', 'de-AT', '', '__proto__', 'constructor'])
      expect(mailOf(template, 'Ada', locale)).toEqual(mailOf(template))
  })
})

test('no subject contains a code, because mail servers log subjects', () => {
  expect(mailOf('verify').subject).not.toContain('123456')
})

test('a recipient without a name is still greeted', () => {
  expect(mailOf('verify', '').text).toMatch(/^Hello,\n/)
})
