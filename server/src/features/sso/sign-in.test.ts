import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange, locationOf, refusalOf } from '../../testing/google.ts'
import { signInAt } from '../../testing/identity-provider.ts'
import { newEmail, visitor } from '../../testing/join.ts'
import { PASSWORD } from '../../testing/make-company.ts'
import { come, leaveFor, ssoCompany, startSso, type SsoScene } from '../../testing/sso-scene.ts'

let scene: SsoScene
beforeAll(async () => {
  scene = await startSso()
})
afterAll(() => scene.stop())

const tokenOf = (back: URL) => back.searchParams.get('token')

describe("signing in at the company's provider", () => {
  test('creates a member in a verified domain, with the default role and a verified address', async () => {
    const company = await ssoCompany(scene)
    const email = `nora@${company.domain}`
    const { caller, back } = await come(scene, { sub: 'n1', email, given_name: 'Nora', family_name: 'Lind' })
    const answer = await exchange(caller, tokenOf(back))
    expect(answer.json['user']).toMatchObject({
      email,
      firstName: 'Nora',
      lastName: 'Lind',
      memberRole: 'viewer',
      emailVerified: true,
      firstimeSetup: 1,
      role: 'user',
    })
    const { json } = await caller.get('/api/profile/sessions')
    expect(json['data']?.['sessions']).toMatchObject([{ loginMethod: 'sso' }])
    const { rows } = await scene.app.owner.query(
      `select action, details ->> 'by' as by from app.audit_entries where company_id = $1 and action = 'team.joined'`,
      [company.companyId],
    )
    expect(rows).toEqual([{ action: 'team.joined', by: 'sso' }])
  })

  test('recognizes the same user after their address changed', async () => {
    const company = await ssoCompany(scene)
    const first = await come(scene, { sub: 's1', email: `old@${company.domain}` })
    const { json } = await exchange(first.caller, tokenOf(first.back))
    const second = await come(scene, { sub: 's1', email: `new@${company.domain}` })
    const again = await exchange(second.caller, tokenOf(second.back))
    expect(again.json['user']).toMatchObject({ id: json['user']?.['id'], email: `old@${company.domain}` })
  })

  test('links a member by their address, skips our second factor, and keeps the password', async () => {
    const company = await ssoCompany(scene)
    const { rows } = await scene.app.owner.query<{ id: string }>('select id from app.users where email = $1', [
      company.emails.editor,
    ])
    await scene.app.owner.query(
      `insert into app.authenticators (user_id, sealed_secret, enabled_at, created_at) values ($1, 'x', now(), now())`,
      [rows[0]?.id],
    )
    const { caller, back } = await come(scene, { sub: 'e1', email: company.emails.editor, email_verified: true })
    const answer = await exchange(caller, tokenOf(back))
    expect(answer.json['user']).toMatchObject({ email: company.emails.editor, memberRole: 'editor' })
    expect((await (await visitor(scene.app)).signIn(company.emails.editor, PASSWORD)).json).toHaveProperty(
      'secondFactor',
    )
    const other = await come(scene, { sub: 'e2', email: company.emails.editor })
    expect(refusalOf(other.back)[1]).toBe('sso_not_linked')
  })

  test('uses the open invitation of the address and its seat', async () => {
    const company = await ssoCompany(scene, { plan: 'premium' })
    const email = `asked@${company.domain}`
    await company.admin.call('POST', '/api/team/invitations', { emails: [email], role: 'editor' })
    const taken = async () => (await company.admin.get('/api/team')).json['data']?.['seats']?.['taken']
    expect(await taken()).toBe(4)
    const { caller, back } = await come(scene, { sub: 'a1', email })
    const answer = await exchange(caller, tokenOf(back))
    expect(answer.json['user']).toMatchObject({ memberRole: 'editor' })
    expect(await taken()).toBe(4)
  })

  test('returns to the requested page, but only at trusted origins', async () => {
    const company = await ssoCompany(scene)
    const landing = async (returnUrl: string) => {
      const caller = await visitor(scene.app)
      scene.providers.person({ sub: 'r1', email: `r@${company.domain}` })
      const back = await signInAt(scene.providers, await leaveFor(caller, `r@${company.domain}`, returnUrl), 'r1')
      return new URL(locationOf(await caller.raw('GET', back)), 'http://localhost:3000').searchParams.get('returnUrl')
    }
    for (const good of ['/responses?tab=draft', 'https://shop.example/back']) expect(await landing(good)).toBe(good)
    for (const bad of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      expect([bad, await landing(bad)]).toEqual([bad, null])
    }
  })

  test('is refused to a removed member until an admin invites them again', async () => {
    const company = await ssoCompany(scene)
    const email = company.emails.viewer
    const { caller, back } = await come(scene, { sub: 'v1', email })
    const { json } = await exchange(caller, tokenOf(back))
    await company.admin.call('POST', `/api/team/members/${String(json['user']?.['id'])}/remove`)
    expect((await caller.get('/api/team')).status).not.toBe(200)
    expect(refusalOf((await come(scene, { sub: 'v1', email })).back)[1]).toBe('sso_not_member')
  })

  test('ends when the user declines', async () => {
    const company = await ssoCompany(scene)
    const caller = await visitor(scene.app)
    const back = await signInAt(scene.providers, await leaveFor(caller, `x@${company.domain}`), '')
    expect(locationOf(await caller.raw('GET', back))).toBe('/auth/callback?error=sso_failed')
  })
})

test('an unknown address gets the same response as any other, and the error at the next step', async () => {
  const company = await ssoCompany(scene)
  const shapes = []
  for (const email of [newEmail(), `nobody@${company.domain}`, company.emails.admin]) {
    const { status, json } = await (await visitor(scene.app)).call('POST', '/auth/sso', { email })
    shapes.push([status, String(json['data']?.['location']).replace(/=.*/, '').length, JSON.stringify(json).length])
  }
  expect(new Set(shapes.map(String)).size).toBe(1)
  expect(await leaveFor(await visitor(scene.app), newEmail())).toBe('/auth/callback?error=sso_unknown')
})
