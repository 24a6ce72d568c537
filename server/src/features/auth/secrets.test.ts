import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dump } from '../../testing/dump.ts'
import { exchange, newPerson, throughGoogle } from '../../testing/google.ts'
import { beginAnHour, newEmail, NEW_PASSWORD, signUp, visitor } from '../../testing/join.ts'
import { codeTo, mailTo, wrongCode } from '../../testing/mailbox.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const alone = (code: string): RegExp => new RegExp(`(?<![0-9a-zA-Z_.-])${code}(?![0-9a-zA-Z_.-])`)

test('the database and the logs contain no password, code, link or token in clear', async () => {
  const [caller, email] = [await visitor(app), newEmail()]
  const answers: string[] = []
  const post = async (path: string, body: object): Promise<void> => {
    answers.push((await caller.call('POST', path, body)).text)
  }
  const signedUp = await signUp(caller, { email, companyName: 'Kettle', brandName: 'Kettle' })
  const bearer = String(signedUp.json['token'])
  const code = await codeTo(app, email)
  await post('/auth/verify-otp', { email, code: wrongCode(code) })
  const before = await dump(app)
  await post('/auth/verify-otp', { email, code })
  await post('/auth/forgot-password', { email })
  const link = (await mailTo(app, email, 2)).links[0] ?? ''
  const reset = new URL(link).searchParams.get('token') ?? ''
  const person = await newPerson(app)
  const oneTime = (await throughGoogle(caller, person)).searchParams.get('token') ?? ''
  const whole = `${before}\n${await dump(app)}`
  answers.push((await exchange(caller, oneTime)).text)
  await post('/auth/reset-password', { token: reset, password: 'Green!Kettle9' })
  const logged = inspect([app.logged, app.errors], { depth: 12, maxArrayLength: null, maxStringLength: null })
  for (const place of [whole, await dump(app), logged]) {
    for (const secret of [NEW_PASSWORD, 'Green!Kettle9', reset, oneTime, bearer, 'sbxsecret'])
      expect(place.includes(secret)).toBe(false)
    expect(place).not.toMatch(alone(code))
  }
  for (const answer of answers) {
    for (const secret of [NEW_PASSWORD, 'Green!Kettle9', reset, 'sbxsecret', 'argon2'])
      expect(answer.includes(secret)).toBe(false)
    expect(answer).not.toMatch(alone(code))
  }
})
