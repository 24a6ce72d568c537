import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  administratorPermissions,
  administratorRoles,
  mayAdministrate,
  type AdministratorRole,
} from '@bizamply/contract/administration'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { contractCalls } from '../../http/server.ts'
import type { Answer, Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { signedInLongAgo } from '../../testing/signed-in-long-ago.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { visitor } from '../../testing/join.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const path = '/api/admin/administrators'
const put = (who: Caller, email: string, role: string): Promise<Answer> => who.call('PUT', path, { email, role })
const as = async (role: AdministratorRole): Promise<Caller> => (await makeStaff(app, role)).as('viewer')

const plain = Object.values(plainRoutes) as Pick<
  ReturnType<typeof contractCalls>[number],
  'method' | 'path' | 'rules'
>[]
const administratorCalls = [...contractCalls(), ...plain].filter(({ rules }) => rules.who === 'administrator')

describe('every administrator call', () => {
  test('declares its permission, and every permission is used by a call', () => {
    const named = administratorCalls.map(({ rules }) => rules.administration)
    expect(named).not.toContain(undefined)
    expect(administratorPermissions.filter((one) => !named.includes(one))).toEqual([])
  })

  test.each(administratorRoles)('is open to %s exactly as their role allows', async (role) => {
    const who = await as(role)
    for (const { method, path: at, rules } of administratorCalls) {
      const url = at.replaceAll(/\{[a-zA-Z]+\}/g, '00000000-0000-4000-8000-000000000000')
      const answer = method === 'GET' ? await who.get(url) : await who.call(method, url, {})
      const isAllowed = rules.administration !== undefined && mayAdministrate(role, rules.administration)
      expect([role, method, at, answer.status !== 403]).toEqual([role, method, at, isAllowed])
    }
  })
})

describe('administrators', () => {
  test('are appointed by a super admin, immediately and with an audit entry', async () => {
    const [root, company] = [await as('super_admin'), await makeCompany(app, { connected: false })]
    const editor = await company.as('editor')
    expectRefusal(await editor.get('/api/admin/customers'), 'FORBIDDEN')
    const made = await put(root, company.emails.editor.toUpperCase(), 'billing')
    expect(made.json['data']?.['administrators']).toEqual(
      expect.arrayContaining([expect.objectContaining({ email: company.emails.editor, role: 'billing' })]),
    )
    expect(made.json['data']).toMatchObject({ changes: [{ before: 'user', after: 'billing' }] })
    expect((await editor.get('/api/admin/customers')).status).toBe(200)
    expectRefusal(await editor.get(path), 'FORBIDDEN')
    await put(root, company.emails.editor, 'user')
    expectRefusal(await editor.get('/api/admin/customers'), 'FORBIDDEN')
  })

  test('cannot be the appointing user or an unverified account, and appointing one needs a recent step-up', async () => {
    const staff = await makeStaff(app)
    const root = await staff.as('viewer')
    expectRefusal(await put(root, staff.emails.viewer, 'user'), 'CONFLICT')
    expectRefusal(await put(root, 'nobody@shop.test', 'support'), 'NOT_FOUND')
    const old = await staff.as('viewer')
    await signedInLongAgo(app, staff, 'viewer')
    expectRefusal(await put(old, staff.emails.editor, 'support'), 'STEP_UP_REQUIRED')
    const { rows } = await app.owner.query('select role from app.users where email = $1', [staff.emails.editor])
    expect(rows).toEqual([{ role: 'user' }])
  })

  test('two super admins who remove each other concurrently leave one', async () => {
    const [one, two] = [await makeStaff(app), await makeStaff(app)]
    const [a, b] = [await one.as('viewer'), await two.as('viewer')]
    const answers = await Promise.all([put(a, two.emails.viewer, 'user'), put(b, one.emails.viewer, 'user')])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 403])
  })
})

test('without a second factor, every call is refused if the installation requires one', async () => {
  const strict = await startTestApp({ builtIn: true, env: { ADMIN_SECOND_FACTOR: 'on' } })
  try {
    const staff = await makeStaff(strict)
    const who = await visitor(strict)
    const answer = await who.signIn(staff.emails.viewer, PASSWORD)
    expect(answer.json['user']?.['requirements']).toMatchObject({ missing: 'SECOND_FACTOR_REQUIRED' })
    expectRefusal(await who.get('/api/admin/customers'), 'SECOND_FACTOR_REQUIRED')
    expectRefusal(await who.get('/api/comments'), 'SECOND_FACTOR_REQUIRED')
    expect((await (await staff.as('editor')).get('/api/comments')).status).toBe(200)
  } finally {
    await strict.stop()
  }
})
