import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FactorSetUp } from '@bizamply/contract/security'
import type { Caller } from '../../../testing/caller.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { mailTo } from '../../../testing/mailbox.ts'
import { makeCompany, PASSWORD } from '../../../testing/make-company.ts'
import {
  answerWith as answer,
  codeOf as phoneCode,
  HALF_MINUTE,
  twoFactorPerson,
} from '../../../testing/second-factor.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sessionCookieName } from '../session-cookie.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.stop())

const codeOf = (data: FactorSetUp, steps = 0): string => phoneCode(app, data, steps)
const enrolled = () => twoFactorPerson(app)

/** Signs in with the right password, which isn't enough. */
async function challengeOf(email: string, caller = app.caller()): Promise<{ caller: Caller; challenge: string }> {
  const answer = await caller.signIn(email, PASSWORD)
  const challenged = answer.json['secondFactor'] as unknown as { challenge: string; methods: string[] }
  expect([answer.status, answer.json['token'], challenged.methods]).toEqual([200, undefined, ['totp', 'recovery-code']])
  return { caller, challenge: challenged.challenge }
}

test('a password alone opens no session; the authenticator code completes the sign-in', async () => {
  const { email, data } = await enrolled()
  const begun = await challengeOf(email)
  expect((await begun.caller.get('/api/preferences')).status).toBe(401)
  expect([...begun.caller.jar.keys()]).not.toContain(sessionCookieName)
  expect((await answer(begun, codeOf(data))).status).toBe(200)
  expect((await begun.caller.get('/api/preferences')).status).toBe(200)
})

test('a code works once, and no earlier code works afterwards', async () => {
  const { email, data } = await enrolled()
  const [first, second] = [await challengeOf(email), await challengeOf(email)]
  const [before, code] = [codeOf(data, -1), codeOf(data)]
  const both = await Promise.all([answer(first, code), answer(second, code)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const open = both[0].status === 200 ? second : first
  expectRefusal(await answer(open, before), 'FACTOR_CODE_INVALID')
  app.advance(HALF_MINUTE)
  expect((await answer(open, codeOf(data))).status).toBe(200)
})

test('each recovery code signs in once in any notation, and new codes replace the old', async () => {
  const { email, caller, data } = await enrolled()
  // Two mails that are on their way at once can arrive in either order.
  await mailTo(app, email)
  const [code = '', other = ''] = data.recoveryCodes
  expect(data.recoveryCodes).toHaveLength(10)
  expect((await answer(await challengeOf(email), ` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(200)
  expectRefusal(await answer(await challengeOf(email), code), 'FACTOR_CODE_INVALID')
  expect((await caller.get('/api/profile/security')).json['data']?.['secondFactor']?.['codesLeft']).toBe(9)
  expect((await mailTo(app, email, 2)).text).toContain('You have 9 left.')
  const renewed = await caller.post('/api/profile/second-factor/recovery-codes', undefined)
  const { recoveryCodes } = renewed.json['data'] as unknown as FactorSetUp
  const [fresh = ''] = recoveryCodes
  expectRefusal(await answer(await challengeOf(email), other), 'FACTOR_CODE_INVALID')
  expect((await answer(await challengeOf(email), fresh)).status).toBe(200)
})

test('a challenge ends after five wrong codes or five minutes', async () => {
  const { email, data } = await enrolled()
  const first = await challengeOf(email)
  for (let n = 4; n >= 0; n--) {
    const refused = await answer(first, '000000')
    expect([refused.status, refused.json['details']]).toEqual([400, { triesLeft: n }])
  }
  expectRefusal(await answer(first, codeOf(data)), 'CHALLENGE_EXPIRED')
  const late = await challengeOf(email)
  app.advance(5 * 60_000 + 1)
  expectRefusal(await answer(late, codeOf(data)), 'CHALLENGE_EXPIRED')
})

test("ten wrong codes in 15 minutes lock the account's codes, even the right one", async () => {
  const { email, data } = await enrolled()
  const QUARTER = 15 * 60_000
  app.advance(QUARTER - (app.services.now().getTime() % QUARTER))
  for (const begun of [await challengeOf(email), await challengeOf(email)]) {
    for (let n = 0; n < 5; n++) expectRefusal(await answer(begun, '000000'), 'FACTOR_CODE_INVALID')
  }
  expectRefusal(await answer(await challengeOf(email), codeOf(data)), 'RATE_LIMIT_EXCEEDED')
  app.advance(QUARTER)
  expect((await answer(await challengeOf(email), codeOf(data))).status).toBe(200)
})

test('a set-up is inactive until its first code, and canceling it leaves nothing', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const begun = await caller.post('/api/profile/second-factor', undefined)
  const data = begun.json['data'] as unknown as FactorSetUp
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/Bizamply:/)
  expectRefusal(await caller.post('/api/profile/second-factor/enable', { code: '000000' }), 'FACTOR_CODE_INVALID')
  expect((await app.caller().signIn(company.emails.editor, PASSWORD)).json['token']).toBeTruthy()
  await caller.call('DELETE', '/api/profile/second-factor')
  const { rows } = await app.owner.query(
    `select 1 from app.recovery_codes r join app.users u on u.id = r.user_id where u.email = $1
     union all select 1 from app.authenticators a join app.users u on u.id = a.user_id where u.email = $1`,
    [company.emails.editor],
  )
  expect(rows).toEqual([])
  expectRefusal(await caller.post('/api/profile/second-factor/enable', { code: codeOf(data) }), 'FACTOR_CODE_INVALID')
})

test('turning it on ends all other sessions and sends an email, and so does turning it off', async () => {
  const company = await makeCompany(app, { connected: false })
  const [here, elsewhere] = [await company.as('editor'), await company.as('editor')]
  const begun = await here.post('/api/profile/second-factor', undefined)
  const data = begun.json['data'] as unknown as FactorSetUp
  expect((await here.post('/api/profile/second-factor/enable', { code: codeOf(data) })).status).toBe(200)
  expect([(await here.get('/api/preferences')).status, (await elsewhere.get('/api/preferences')).status]).toEqual([
    200, 401,
  ])
  expect((await mailTo(app, company.emails.editor)).subject).toBe('Two-factor sign-in is on')
  await here.call('DELETE', '/api/profile/second-factor')
  expect((await mailTo(app, company.emails.editor, 2)).subject).toBe('Two-factor sign-in is off')
  expect((await app.caller().signIn(company.emails.editor, PASSWORD)).json['token']).toBeTruthy()
})

test('changing sign-in methods needs a step-up in the last ten minutes, such as an authenticator code', async () => {
  const { caller, data } = await enrolled()
  app.advance(10 * 60_000 + 1)
  expectRefusal(await caller.post('/api/profile/second-factor/recovery-codes', undefined), 'STEP_UP_REQUIRED')
  expectRefusal(await caller.post('/api/profile/step-up', { code: '000000' }), 'FACTOR_CODE_INVALID')
  expectRefusal(await caller.post('/api/profile/step-up', { password: 'Wrong!Horse9' }), 'INVALID_CURRENT_PASSWORD')
  expectRefusal(await caller.post('/api/profile/second-factor/recovery-codes', undefined), 'STEP_UP_REQUIRED')
  expect((await caller.post('/api/profile/step-up', { code: codeOf(data) })).status).toBe(200)
  expect((await caller.post('/api/profile/second-factor/recovery-codes', undefined)).status).toBe(200)
})

test('the table stores neither the secret nor a code in clear', async () => {
  const { data } = await enrolled()
  const { rows } = await app.owner.query(
    `select a.sealed_secret as text from app.authenticators a union all select code_hash from app.recovery_codes`,
  )
  const all = JSON.stringify(rows)
  for (const secret of [data.secret, ...data.recoveryCodes, data.recoveryCodes[0]?.replace('-', '')]) {
    expect(all).not.toContain(secret)
  }
})
