import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { exchange, locationOf } from '../../testing/google.ts'
import { visitor } from '../../testing/join.ts'
import { rogueProvider, type TamperedToken } from '../../testing/rogue-provider.ts'
import { leaveFor, save, ssoCompany, startSso, type SsoCompany, type SsoScene } from '../../testing/sso-scene.ts'

let scene: SsoScene
let company: SsoCompany
let bend: (next: TamperedToken) => void
let email: string
beforeAll(async () => {
  scene = await startSso()
  company = await ssoCompany(scene)
  bend = rogueProvider(scene.providers, 'rogue.test')
  email = `somebody@${company.domain}`
  await save(company.admin, { issuer: 'https://rogue.test' })
})
afterAll(() => scene.stop())

const FAILED = '/auth/callback?error=sso_failed'

async function back(caller: Caller, away: string, bent: (nonce: string) => TamperedToken): Promise<string> {
  const params = new URL(away).searchParams
  bend(bent(params.get('nonce') ?? ''))
  const path = new URL(params.get('redirect_uri') ?? '').pathname
  return locationOf(await caller.raw('GET', `${path}?code=any&state=${params.get('state')}`))
}

const usersOf = async (): Promise<number | null> =>
  (await scene.app.owner.query('select 1 from app.users where email = $1', [email])).rowCount

const hour = () => Math.floor(Date.now() / 1000) - 3600

test.each<[string, (nonce: string) => TamperedToken]>([
  ['with the nonce of another attempt', () => ({ claims: { nonce: 'of another', email } })],
  ['without a nonce', () => ({ claims: { email } })],
  ['from another issuer', (nonce) => ({ claims: { nonce, email, iss: 'https://other.test' } })],
  ['for another client', (nonce) => ({ claims: { nonce, email, aud: 'another' } })],
  ['that has expired', (nonce) => ({ claims: { nonce, email, exp: hour() } })],
  ['without a signature', (nonce) => ({ claims: { nonce, email }, alg: 'none' })],
  ["with another person's userinfo", (nonce) => ({ claims: { nonce }, userInfo: { sub: 'another', email } })],
  ['without an address', (nonce) => ({ claims: { nonce }, userInfo: { sub: 'rogue' } })],
])('a token %s is refused', async (_, bent) => {
  const caller = await visitor(scene.app)
  expect(await back(caller, await leaveFor(caller, email), bent)).toBe(FAILED)
  expect(await usersOf()).toBe(0)
})

test('an old sign-in at the provider does not prove a session, a new one does', async () => {
  const caller = await visitor(scene.app)
  const location = await back(caller, await leaveFor(caller, email), (nonce) => ({ claims: { nonce, email } }))
  await exchange(caller, new URL(location, 'http://x').searchParams.get('token'))
  const confirm = async (authTime: () => number) => {
    const { json } = await caller.call('POST', '/api/profile/step-up/sso')
    const away = locationOf(await caller.raw('GET', String(json['data']?.['location'])))
    expect([...new URL(away).searchParams]).toEqual(
      expect.arrayContaining([
        ['prompt', 'login'],
        ['max_age', '0'],
      ]),
    )
    return back(caller, away, (nonce) => ({ claims: { nonce, email, auth_time: authTime() } }))
  }
  expect(await confirm(hour)).toBe('/auth/confirmed?error=sso_failed')
  expect(await confirm(() => Math.floor(Date.now() / 1000))).toBe('/auth/confirmed')
})
