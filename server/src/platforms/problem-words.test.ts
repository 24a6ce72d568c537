import { describe, expect, test } from 'vitest'
import { connectWords, outcomeInWords, problemWords, syncWords } from './problem-words.ts'
import { PlatformError, type PlatformProblem } from './platform-error.ts'
import { UserFacingError } from './service.ts'

const SAID = 'socket hang up (#10)'
const problems: PlatformProblem[] = [
  'revoked',
  'expired',
  'denied',
  'reduced',
  'not-found',
  'invalid',
  'rate-limited',
  'unavailable',
]

describe.each(problems)('a problem that is %s', (problem) => {
  test("never shows the platform's or the network's message", () => {
    const error = new PlatformError(problem, SAID)
    const outcome = outcomeInWords({ kind: 'refused', problem, reason: SAID, retryAfterMs: null }, 'Yotpo')
    const reason = 'reason' in outcome ? outcome.reason : ''
    for (const words of [
      problemWords(problem, 'Yotpo'),
      syncWords(error, 'Yotpo'),
      connectWords(error, 'Yotpo'),
      reason,
    ]) {
      expect(words).not.toContain('socket')
      expect(words).toMatch(/Yotpo.*\.$/)
    }
  })

  test('keeps our own sentences', () => {
    const error = new UserFacingError(problem, 'Enter another address.')
    expect([syncWords(error, 'Yotpo'), connectWords(error, 'Yotpo')]).toEqual([error.message, error.message])
    const refused = { kind: 'refused', problem, reason: 'Answer it there.', retryAfterMs: null } as const
    expect(outcomeInWords({ ...refused, isUserFacing: true }, 'Yotpo')).toMatchObject({ reason: 'Answer it there.' })
  })
})
