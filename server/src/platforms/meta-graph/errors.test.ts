import { expect, test } from 'vitest'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { judgeWrite } from './judge-write.ts'
import { toPlatformError } from './errors.ts'
import { usageOf } from './usage.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): OutboundAnswer => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, headers, text, receivedAt: new Date(), json: () => JSON.parse(text) as unknown }
}
const error = (code: number, more: object = {}) => ({ error: { message: `(#${code}) reason`, code, ...more } })

test.each([
  [4, {}, 'rate-limited'],
  [17, {}, 'rate-limited'],
  [32, {}, 'rate-limited'],
  [341, {}, 'rate-limited'],
  [613, {}, 'rate-limited'],
  [80_002, {}, 'rate-limited'],
  [80_007, {}, 'rate-limited'],
  [130_429, {}, 'rate-limited'],
  [131_056, {}, 'rate-limited'],
  [102, {}, 'revoked'],
  [190, { error_subcode: 458 }, 'revoked'],
  [190, { error_subcode: 463 }, 'revoked'],
  [3, {}, 'reduced'],
  [10, {}, 'reduced'],
  [200, {}, 'reduced'],
  [299, {}, 'reduced'],
  [1, {}, 'unavailable'],
  [2, {}, 'unavailable'],
  [131_016, {}, 'unavailable'],
  [999, { is_transient: true }, 'unavailable'],
  [100, { error_subcode: 33 }, 'not-found'],
  [803, {}, 'not-found'],
  [100, {}, 'invalid'],
  [12, {}, 'invalid'],
  [368, {}, 'invalid'],
  [506, {}, 'invalid'],
  [131_047, {}, 'invalid'],
])('code %i with %o means %s, whatever the status', (code, more, problem) => {
  for (const status of [200, 400, 500]) {
    expect(toPlatformError(answer(status, error(code, more)), 'Instagram').problem).toBe(problem)
  }
})

test.each([
  [401, 'revoked'],
  [403, 'reduced'],
  [404, 'not-found'],
  [429, 'rate-limited'],
  [502, 'unavailable'],
  [302, 'unavailable'],
  [422, 'invalid'],
])('a %i without an error object means %s', (status, problem) => {
  const failure = toPlatformError(answer(status, '<html>'), 'Facebook')
  expect([failure.problem, failure.message]).toEqual([problem, `Facebook returned ${status}`])
})

test("an invalid token is explained, and a block shows Meta's message for users", () => {
  const dead = toPlatformError(answer(400, error(190, { error_subcode: 460 })), 'Instagram')
  expect(dead.message).toBe('The account’s password was changed. (Instagram says: (#190) reason)')
  const blocked = error(368, { error_user_msg: 'You can not post at the moment.' })
  expect(toPlatformError(answer(403, blocked), 'Instagram').message).toBe('You can not post at the moment.')
})

test('the usage headers give the current usage and when to retry', () => {
  const app = { 'x-app-usage': '{"call_count":28,"total_cputime":95,"total_time":9}' }
  expect(usageOf(answer(200, {}, app))).toEqual({ percent: 95, regainMs: null })
  const figures = {
    type: 'pages',
    call_count: 100,
    total_cputime: 1,
    total_time: 1,
    estimated_time_to_regain_access: 19,
  }
  const business = { 'x-business-use-case-usage': JSON.stringify({ '1': [{ call_count: 3 }], '2': [figures] }) }
  expect(usageOf(answer(200, {}, business))).toEqual({ percent: 100, regainMs: 19 * 60_000 })
  expect(toPlatformError(answer(400, error(4), business), 'Facebook').retryAfterMs).toBe(19 * 60_000)
  expect(usageOf(answer(200, {}, { 'x-app-usage': 'much' }))).toEqual({ percent: 0, regainMs: null })
})

test('every response to a write has the right outcome', () => {
  const judged = (status: number, body: unknown, headers = {}) => judgeWrite(answer(status, body, headers), 'Instagram')
  expect(judged(200, { id: 17_902 })).toEqual({ kind: 'posted', externalId: '17902' })
  expect(judged(200, '{"ok":tru')).toMatchObject({ kind: 'unknown' })
  expect(judged(200, error(1))).toMatchObject({ kind: 'unknown' })
  expect(judged(500, error(2))).toMatchObject({ kind: 'unknown' })
  expect(judged(502, '<html>')).toMatchObject({ kind: 'unknown' })
  expect(judged(503, '', { 'retry-after': '2' })).toMatchObject({ kind: 'refused', retryAfterMs: 2000 })
  expect(judged(400, error(190))).toMatchObject({ kind: 'refused', problem: 'revoked', retryAfterMs: null })
  expect(judged(403, error(368))).toMatchObject({ kind: 'refused', problem: 'invalid', reason: '(#368) reason' })
  expect(judged(200, error(10))).toMatchObject({ kind: 'refused', problem: 'reduced' })
})
