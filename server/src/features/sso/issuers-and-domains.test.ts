import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { locationOf } from '../../testing/google.ts'
import { visitor } from '../../testing/join.ts'
import { leaveFor, proveDomain, save, ssoCompany, startSso, type SsoScene } from '../../testing/sso-scene.ts'

let scene: SsoScene
beforeAll(async () => {
  scene = await startSso()
})
afterAll(() => scene.stop())

describe('an issuer is refused', () => {
  const check = (caller: Parameters<typeof save>[0], issuer: string) =>
    caller.call('POST', '/api/company/sso/check', { issuer })

  test('if it is an internal address: no request is sent', async () => {
    const { admin } = await ssoCompany(scene)
    const before = scene.providers.seen.length
    for (const issuer of [
      'http://id.example.test',
      'https://127.0.0.1',
      'https://[::1]',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.7:8443',
      'https://2130706433',
      'https://localhost',
      'https://database',
      'file:///etc/passwd',
      'https://user:pass@id.example.test',
      'https://id.example.test?x=1',
      `${scene.providers.url}/id.example.test`,
    ]) {
      expectRefusal(await check(admin, issuer), 'BAD_REQUEST')
      expectRefusal(await save(admin, { issuer }), 'BAD_REQUEST')
    }
    expect(scene.providers.seen.length).toBe(before)
  })

  test('if its metadata names another issuer, redirects, or points to internal addresses', async () => {
    const { admin, host, domain } = await ssoCompany(scene)
    const answer = (body: object) => (_: unknown, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const good = {
      issuer: 'https://rogue.test',
      authorization_endpoint: 'https://rogue.test/auth',
      token_endpoint: 'https://rogue.test/token',
      jwks_uri: 'https://rogue.test/jwks',
      response_types_supported: ['code'],
    }
    scene.providers.raw('rogue.test', answer({ ...good, issuer: `https://${host}` }))
    expectRefusal(await check(admin, 'https://rogue.test'), 'BAD_REQUEST')
    scene.providers.raw('rogue.test', (_, response) =>
      response.writeHead(302, { location: `https://${host}/.well-known/openid-configuration` }).end(),
    )
    expectRefusal(await check(admin, 'https://rogue.test'), 'BAD_REQUEST')
    expectRefusal(await check(admin, `https://${host}/.well-known/other`), 'BAD_REQUEST')
    scene.providers.raw('rogue.test', answer({ ...good, token_endpoint: 'http://rogue.test/token' }))
    expectRefusal(await check(admin, 'https://rogue.test'), 'BAD_REQUEST')
    scene.providers.raw('rogue.test', answer({ ...good, token_endpoint: 'https://127.0.0.1/token' }))
    expect((await save(admin, { issuer: 'https://rogue.test' })).status).toBe(200)
    const caller = await visitor(scene.app)
    const state = new URL(await leaveFor(caller, `a@${domain}`)).searchParams.get('state') ?? ''
    const { rows } = await scene.app.owner.query<{ id: string }>(
      `select company_id as id from app.sso_providers where issuer = 'https://rogue.test'`,
    )
    const back = await caller.raw('GET', `/auth/sso/callback/${rows[0]?.id}?code=x&state=${state}`)
    expect(locationOf(back)).toBe('/auth/callback?error=sso_unavailable')
  })
})

describe('a domain', () => {
  test('belongs to the company that verified it, until its owner removes the record', async () => {
    const [ours, theirs] = [await ssoCompany(scene), await ssoCompany(scene)]
    const taken = await theirs.admin.call('POST', '/api/company/sso/domains', { domain: ours.domain })
    const domains = taken.json['data']?.['domains'] as unknown as {
      domain: string
      record: string
      verified: boolean
    }[]
    const record = domains.find(({ domain }) => domain === ours.domain)?.record ?? ''
    const checkIt = () => theirs.admin.call('POST', `/api/company/sso/domains/${ours.domain}/check`)
    expect(domains.find(({ domain }) => domain === ours.domain)?.verified).toBe(false)
    expect((await checkIt()).json['data']?.['domains']).toContainEqual(expect.objectContaining({ verified: false }))
    const both = [...(scene.records.get(ours.domain) ?? []), record]
    scene.records.set(ours.domain, both)
    expectRefusal(await checkIt(), 'CONFLICT')
    expect(await leaveFor(await visitor(scene.app), `a@${ours.domain}`)).toContain(ours.host)
    scene.records.set(ours.domain, [record])
    expect((await checkIt()).status).toBe(200)
    expect(await leaveFor(await visitor(scene.app), `a@${ours.domain}`)).toContain(theirs.host)
  })

  test('of a public mail service is refused, and a removed one needs a new record', async () => {
    const { admin, domain } = await ssoCompany(scene)
    expectRefusal(await admin.call('POST', '/api/company/sso/domains', { domain: 'Gmail.com' }), 'BAD_REQUEST')
    const old = scene.records.get(domain) ?? []
    expect((await admin.call('DELETE', `/api/company/sso/domains/${domain}`)).status).toBe(200)
    expect(await leaveFor(await visitor(scene.app), `a@${domain}`)).toBe('/auth/callback?error=sso_unknown')
    const again = await proveDomain(scene, admin, domain)
    expect(again.json['data']?.['domains']).toMatchObject([{ domain, verified: true }])
    expect(scene.records.get(domain)).not.toEqual(old)
  })
})
