import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exchange, locationOf, refusalOf } from '../../testing/google.ts'
import { signInAt } from '../../testing/identity-provider.ts'
import { visitor } from '../../testing/join.ts'
import { come, leaveFor, save, ssoCompany, startSso, throughSso, type SsoScene } from '../../testing/sso-scene.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { sessionCookieName } from '../auth/index.ts'

let scene: SsoScene
beforeAll(async () => {
  scene = await startSso()
})
afterEach(() => scene.app.expectNoErrors())
afterAll(() => scene.stop())

const FAILED = '/auth/callback?error=sso_failed'
const usersOf = async (email: string): Promise<number | null> =>
  (await scene.app.owner.query('select 1 from app.users where email = $1', [email])).rowCount

describe('a provider cannot sign in a user', () => {
  test("in a domain that another company verified, nor another company's member", async () => {
    const [ours, theirs] = [await ssoCompany(scene), await ssoCompany(scene)]
    const before = await tenantRows(scene.app)
    for (const email of [`new@${theirs.domain}`, theirs.emails.admin, 'somebody@elsewhere.test']) {
      const { back } = await come(scene, { sub: `x-${email}`, email, email_verified: true }, `a@${ours.domain}`)
      expect([email, ...refusalOf(back)]).toEqual([email, '/auth/callback', 'sso_email_refused', null])
    }
    expect(await tenantRows(scene.app)).toEqual(before)
  })

  test('who is a member of another company, even with an address in its own domain', async () => {
    const [ours, theirs] = [await ssoCompany(scene), await ssoCompany(scene)]
    const email = `moved@${ours.domain}`
    await scene.app.owner.query('update app.users set email = $2 where email = $1', [theirs.emails.viewer, email])
    expect(refusalOf((await come(scene, { sub: 'm1', email })).back)[1]).toBe('sso_account_exists')
  })

  test('whose address it reports as unverified or leaves out', async () => {
    const { domain } = await ssoCompany(scene)
    const email = `unsure@${domain}`
    expect(refusalOf((await come(scene, { sub: 'u1', email, email_verified: false })).back)[1]).toBe(
      'sso_email_refused',
    )
    expect(refusalOf((await come(scene, { sub: 'u2', email: 'not an address' }, email)).back)[1]).toBe('sso_failed')
    expect(await usersOf(email)).toBe(0)
  })

  test('who has an account but is not a member, or never verified the address', async () => {
    const { domain, emails } = await ssoCompany(scene)
    const outsider = await ssoCompany(scene)
    await scene.app.owner.query('delete from app.members where company_id = $1', [outsider.companyId])
    await scene.app.owner.query('update app.users set email = $2 where email = $1', [
      outsider.emails.viewer,
      `own@${domain}`,
    ])
    expect(refusalOf((await come(scene, { sub: 'o1', email: `own@${domain}` })).back)[1]).toBe('sso_account_exists')
    await scene.app.owner.query('update app.users set email_verified = false where email = $1', [emails.viewer])
    expect(refusalOf((await come(scene, { sub: 'o2', email: emails.viewer })).back)[1]).toBe('sso_account_exists')
  })

  test('who is an administrator', async () => {
    const { emails } = await ssoCompany(scene)
    await scene.app.owner.query(`update app.users set role = 'super_admin' where email = $1`, [emails.viewer])
    expect(refusalOf((await come(scene, { sub: 'root', email: emails.viewer })).back)[1]).toBe('sso_account_exists')
  })

  test('of another company that uses the same issuer and subject', async () => {
    const [ours, theirs] = [await ssoCompany(scene), await ssoCompany(scene)]
    await save(theirs.admin, { issuer: `https://${ours.host}` })
    const first = await come(scene, { sub: 'same', email: `a@${ours.domain}` })
    const { json } = await exchange(first.caller, first.back.searchParams.get('token'))
    expect(json['user']).toMatchObject({ email: `a@${ours.domain}` })
    // The other company's redirect URI is unknown to the provider.
    await expect(throughSso(scene, await visitor(scene.app), 'same', `b@${theirs.domain}`)).rejects.toThrow('redirect')
  })
})

describe('a return from the provider is refused', () => {
  test('when it is opened twice, or in another browser', async () => {
    const { domain } = await ssoCompany(scene)
    const email = `twice@${domain}`
    scene.providers.person({ sub: 't1', email })
    const caller = await visitor(scene.app)
    const back = await signInAt(scene.providers, await leaveFor(caller, email), 't1')
    const stolen = await signInAt(scene.providers, await leaveFor(caller, email), 't1')
    expect(locationOf(await (await visitor(scene.app)).raw('GET', stolen))).toBe(FAILED)
    expect(locationOf(await caller.raw('GET', back))).toContain('token=')
    expect(locationOf(await caller.raw('GET', back))).toBe(FAILED)
    expect(locationOf(await caller.raw('GET', stolen))).toBe(FAILED)
  })

  test('when the code of one attempt is combined with the state of another', async () => {
    const { domain } = await ssoCompany(scene)
    const email = `code@${domain}`
    scene.providers.person({ sub: 'c1', email })
    const caller = await visitor(scene.app)
    const one = new URL(await signInAt(scene.providers, await leaveFor(caller, email), 'c1'), 'http://x')
    const two = new URL(await signInAt(scene.providers, await leaveFor(caller, email), 'c1'), 'http://x')
    two.searchParams.set('code', one.searchParams.get('code') ?? '')
    expect(locationOf(await caller.raw('GET', two.pathname + two.search))).toBe(FAILED)
    expect(await usersOf(email)).toBe(0)
  })

  test("when one provider's response is used for another: by issuer, path or code", async () => {
    const [ours, theirs] = [await ssoCompany(scene), await ssoCompany(scene)]
    scene.providers.person({ sub: 'mix', email: `mix@${ours.domain}` })
    const caller = await visitor(scene.app)
    const start = async (domain: string) =>
      new URL(await signInAt(scene.providers, await leaveFor(caller, `mix@${domain}`), 'mix'), 'http://x')
    const attempts: ((mine: URL, other: URL) => string)[] = [
      (mine, other) => other.pathname + mine.search,
      (mine, other) => {
        mine.searchParams.set('iss', other.searchParams.get('iss') ?? '')
        return mine.pathname + mine.search
      },
      (mine) => {
        mine.searchParams.delete('iss')
        return mine.pathname + mine.search
      },
      (mine, other) => {
        mine.searchParams.set('code', other.searchParams.get('code') ?? '')
        return mine.pathname + mine.search
      },
      (mine, other) => `${mine.pathname}?${other.searchParams.toString()}`,
    ]
    for (const attempt of attempts) {
      const address = attempt(await start(ours.domain), await start(theirs.domain))
      expect(locationOf(await caller.raw('GET', address))).toBe(FAILED)
    }
    expect(await usersOf(`mix@${ours.domain}`)).toBe(0)
  })

  test('when the company changed its provider in between', async () => {
    const company = await ssoCompany(scene)
    const email = `late@${company.domain}`
    scene.providers.person({ sub: 'l1', email })
    const caller = await visitor(scene.app)
    const back = await signInAt(scene.providers, await leaveFor(caller, email), 'l1')
    const other = await ssoCompany(scene)
    await save(company.admin, { issuer: `https://${other.host}` })
    expect(locationOf(await caller.raw('GET', back))).toBe(FAILED)
  })
})

test("a user cannot be signed in to someone else's account by a link or a planted cookie", async () => {
  const { domain } = await ssoCompany(scene)
  const [attacker, victim] = [await visitor(scene.app), await visitor(scene.app)]
  const { json } = await attacker.call('POST', '/auth/sso', { email: `evil@${domain}` })
  expect(locationOf(await victim.raw('GET', String(json['data']?.['location'])))).toBe(FAILED)
  victim.jar.set(sessionCookieName, 'fixed.by-the-attacker')
  scene.providers.person({ sub: 'f1', email: `victim@${domain}` })
  const back = await throughSso(scene, victim, 'f1', `victim@${domain}`)
  expect((await exchange(victim, back.searchParams.get('token'))).status).toBe(200)
  expect(victim.jar.get(sessionCookieName)).not.toContain('fixed')
})

test('two concurrent sign-ins for the last seat: one gets it, and the other stores nothing', async () => {
  const company = await ssoCompany(scene, { plan: 'premium' })
  const emails = Array.from({ length: 11 }, (_, n) => `seat${n}@shop.test`)
  await company.admin.call('POST', '/api/team/invitations', { emails, role: 'viewer' })
  const people = ['one', 'two'].map((name) => ({ sub: name, email: `${name}@${company.domain}` }))
  for (const person of people) scene.providers.person(person)
  const ready = await Promise.all(
    people.map(async ({ sub, email }) => {
      const caller = await visitor(scene.app)
      return { caller, back: await signInAt(scene.providers, await leaveFor(caller, email), sub) }
    }),
  )
  const ends = await Promise.all(ready.map(async ({ caller, back }) => locationOf(await caller.raw('GET', back))))
  expect(ends.filter((end) => end.includes('token='))).toHaveLength(1)
  expect(ends.filter((end) => end === '/auth/callback?error=sso_no_seat')).toHaveLength(1)
  const made = await Promise.all(people.map(({ email }) => usersOf(email)))
  expect(new Set(made)).toEqual(new Set([0, 1]))
})
