import { loginForm } from '@bizamply/contract/login-form'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginProblems, type LoginFields } from './login-rules.ts'
import { authEn } from '../../messages/auth.en.ts'

const email = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.stringMatching(/^ ?[ab@. ]{0,9}$/),
  fc.integer({ min: 240, max: 260 }).map((length) => `${'a'.repeat(length)}@b.c`),
)
const password = fc.oneof(
  fc.string({ maxLength: 9 }),
  fc.integer({ min: 125, max: 131 }).map((n) => 'p'.repeat(n)),
)

test('the form reports the same problems as the contract, with the same messages', () => {
  fc.assert(
    fc.property(fc.record({ email, password }), (fields) => {
      expect(problemsOf(fields)).toEqual(contractSays(fields))
    }),
    { numRuns: 500 },
  )
})

test.for([
  [
    { email: '', password: '' },
    { email: 'emailRequired', password: 'passwordRequired' },
  ],
  [{ email: ' nora@alder.shop ', password: 'secret' }, {}],
  [
    { email: 'nora@alder', password: '12345' },
    { email: 'emailInvalid', password: 'passwordShort' },
  ],
  [{ email: 'a@b.c', password: 'p'.repeat(129) }, { password: 'passwordLong' }],
] as const)('sign-in %o has the problems %o', ([fields, problems]) => {
  expect(loginProblems(fields)).toEqual(problems)
})

const problemsOf = (fields: LoginFields) =>
  Object.fromEntries(Object.entries(loginProblems(fields)).map(([field, key]) => [field, authEn[key]]))

function contractSays(fields: LoginFields): Record<string, string> {
  const issues = loginForm.safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
