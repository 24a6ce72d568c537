import type { Voice } from '@bizamply/contract/brands'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { decide } from '../../testing/consent.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** A brand whose store can be connected as often as wanted. */
async function withStore(facts: Partial<Voice['facts'][number]>[]) {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: company.shop, name: 'Mugs' })
  const voice = async (): Promise<Voice> =>
    (await admin.get(`/api/brands/${company.brandId}/voice`)).json['data'] as never
  const store = async (next: typeof facts) => {
    const { version, ...words } = await voice()
    const saved = await admin.call('PUT', `/api/brands/${company.brandId}/voice`, { ...words, version, facts: next })
    expect(saved.status).toBe(200)
  }
  await store(facts)
  return {
    store,
    connect: async () => {
      const path = `/integration/shopify/?company=${company.brandId}&shop=${company.shop}`
      const consent = (await admin.raw('GET', path)).headers.get('location') ?? ''
      const back = await decide(consent, company.shop)
      await admin.raw('GET', back.pathname + back.search)
    },
    facts: async () => (await voice()).facts.map(({ topic, text, language }) => ({ topic, text, language })),
    address: `hello@${company.shop}`,
  }
}

test("the store's address for customers becomes a fact, which stays removed once it is", async () => {
  const brand = await withStore([])
  await brand.connect()
  const sentence = `You can reach us at ${brand.address}.`
  expect(await brand.facts()).toEqual([{ topic: 'contact', text: sentence, language: 'en' }])
  await brand.store([])
  await brand.connect()
  expect(await brand.facts()).toEqual([])
})

test('a brand that has facts keeps them as they are', async () => {
  const own = { topic: 'returns' as const, text: 'We take things back for 30 days.', language: 'en' }
  const brand = await withStore([own])
  await brand.connect()
  expect(await brand.facts()).toEqual([own])
})
