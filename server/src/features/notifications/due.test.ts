import { describe, expect, test } from 'vitest'
import { mailDue, pushDue, type PersonClock } from './due.ts'

const berlin: PersonClock = { timezone: 'Europe/Berlin', rhythm: 'urgent', quiet: { on: false, from: 20, to: 7 } }
const at = (text: string): Date => new Date(`2026-11-21T${text}:00.000Z`)
const mail = (kind: Parameters<typeof mailDue>[0], when: Date, more: Partial<PersonClock> = {}): string =>
  mailDue(kind, when, { ...berlin, ...more }).toISOString()
const quiet = { on: true, from: 20, to: 7 }

describe('an email is sent', () => {
  test("immediately if urgent, else at eight in the user's timezone", () => {
    expect(mail('risk', at('13:05'))).toBe('2026-11-21T13:05:00.000Z')
    expect(mail('connection', at('13:05'))).toBe('2026-11-21T13:05:00.000Z')
    expect(mail('mention', at('13:05'))).toBe('2026-11-22T07:00:00.000Z')
    expect(mail('mention', at('06:59'))).toBe('2026-11-21T07:00:00.000Z')
    expect(mail('mention', at('13:05'), { timezone: null })).toBe('2026-11-21T16:00:00.000Z')
    expect(mail('risk', at('13:05'), { rhythm: 'daily' })).toBe('2026-11-22T07:00:00.000Z')
  })

  test('hourly, or every 15 minutes for new comments', () => {
    expect(mail('mention', at('13:05'), { rhythm: 'hourly' })).toBe('2026-11-21T14:00:00.000Z')
    expect(mail('mention', at('13:05'), { rhythm: 'hourly', timezone: 'Asia/Kolkata' })).toBe(
      '2026-11-21T13:30:00.000Z',
    )
    expect(mail('mention', at('13:05'), { rhythm: 'each' })).toBe('2026-11-21T13:05:00.000Z')
    expect(mail('comment', at('13:05'), { rhythm: 'each' })).toBe('2026-11-21T13:15:00.000Z')
  })

  test('after quiet hours, except for a risk', () => {
    expect(mail('send-failed', at('22:00'), { quiet })).toBe('2026-11-22T06:00:00.000Z')
    expect(mail('send-failed', at('03:00'), { quiet })).toBe('2026-11-21T06:00:00.000Z')
    expect(mail('send-failed', at('06:00'), { quiet })).toBe('2026-11-21T06:00:00.000Z')
    expect(mail('risk', at('22:00'), { quiet })).toBe('2026-11-21T22:00:00.000Z')
    expect(mail('mention', at('12:05'), { rhythm: 'hourly', quiet: { on: true, from: 13, to: 15 } })).toBe(
      '2026-11-21T14:00:00.000Z',
    )
  })

  test('once and at the right hour when the clocks change', () => {
    const spring = new Date('2026-03-28T22:30:00.000Z')
    expect(mail('mention', spring)).toBe('2026-03-29T06:00:00.000Z')
    expect(mail('send-failed', spring, { quiet: { on: true, from: 22, to: 2 } })).toBe('2026-03-29T01:00:00.000Z')
    expect(mail('mention', new Date('2026-10-24T22:30:00.000Z'))).toBe('2026-10-25T07:00:00.000Z')
  })
})

test('a push is sent immediately or never: in quiet hours only for a risk', () => {
  const push = (kind: Parameters<typeof pushDue>[0], when: Date) => pushDue(kind, when, { ...berlin, quiet })
  expect(push('mention', at('13:05'))).toEqual(at('13:05'))
  expect(push('comment', at('13:05'))).toEqual(at('13:15'))
  expect(push('mention', at('22:00'))).toBeNull()
  expect(push('comment', at('18:55'))).toBeNull()
  expect(push('risk', at('22:00'))).toEqual(at('22:00'))
})
