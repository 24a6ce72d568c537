import { describe, expect, it } from 'vitest'
import {
  isWindowOpen,
  mayFollow,
  normalPhone,
  windowAfter,
  availabilityOf,
  type MessageState,
  type Reachable,
} from './availability.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ada: Reachable = {
  phone: '4915112345678',
  whatsappId: null,
  name: 'Ada',
  optedInAt: now,
  optedOutAt: null,
  marketingStopped: false,
  windowUntil: null,
}
const template = {
  name: 'review_thanks',
  language: 'en_US',
  category: 'UTILITY',
  status: 'APPROVED',
  body: 'Hello {{1}}. {{2}}',
}
const message = { text: 'Thank you.', language: 'en' }

describe('messaging a contact', () => {
  it('allows any text for 24 hours after each of their messages, even without consent', () => {
    const open = { ...ada, optedInAt: null, windowUntil: windowAfter(new Date('2026-11-20T12:00:01Z')) }
    expect(availabilityOf(open, message, [], now)).toEqual({ kind: 'text', text: 'Thank you.' })
    expect(isWindowOpen({ windowUntil: windowAfter(new Date('2026-11-20T12:00:00Z')) }, now)).toBe(false)
    expect(availabilityOf(open, { ...message, text: 'x'.repeat(4097) }, [], now)).toMatchObject({ kind: 'none' })
  })

  it('allows nothing after an opt-out, also within those 24 hours', () => {
    const out = { ...ada, optedOutAt: now, windowUntil: windowAfter(now) }
    const reason = 'This customer asked not to get WhatsApp messages.'
    expect(availabilityOf(out, message, [template], now)).toEqual({ kind: 'none', reason })
  })

  it('otherwise requires a template that contains the reply', () => {
    const availability = { kind: 'template', name: 'review_thanks', language: 'en_US', values: ['Ada', 'Thank you.'] }
    expect(availabilityOf(ada, message, [template], now)).toEqual(availability)
    const alone = { ...template, body: 'We answered: {{1}}' }
    expect(availabilityOf(ada, message, [alone], now)).toMatchObject({ values: ['Thank you.'] })
  })

  it.each([
    ['no contact', null, [template], /no phone number/],
    ['a contact who has not opted in', { ...ada, optedInAt: null }, [template], /hasn’t agreed/],
    ['without a template', ada, [], /hasn’t approved a template/],
    ['with a paused template', ada, [{ ...template, status: 'PAUSED' }], /hasn’t approved a template/],
    ['with a template that has no placeholder', ada, [{ ...template, body: 'Hello' }], /hasn’t approved a template/],
    ['with a template in another language', ada, [{ ...template, language: 'de' }], /in this language \(en\)/],
    ['with a template that needs an unknown name', { ...ada, name: null }, [template], /starts with a name/],
    [
      'with a marketing template to +1',
      { ...ada, phone: '16505551234' },
      [{ ...template, category: 'MARKETING' }],
      /language/,
    ],
  ])("says why it can't message %s", (_, contact, templates, reason) => {
    const availability = availabilityOf(contact, message, templates, now)
    expect(availability.kind === 'none' ? availability.reason : '').toMatch(reason)
  })

  it('never uses a template that was made for something else', () => {
    const shipped = { ...template, name: 'order_shipped', body: 'Hi {{1}}, your order {{2}} is on its way.' }
    const asked = { ...template, name: 'review_request', body: 'Hi {{1}}, how do you like {{2}}?' }
    expect(availabilityOf(ada, message, [shipped, asked, template], now)).toMatchObject({ name: 'review_thanks' })
    expect(availabilityOf(ada, message, [shipped, asked], now)).toMatchObject({ kind: 'none' })
    const reply = { ...template, name: 'review_reply_2' }
    expect(availabilityOf(ada, message, [shipped, reply], now)).toMatchObject({ name: 'review_reply_2' })
  })

  it('rejects replies too long for the template', () => {
    const long = { ...message, text: 'x'.repeat(1020) }
    expect(availabilityOf(ada, long, [template], now)).toMatchObject({ kind: 'none' })
    const alone = { ...template, body: '{{1}}' }
    expect(availabilityOf({ ...ada, name: null }, { ...message, text: 'x'.repeat(1000) }, [alone], now).kind).toBe(
      'template',
    )
  })

  it("prefers templates that aren't marketing", () => {
    const advert = { ...template, name: 'review_reply_advert', category: 'MARKETING' }
    expect(availabilityOf(ada, message, [advert, template], now)).toMatchObject({ name: 'review_thanks' })
    expect(availabilityOf(ada, message, [advert], now)).toMatchObject({ name: 'review_reply_advert' })
  })
})

describe('a customer who stopped marketing messages', () => {
  const stopped = { ...ada, marketingStopped: true }
  const advert = { ...template, name: 'review_reply_advert', category: 'MARKETING' }

  it('gets utility templates only', () => {
    expect(availabilityOf(stopped, message, [advert, template], now)).toMatchObject({ name: 'review_thanks' })
    expect(availabilityOf(stopped, message, [advert], now)).toEqual({
      kind: 'none',
      reason:
        'This customer stopped marketing messages in WhatsApp, and you have no approved utility template in their language.',
    })
    const german = availabilityOf(stopped, { ...message, language: 'de' }, [advert], now)
    expect(german.kind === 'none' && german.reason).toMatch(/in this language \(de\)/)
  })

  it('still gets replies for 24 hours after their message', () => {
    expect(availabilityOf({ ...stopped, windowUntil: windowAfter(now) }, message, [], now)).toMatchObject({
      kind: 'text',
    })
  })
})

describe('a phone number', () => {
  it.each([
    ['+49 151 123-456.78', '4915112345678'],
    ['0049 (151) 12345678', '4915112345678'],
    ['16505551234', '16505551234'],
    ['0151 12345678', null],
    ['5551234', null],
    ['+12', null],
    ['call me', null],
    ['', null],
  ])('%o is normalized to %o', (given, expected) => expect(normalPhone(given)).toBe(expected))
})

describe('the state of a message', () => {
  const all: MessageState[] = ['accepted', 'sent', 'delivered', 'read', 'failed']
  it.each([
    ['accepted', ['sent', 'delivered', 'read', 'failed']],
    ['sent', ['delivered', 'read', 'failed']],
    ['delivered', ['read']],
    ['read', []],
    ['failed', []],
    ['received', []],
  ] as const)('after %s, only %o can follow', (state, next) => {
    expect(all.filter((one) => mayFollow(state, one))).toEqual(next)
  })
})
