import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { exchange, locationOf, throughGoogle } from '../../testing/google.ts'
import { signInAt } from '../../testing/identity-provider.ts'
import { join, NEW_PASSWORD, visitor } from '../../testing/join.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { PASSWORD } from '../../testing/make-company.ts'
import {
  come,
  leaveFor,
  proveDomain,
  save,
  ssoCompany,
  startSso,
  type SsoCompany,
  type SsoScene,
} from '../../testing/sso-scene.ts'
import { until } from '../../testing/until.ts'
import { SoftAuthenticator } from '../../testing/soft-authenticator.ts'
import { invited, joinWith } from '../../testing/team-scene.ts'
import { turnOnFactor } from '../../testing/turn-on-factor.ts'

let scene: SsoScene
beforeAll(async () => {
  scene = await startSso({ work: true })
})
afterAll(() => scene.stop())

/** Confirms at the provider like the settings and the step-up dialog do. */
async function confirm(caller: Caller, sub: string): Promise<string> {
  const { json } = await caller.call('POST', '/api/profile/step-up/sso')
  const away = locationOf(await caller.raw('GET', String(json['data']?.['location'])))
  return locationOf(await caller.raw('GET', await signInAt(scene.providers, away, sub)))
}

async function required(): Promise<SsoCompany & { code: () => string }> {
  const company = await ssoCompany(scene)
  const code = await turnOnFactor(scene.app, company.admin)
  scene.providers.person({ sub: company.emails.admin, email: company.emails.admin })
  expect(await confirm(company.admin, company.emails.admin)).toBe('/auth/confirmed')
  const answer = await save(company.admin, {
    issuer: `https://${company.host}`,
    clientSecret: undefined,
    mode: 'required',
  })
  expect([answer.status, answer.json['message']]).toEqual([200, undefined])
  return { ...company, code }
}

const works = async (caller: Caller): Promise<boolean> => (await caller.get('/api/team')).status === 200

test('only an admin who signed in with the current settings and has a second factor can require SSO', async () => {
  const company = await ssoCompany(scene)
  const issuer = `https://${company.host}`
  const ask = () => save(company.admin, { issuer, clientSecret: undefined, mode: 'required' })
  const ready = async () => (await company.admin.get('/api/company/sso')).json['data']?.['ready']
  expect(await ready()).toEqual({ signedIn: false, secondFactor: false })
  expect((await ask()).json['message']).toContain('sign in with SSO once')
  scene.providers.person({ sub: 'adm', email: company.emails.admin })
  expect(await confirm(company.admin, 'adm')).toBe('/auth/confirmed')
  expect((await ask()).json['message']).toContain('Turn on two-factor sign-in first')
  await turnOnFactor(scene.app, company.admin)
  expect(await ready()).toEqual({ signedIn: true, secondFactor: true })
  const changed = await save(company.admin, { issuer, mode: 'required' })
  expectRefusal(changed, 'BAD_REQUEST')
  await save(company.admin, { issuer })
  expect(await ready()).toMatchObject({ signedIn: false })
  expectRefusal(await ask(), 'BAD_REQUEST')
  expect(await confirm(company.admin, 'adm')).toBe('/auth/confirmed')
  expect((await ask()).status).toBe(200)
})

describe('with SSO required', () => {
  test('a right password leads to the provider, a wrong one reveals nothing, and existing sessions end', async () => {
    const company = await ssoCompany(scene)
    const before = await company.as('editor')
    await turnOnFactor(scene.app, company.admin)
    scene.providers.person({ sub: 'boss', email: company.emails.admin })
    await confirm(company.admin, 'boss')
    await save(company.admin, { issuer: `https://${company.host}`, clientSecret: undefined, mode: 'required' })
    expect(await works(before)).toBe(false)
    expect(await works(company.admin)).toBe(true)
    const right = await (await visitor(scene.app)).signIn(company.emails.editor, PASSWORD)
    expectRefusal(right, 'SSO_REQUIRED')
    expect(right.json['message']).toBe('Your company requires SSO. Continue with SSO.')
    expectRefusal(await (await visitor(scene.app)).signIn(company.emails.editor, 'Wrong!Horse9'), 'INVALID_CREDENTIALS')
    const { caller, back } = await come(scene, { sub: 'ed', email: company.emails.editor })
    expect((await exchange(caller, back.searchParams.get('token'))).status).toBe(200)
    expect(await works(caller)).toBe(true)
  })

  test("Google signs in only users whose address is outside the company's domains", async () => {
    const company = await required()
    await scene.app.control('POST', '/_/people', { email: company.emails.editor, name: 'Ed' })
    const caller = await visitor(scene.app)
    const google = (at: URL) => at.searchParams.get('token')
    expectRefusal(await exchange(caller, google(await throughGoogle(caller, company.emails.editor))), 'SSO_REQUIRED')
    const guest = `guest-${company.domain}@elsewhere.test`
    await scene.app.owner.query('update app.users set email = $2 where email = $1', [company.emails.viewer, guest])
    expect((await (await visitor(scene.app)).signIn(guest, PASSWORD)).status).toBe(200)
  })

  test('passkeys are refused, even for admins', async () => {
    const company = await required()
    const device = new SoftAuthenticator(scene.app.services.appUrl)
    const challengeOf = (options: unknown) => options as { challenge: string }
    const begun = await company.admin.call('POST', '/api/profile/passkeys/options')
    const credential = device.register(challengeOf(begun.json['data']))
    expect((await company.admin.call('POST', '/api/profile/passkeys', { name: 'Phone', credential })).status).toBe(200)
    const caller = await visitor(scene.app)
    const { json } = await caller.call('POST', '/auth/passkey/options')
    const answer = device.answer(challengeOf(json['data']?.['options']))
    const body = { challengeId: json['data']?.['challengeId'], credential: answer }
    expectRefusal(await caller.call('POST', '/auth/passkey', body), 'SSO_REQUIRED')
  })

  test('a domain verified later is included from then on', async () => {
    const company = await required()
    const email = `late@later-${company.domain}`
    await scene.app.owner.query('update app.users set email = $2 where email = $1', [company.emails.viewer, email])
    const caller = await visitor(scene.app)
    await caller.signIn(email, PASSWORD)
    expect(await works(caller)).toBe(true)
    await proveDomain(scene, company.admin, `later-${company.domain}`)
    expect(await works(caller)).toBe(false)
    expectRefusal(await caller.signIn(email, PASSWORD), 'SSO_REQUIRED')
  })

  test('an admin signs in by password and second factor, and every admin gets an email', async () => {
    const company = await required()
    const caller = await visitor(scene.app)
    const { json } = await caller.signIn(company.emails.admin, PASSWORD)
    const challenge = json['secondFactor']?.['challenge']
    scene.app.advance(60_000)
    const answer = await caller.call('POST', '/auth/second-factor', { challenge, code: company.code() })
    expect([answer.status, answer.json['user']]).toMatchObject([200, { email: company.emails.admin }])
    expect((await mailTo(scene.app, company.emails.admin, 2)).subject).toBe('An admin signed in without SSO')
    const { rowCount } = await scene.app.owner.query(
      `select 1 from app.audit_entries where company_id = $1 and action = 'sso.bypassed'`,
      [company.companyId],
    )
    expect(rowCount).toBe(1)
  })

  test('only an admin can change to an address outside the domains', async () => {
    const company = await required()
    const { caller, back } = await come(scene, { sub: 'ed', email: company.emails.editor })
    expect((await exchange(caller, back.searchParams.get('token'))).status).toBe(200)
    const answer = await caller.post('/api/profile/email', { email: `ed-${company.domain}@elsewhere.test` })
    expect([answer.status, answer.json['message']]).toEqual([409, expect.stringContaining('identity provider')])
    expect(
      (await company.admin.post('/api/profile/email', { email: `adm-${company.domain}@elsewhere.test` })).status,
    ).toBe(200)
  })

  test('an admin without a second factor can use only the provider', async () => {
    const company = await required()
    await scene.app.owner.query('delete from app.authenticators')
    const answer = await (await visitor(scene.app)).signIn(company.emails.admin, PASSWORD)
    expect([answer.status, answer.json['code']]).toEqual([403, 'SSO_REQUIRED'])
  })

  test('an invitation to an address in the domains is accepted by signing in at the provider', async () => {
    const company = await required()
    const { token, email: invitedAs } = await invited(scene.app, company.admin, { role: 'editor' })
    const email = `asked@${company.domain}`
    await scene.app.owner.query('update app.invitations set email = $2 where email = $1', [invitedAs, email])
    expectRefusal(await joinWith(await visitor(scene.app), token), 'SSO_REQUIRED')
    const { caller, back } = await come(scene, { sub: 'asked', email })
    const answer = await exchange(caller, back.searchParams.get('token'))
    expect(answer.json['user']).toMatchObject({ memberRole: 'editor' })
  })

  test('accepting an invitation with an existing account ends its sessions without SSO', async () => {
    const company = await required()
    const { token, email: invitedAs } = await invited(scene.app, company.admin, { role: 'editor' })
    const { caller, email: own } = await join(scene.app)
    const email = `known@${company.domain}`
    await scene.app.owner.query('update app.users set email = $2 where email = $1', [own, email])
    await scene.app.owner.query('update app.invitations set email = $2 where email = $1', [invitedAs, email])
    await caller.signIn(email, NEW_PASSWORD)
    expect((await caller.call('POST', '/api/invitations/accept', { token })).status).toBe(200)
    expect((await caller.get('/api/team')).status).toBe(401)
    expectRefusal(await caller.signIn(email, NEW_PASSWORD), 'SSO_REQUIRED')
  })
})

describe('step-up at the provider', () => {
  test('renews only the requesting session, for the same user', async () => {
    const company = await ssoCompany(scene)
    const { caller, back } = await come(scene, { sub: 'p1', email: company.emails.editor })
    await exchange(caller, back.searchParams.get('token'))
    // The provider's clock moves on, so only the session ages.
    await scene.app.owner.query(
      `update app.sessions set proved_at = proved_at - interval '11 minutes' where method = 'sso'`,
    )
    await scene.app.owner.query(`select pg_notify('bizamply_sessions', '')`)
    const refused = await until('the session is old', async () => {
      const answer = await caller.call('POST', '/api/profile/second-factor')
      return answer.status === 403 && answer
    })
    expectRefusal(refused, 'STEP_UP_REQUIRED')
    scene.providers.person({ sub: 'p2', email: company.emails.viewer })
    expect(await confirm(caller, 'p2')).toBe('/auth/confirmed?error=sso_not_linked')
    expectRefusal(await caller.call('POST', '/api/profile/second-factor'), 'STEP_UP_REQUIRED')
    expect(await confirm(caller, 'p1')).toBe('/auth/confirmed')
    expect((await caller.call('POST', '/api/profile/second-factor')).status).toBe(200)
  })
})

test('settings never show the secret, keep it if left blank, and never send it to another issuer', async () => {
  const [company, other] = [await ssoCompany(scene), await ssoCompany(scene)]
  const { text, json } = await company.admin.get('/api/company/sso')
  expect(text).not.toContain('a secret that')
  expect(json['data']).toMatchObject({
    provider: { issuer: `https://${company.host}`, clientId: 'bizamply', mode: 'optional', defaultRole: 'viewer' },
    redirectUri: `http://localhost:3000/auth/sso/callback/${company.companyId}`,
    domains: [{ domain: company.domain, verified: true }],
  })
  const elsewhere = await save(company.admin, { issuer: `https://${other.host}`, clientSecret: undefined })
  expect([elsewhere.status, elsewhere.json['errors']]).toMatchObject([400, [{ path: 'clientSecret' }]])
  const { rows } = await scene.app.owner.query<{ sealed_secret: string }>('select sealed_secret from app.sso_providers')
  for (const { sealed_secret: sealed } of rows) expect(sealed).not.toContain('secret that')
  expect((await company.admin.call('DELETE', '/api/company/sso')).json['data']).toMatchObject({ provider: null })
  expect(await leaveFor(await visitor(scene.app), `g@${company.domain}`)).toBe('/auth/callback?error=sso_unknown')
})
