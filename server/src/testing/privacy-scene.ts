import { randomBytes } from 'node:crypto'
import { saveContact } from '../features/messaging/index.ts'
import { decide } from './consent.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

/** Where a browser is sent on. */
export const goTo = async (caller: { raw(method: string, path: string): Promise<Response> }, path: string) =>
  (await caller.raw('GET', path)).headers.get('location') ?? ''

/** A shop at Shopify without an account at the product. */
export async function openShop(app: TestApp): Promise<string> {
  const shop = `asks-${randomBytes(6).toString('hex')}.myshopify.com`
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: shop, name: 'Alder' })
  return shop
}

export interface CompanyWithShop extends TestCompany {
  atShopify: string
  /** A person of this company only, so that other tests' mail and comments are not found. */
  email: string
  ask(topic: string, more?: object): Promise<unknown>
}

/** A company whose shop is connected, with comments of Ada (by address, and once by her id alone) and of Bo. */
export async function companyWithShop(app: TestApp): Promise<CompanyWithShop> {
  const company = await makeCompany(app, { connected: false })
  const atShopify = await openShop(app)
  const admin = await company.as('admin')
  const consent = await goTo(admin, `/integration/shopify/?company=${company.brandId}&shop=${atShopify}`)
  const back = await decide(consent, atShopify)
  const end = await goTo(admin, back.pathname + back.search)
  if (!end.includes('/connect/done')) throw new Error(`not connected: ${end}`)
  const email = `ada-${randomBytes(4).toString('hex')}@example.org`
  const ada = { authorName: 'Adalind Quist', authorEmail: email, authorPhone: '+49 170 5550123' }
  await company.stored([
    { ...ada, authorExternalId: 'person-7', text: 'The canvas bag is sturdy.' },
    { ...ada, authorEmail: null, authorPhone: null, authorExternalId: 'person-7', text: 'Sturdy still after a year.' },
    { authorName: 'Bo Lind', authorEmail: 'bo@example.org', text: 'The zip of mine broke.' },
  ])
  await company.ctx.tx((tx) =>
    saveContact(tx, company.ctx, {
      phone: '+49 170 5550123',
      name: 'Adalind Quist',
      email,
      source: 'shop',
      optIn: null,
    }),
  )
  const ask = (topic: string, more: object = {}) =>
    app.control('POST', '/_/privacy', { shop: atShopify, topic, email: email.toUpperCase(), ...more })
  return { ...company, atShopify, email, ask }
}

export interface PrivacyRequest {
  topic: string
  sealed_subject: string | null
  result: Record<string, number> | null
}

/** This company's completed requests. */
export const requests = async (app: TestApp, { companyId }: TestCompany): Promise<PrivacyRequest[]> => {
  const text =
    'select topic, sealed_subject, result from app.privacy_requests where company_id = $1 and done_at is not null'
  return (await app.owner.query<PrivacyRequest>(text, [companyId])).rows
}

export const answered = (app: TestApp, company: TestCompany): Promise<PrivacyRequest> =>
  until('it is answered', async () => {
    const [first] = await requests(app, company)
    return first
  })

/** Stored author data, by their comments. */
export const authors = async (app: TestApp, { companyId }: TestCompany): Promise<Record<string, string | null>[]> => {
  const { rows } = await app.owner.query<Record<string, string | null>>(
    `select author_name, author_email, author_phone, author_external_id, search_text, content from app.comments
     where company_id = $1 order by content`,
    [companyId],
  )
  return rows
}

export const auditOf = async (app: TestApp, { companyId }: TestCompany): Promise<string> => {
  const text = `select action, details from app.audit_entries where company_id = $1 and action like 'privacy.%'`
  return JSON.stringify((await app.owner.query(text, [companyId])).rows)
}
