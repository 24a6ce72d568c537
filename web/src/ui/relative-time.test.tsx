import { expect, test } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { RelativeTime } from './relative-time.tsx'

const now = new Date('2026-11-21T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.for([
  [0, 'Just now'],
  [59, 'Just now'],
  [MINUTE, '1m ago'],
  [59 * MINUTE + 59, '59m ago'],
  [HOUR, '1h ago'],
  [23 * HOUR, '23h ago'],
  [DAY, '1d ago'],
  [6 * DAY, '6d ago'],
  [7 * DAY, '1w ago'],
  [27 * DAY, '3w ago'],
  [28 * DAY, 'Oct 24'],
  [400 * DAY, 'Oct 17, 2025'],
] as const)('an event %d seconds ago reads "%s"', ([seconds, words]) => {
  const { container } = inEnglish(<RelativeTime at={before(seconds)} />, { now })
  expect(container.textContent).toBe(words)
})

test('a time slightly in the future reads "Just now"', () => {
  const { container } = inEnglish(<RelativeTime at={before(-90)} />, { now })
  expect(container.textContent).toBe('Just now')
})

test('the full date is in the title, the machine-readable date in datetime', () => {
  const { container } = inEnglish(<RelativeTime at={before(HOUR)} />, { now })
  const time = container.querySelector('time')
  expect(time?.getAttribute('datetime')).toBe('2026-11-21T11:00:00.000Z')
  expect(time?.title).toContain('Saturday, November 21, 2026')
})
