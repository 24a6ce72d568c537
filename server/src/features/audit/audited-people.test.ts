import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { changed, open } from '../../testing/email-change-scene.ts'
import { beginAnHour } from '../../testing/join.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { proveDomain, save, ssoCompany, startSso, type SsoScene } from '../../testing/sso-scene.ts'
import { turnOnFactor } from '../../testing/turn-on-factor.ts'

let scene: SsoScene
beforeAll(async () => {
  scene = await startSso({ work: true })
  await beginAnHour(scene.app)
})
afterEach(() => scene.app.expectNoErrors())
afterAll(() => scene.stop())

type Entry = Record<string, unknown>

/** Oldest first. */
async function entriesOf(admin: Caller, area: string): Promise<Entry[]> {
  const { json } = await admin.get(`/api/audit?area=${area}`)
  return (json['data'] as unknown as Entry[]).toReversed()
}

test('changed security requirements record before and after, and an unchanged save records nothing', async () => {
  const admin = await (await makeCompany(scene.app)).as('admin')
  await turnOnFactor(scene.app, admin)
  const turn = (requirement: string, on: boolean) =>
    admin.call('PUT', '/api/company/sign-in-requirements', { requirement, on })
  for (const requirement of ['secondFactor', 'secondFactor', 'passwordChange']) {
    expect((await turn(requirement, true)).status).toBe(200)
  }
  await turn('secondFactor', false)
  const from = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(await entriesOf(admin, 'company')).toMatchObject([
    { action: 'company.demands-changed', before: { secondFactorFrom: null }, after: { secondFactorFrom: from } },
    { before: { renewalFrom: null }, after: { renewalFrom: from } },
    { before: { secondFactorFrom: from }, after: { secondFactorFrom: null } },
  ])
})

test('exports, deletion requests and their cancellation are recorded', async () => {
  const company = await makeCompany(scene.app)
  const admin = await company.as('admin')
  const { rows } = await scene.app.owner.query<{ name: string }>(
    'select name from app.companies where company_id = $1',
    [company.companyId],
  )
  expect((await admin.post('/api/company/exports', {})).status).toBe(200)
  expect((await admin.post('/api/company/deletion', { name: 'Another' })).status).toBe(400)
  expect((await admin.post('/api/company/deletion', { name: rows[0]?.name ?? '' })).status).toBe(200)
  expect((await admin.call('DELETE', '/api/company/deletion')).status).toBe(200)
  expect((await entriesOf(admin, 'company')).map(({ action }) => action)).toEqual([
    'company.export-requested',
    'company.deletion-requested',
    'company.deletion-undone',
  ])
})

test('single sign-on changes record settings and domains, never the secret', async () => {
  const company = await ssoCompany(scene)
  await save(company.admin, { issuer: `https://${company.host}`, clientSecret: undefined, defaultRole: 'editor' })
  await proveDomain(scene, company.admin, company.domain)
  await company.admin.call('DELETE', `/api/company/sso/domains/${company.domain}`)
  await company.admin.call('DELETE', '/api/company/sso')
  const entries = await entriesOf(company.admin, 'sso')
  expect(entries).toMatchObject([
    { action: 'sso.saved', after: { issuer: `https://${company.host}` }, details: { keyReplaced: true } },
    { action: 'sso.domain-added', subject: company.domain },
    { action: 'sso.domain-verified', subject: company.domain },
    { before: { defaultRole: 'viewer' }, after: { defaultRole: 'editor' }, details: { keyReplaced: false } },
    { action: 'sso.domain-verified' },
    { action: 'sso.domain-removed', subject: company.domain },
    { action: 'sso.removed' },
  ])
  expect(JSON.stringify(entries)).not.toContain('a secret that')
})

test('a changed email address is recorded without the old or the new address', async () => {
  const { company, oldEmail, newEmail, undo } = await changed(scene.app)
  expect((await open(scene.app, 'undo', undo)).status).toBe(200)
  const admin = await company.as('admin')
  const entries = await entriesOf(admin, 'security')
  expect(entries.map(({ action }) => action)).toEqual(['security.email-changed', 'security.email-restored'])
  for (const { details, before, after } of entries) {
    expect(JSON.stringify([details, before, after])).not.toMatch(new RegExp(`${oldEmail}|${newEmail}`))
  }
})
