import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { termsVersion } from '@bizamply/contract/onboarding-choices'
import type { Answer, Caller } from '../../testing/caller.ts'
import { beginAnHour, join } from '../../testing/join.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const outcome = ({ status, json }: Answer): unknown[] => [status, json['code'] ?? null]
const status = (caller: Caller) => caller.get('/onboarding/onboard-status')
const personalInfo = { firstName: 'Ada', lastName: 'Byron' }
const submitUser = (caller: Caller, body: Record<string, unknown>) =>
  caller.call('POST', '/onboarding/submit-user', { personalInfo, ...body })
const names = ({ json }: Answer): unknown =>
  (json['brands'] as unknown as { BrandName: string }[]).map(({ BrandName }) => BrandName)

describe('a user without a company', () => {
  test('starts at the first step', async () => {
    const { caller } = await join(app)
    expect((await status(caller)).json).toEqual({
      success: true,
      bizamplyId: null,
      brands: [],
      companyName: null,
      status: null,
      setupStatus: 'company',
    })
  })

  test('gets a company with its brands and free credits, and repeating the call changes nothing', async () => {
    const { caller } = await join(app)
    const body = {
      company: { companyName: 'Alder & Co', companySize: '2-10', industry: 'Home and garden' },
      brands: ['Alder', ' alder ', '', { brandName: 'Fern' }],
      personalInfo: { firstName: 'Grace', lastName: 'Hopper', jobRole: 'Owner' },
    }
    const first = await submitUser(caller, body)
    expect([first.status, names(first)]).toEqual([200, ['Alder', 'Fern']])
    expect(first.json).toMatchObject({ companyName: 'Alder & Co', status: 'active', setupStatus: 'services' })
    const again = await submitUser(caller, body)
    expect(again.json).toEqual(first.json)
    expect((await caller.get('/api/credits/balance')).json['data']).toMatchObject({ totalCredits: 100 })
    expect((await caller.get('/auth/status')).json['user']).toMatchObject({ name: 'Grace Hopper', memberRole: 'admin' })
    const { rows } = await app.owner.query(`select size, industry from app.companies where public_id = $1`, [
      first.json['bizamplyId'],
    ])
    expect(rows).toEqual([{ size: '2-10', industry: 'Home and garden' }])
  })

  test('needs at least one brand', async () => {
    const { caller } = await join(app)
    const answer = await submitUser(caller, { company: 'Alder', brands: ['', '  '] })
    expect([...outcome(answer), answer.json['message']]).toEqual([
      400,
      'BAD_REQUEST',
      'At least one brand name is required',
    ])
    expect((await status(caller)).json).toMatchObject({ setupStatus: 'company' })
  })

  test('gets one company for two concurrent requests', async () => {
    const { caller } = await join(app)
    const body = { company: 'Twice', brands: ['Alder'] }
    const answers = await Promise.all([submitUser(caller, body), submitUser(caller, body), submitUser(caller, body)])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ json }) => String(json['bizamplyId']))).size).toBe(1)
    expect(names(await status(caller))).toEqual(['Alder'])
  })

  test('cannot complete the set-up, but can skip it', async () => {
    const { caller } = await join(app)
    expect(outcome(await caller.call('POST', '/onboarding/submit', { terms: true, termsVersion }))).toEqual([
      409,
      'CONFLICT',
    ])
    expect((await caller.call('POST', '/onboarding/skip')).status).toBe(200)
    expect((await caller.get('/auth/status')).json['user']).toMatchObject({ firstimeSetup: 1 })
  })
})

describe('a company that signed up', () => {
  const names2 = { companyName: 'Alder', brandName: 'Alder' }

  test('is not created twice by the second sign-up call, and is renamed only on request', async () => {
    const { caller } = await join(app, names2)
    const body = { company: 'Other', brands: [{ brandName: 'ALDER' }] }
    expect((await submitUser(caller, body)).json).toMatchObject({ companyName: 'Alder' })
    const renamed = await submitUser(caller, { ...body, brands: ['Fern'], isUpdate: true })
    expect(renamed.json).toMatchObject({ companyName: 'Other' })
    expect(names(renamed)).toEqual(['Alder', 'Fern'])
  })

  test('can be changed by its admin only', async () => {
    const { as } = await makeCompany(app, { connected: false })
    for (const role of ['editor', 'viewer'] as const) {
      const answer = await submitUser(await as(role), { company: 'Mine', brands: ['Mine'], isUpdate: true })
      expect(outcome(answer)).toEqual([403, 'FORBIDDEN'])
    }
  })

  test('is complete once the terms are accepted, stored with their version and time', async () => {
    const { caller, email } = await join(app, names2)
    await caller.call('PUT', '/onboarding/draft', { step: 2, draft: { terms: true } })
    const refused = await caller.call('POST', '/onboarding/submit', { terms: false, termsVersion })
    expect([refused.status, refused.json['message']]).toEqual([
      400,
      'Please accept the Terms of Service and Privacy Policy',
    ])
    const body = {
      terms: true,
      termsVersion,
      companySize: '11-50',
      industry: 'Pets',
      jobRole: ' Owner ',
      marketing: true,
    }
    expect((await caller.call('POST', '/onboarding/submit', body)).status).toBe(200)
    expect((await caller.get('/auth/status')).json['user']).toMatchObject({ firstimeSetup: 1 })
    expect((await status(caller)).json).toMatchObject({ setupStatus: 'done' })
    expect((await caller.get('/onboarding/draft')).json).toEqual({ success: true, data: null })
    const { rows } = await app.owner.query(
      `select t.version, t.accepted_at, u.job_title, u.marketing_emails, c.size, c.industry from app.users u
       join app.accepted_terms t on t.user_id = u.id join app.members m on m.user_id = u.id
       join app.companies c on c.company_id = m.company_id where u.email = $1`,
      [email],
    )
    expect(rows).toEqual([
      {
        version: termsVersion,
        accepted_at: expect.any(Date),
        job_title: 'Owner',
        // A ticked box is only a request; the email's link confirms it.
        marketing_emails: false,
        size: '11-50',
        industry: 'Pets',
      },
    ])
  })

  test('is ready once a brand has its shop and a review platform', async () => {
    const { caller } = await join(app, names2)
    const brandId = String((await status(caller)).json['brands']?.['0']?.['BrandId'])
    // The sandbox doesn't know this shop, so no sweep may read it.
    await app.owner.query(
      `insert into app.discount_reads (company_id, brand_id, due_at)
       select company_id, id, now() + interval '1 year' from app.brands where id = $1`,
      [brandId],
    )
    for (const [platform, setupStatus] of [
      ['shopify', 'services'],
      ['yotpo', 'ready'],
    ]) {
      await app.owner.query(
        `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, state, created_at, next_sync_at)
         select company_id, gen_random_uuid(), id, $2, $3, 'x', 'connected', now(), now() + interval '1 year'
         from app.brands where id = $1`,
        [brandId, platform, `alder-${brandId}.myshopify.com`],
      )
      expect((await status(caller)).json).toMatchObject({ setupStatus })
    }
    const { json } = await caller.get('/auth/status')
    expect(json['user']).toMatchObject({
      shopifyDomain: `alder-${brandId}.myshopify.com`,
      shopifySessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      shopifyAccessToken: expect.stringMatching(/^[\w-]{40,}$/),
    })
  })
})

describe("the wizard's draft", () => {
  test('belongs to one user, and the latest version wins', async () => {
    const [one, other] = [await join(app), await join(app)]
    expect((await one.caller.get('/onboarding/draft')).json).toEqual({ success: true, data: null })
    const draft = { firstName: 'Ada', brands: ['Alder'], companySize: '2-10' }
    await one.caller.call('PUT', '/onboarding/draft', { step: 0, draft: {} })
    await one.caller.call('PUT', '/onboarding/draft', { step: 1, draft })
    expect((await one.caller.get('/onboarding/draft')).json).toEqual({ success: true, data: { step: 1, draft } })
    expect((await other.caller.get('/onboarding/draft')).json).toEqual({ success: true, data: null })
  })

  test('never stores a password', async () => {
    const { caller } = await join(app)
    const answer = await caller.call('PUT', '/onboarding/draft', { step: 1, draft: { password: 'Blue!Kettle9' } })
    expect(outcome(answer)).toEqual([400, 'BAD_REQUEST'])
    expect((await caller.get('/onboarding/draft')).json).toEqual({ success: true, data: null })
  })
})
