import { sql } from 'drizzle-orm'
import { inside, type Ctx, type Services } from '../context.ts'
import { newId } from '../db/ids.ts'
import type { Tx } from '../db/database.ts'
import { hashPassword } from '../features/auth/index.ts'
import { replaceFacts } from '../features/brands/index.ts'
import { storeComments } from '../features/comments/index.ts'
import { bindOf, claim, startBackfill } from '../features/connections/index.ts'
import { openAccount } from '../features/credits/index.ts'
import { addStartingTemplates } from '../features/templates/index.ts'
import type { IncomingComment, PlatformKey } from '../platforms/platform.ts'
import type { Demo, DemoBrand, DemoCompany, DemoMember, DemoReview } from './read-demo.ts'
import { storeAnswers } from './store-answers.ts'
import { storeProjects } from './store-projects.ts'
import { storePlan } from './store-plan.ts'
import { storeLedger } from './store-ledger.ts'
import { storeCodes } from './store-codes.ts'

/**
 * Fills an empty database with the demo companies, one process at a time, and skips a database with other companies. An
 * interrupted start resumes: each company is stored completely or not at all.
 */
export async function loadDemo(services: Services, demo: Demo, epoch: Date): Promise<boolean> {
  const client = await services.db.global.$client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const missing = await missingCompanies(services, demo)
    if (missing.length === 0) return false
    for (const person of demo.administrators) await addUser(services, person, person.role, epoch)
    for (const company of missing) await loadCompany(services, demo, company, epoch)
    return true
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}

const LOCK = 726_021_905

async function missingCompanies({ db }: Services, demo: Demo): Promise<DemoCompany[]> {
  const { rows } = await db.asAdmin((tx) =>
    tx.execute<{ public_id: string }>(sql`select public_id from app.companies limit 100`),
  )
  const there = new Set(rows.map((row) => row.public_id))
  const ours = new Set(demo.companies.map(publicIdOf))
  if (![...there].every((id) => ours.has(id))) return []
  return demo.companies.filter((company) => !there.has(publicIdOf(company)))
}

const publicIdOf = (company: DemoCompany): string => `BZ-${company.key.toUpperCase()}`

const YEAR_AND_MORE_MS = 420 * 86_400_000

async function loadCompany(services: Services, demo: Demo, company: DemoCompany, epoch: Date): Promise<void> {
  const companyId = newId()
  const began = new Date(epoch.getTime() - YEAR_AND_MORE_MS)
  const users = new Map<string, string>()
  for (const member of company.members) users.set(member.email, await addUser(services, member, 'user', began))
  const ctx = { ...inside(services, { companyId, publicId: '', brandId: '', actor: null }), now: () => epoch }
  await ctx.tx(async (tx) => {
    await tx.execute(sql`insert into app.companies (company_id, name, public_id, created_at)
      values (${companyId}, ${company.name}, ${publicIdOf(company)}, ${began.toISOString()})`)
    for (const member of company.members) {
      await tx.execute(sql`insert into app.members (company_id, user_id, role, created_at)
        values (${companyId}, ${users.get(member.email)}, ${member.memberRole}, ${began.toISOString()})`)
    }
    await addStartingTemplates(tx, companyId, began)
    await openAccount(tx, companyId)
    const brands = new Map<string, string>()
    for (const [n, brand] of company.brands.entries()) {
      const brandId = await addBrand(tx, ctx, demo, brand, new Date(began.getTime() + n * 1000))
      await replaceFacts(
        tx,
        ctx,
        brandId,
        demo.facts.filter((fact) => fact.brand === brand.key),
      )
      brands.set(brand.key, brandId)
    }
    await addProducts(tx, ctx, demo, brands)
    for (const brand of company.brands) {
      const inBrand = { ...ctx, brandId: brands.get(brand.key) ?? '' }
      await addComments(tx, inBrand, demo, brand)
      const projects = demo.projects.filter((project) => project.brand === brand.key)
      await storeProjects(tx, inBrand, { projects, users, timezone: brand.timezone })
    }
    const reviews = demo.reviews.filter((review) => brands.has(review.brand))
    const answered = await storeAnswers(tx, ctx, { reviews, users, epoch })
    const codes = demo.discounts.filter((code) => brands.has(code.brand))
    await storeCodes(tx, ctx, codes)
    await storeLedger(tx, ctx, { credits: company.credits, began, answered })
    const { billing } = company
    const payer = company.brands.find(({ shopify }) => shopify?.shopDomain === billing?.shopDomain)
    if (billing && payer) await storePlan(tx, ctx, { billing, brandId: brands.get(payer.key) ?? '', epoch })
  })
}

async function addUser(
  services: Services,
  person: Omit<DemoMember, 'memberRole'>,
  role: string,
  at: Date,
): Promise<string> {
  const when = at.toISOString()
  const password = await hashPassword(person.password)
  const { phone = null, phoneCountry = null, location = null, bio = null } = person.profile ?? {}
  await services.db.global.execute(sql`
    insert into app.users (id, email, email_verified, name, first_name, last_name, role, timezone, onboarded_at, created_at,
      updated_at, phone, phone_country, location, bio)
    values (${newId()}, ${person.email}, true, ${`${person.firstName} ${person.lastName}`}, ${person.firstName},
      ${person.lastName}, ${role}, 'Europe/Berlin', ${when}, ${when}, ${when}, ${phone}, ${phoneCountry}, ${location}, ${bio})
    on conflict (email) do nothing`)
  const { rows } = await services.db.global.execute<{ id: string }>(sql`
    select id from app.users where email = ${person.email}`)
  const id = rows[0]?.id ?? ''
  await services.db.global.execute(sql`
    insert into app.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    select ${newId()}, ${id}, ${id}, 'credential', ${password}, ${when}, ${when}
    where not exists (select 1 from app.accounts where user_id = ${id})`)
  return id
}

async function addBrand(tx: Tx, ctx: Ctx, demo: Demo, brand: DemoBrand, at: Date): Promise<string> {
  const id = newId()
  await tx.execute(sql`
    insert into app.brands (company_id, id, name, timezone, default_language, domain, logo_url, voice, created_at)
    values (${ctx.companyId}, ${id}, ${brand.name}, ${brand.timezone}, ${brand.defaultLanguage}, ${brand.domain},
      ${pictureAddress(brand.logo)}, ${JSON.stringify(brand.voice)}, ${at.toISOString()})`)
  const there = { ...ctx, brandId: id }
  const { judgeme, shopify } = brand
  const reviews = await connect(tx, there, { platform: 'judgeme', ...judgeme, kind: 'private', name: null, at })
  // The shop's remaining reviews are imported over the real protocol.
  await startBackfill(tx, there, reviews)
  if (shopify) await connect(tx, there, { platform: 'shopify', ...shopify, name: brand.name, at, ...shopOf(brand) })
  for (const { platform, account, token, name, scopes, details = {} } of demo.accounts.filter(
    (one) => one.brand === brand.key,
  )) {
    if (!token) continue
    const more = { details, scopes: scopes ?? [], more: { ...details, pin: '000000', issuedAt: at.toISOString() } }
    const connection = await connect(tx, there, { platform, shopDomain: account, token, name, at, ...more })
    if (ctx.platforms.find(platform)) await startBackfill(tx, there, connection)
  }
  return id
}

interface DemoConnection {
  platform: PlatformKey
  shopDomain: string
  token: string
  kind?: string
  name: string | null
  scopes?: string[]
  details?: Record<string, string>
  /** Additional data stored with the token. */
  more?: Record<string, string>
  at: Date
}

/** A connection made long ago, with a token that the sandbox accepts. */
async function connect(tx: Tx, ctx: Ctx, given: DemoConnection): Promise<string> {
  const { platform, shopDomain: account, token, kind, name, scopes = [], details = {}, more = {}, at } = given
  const id = newId()
  const credentials = JSON.stringify({ token, ...(kind ? { kind } : {}), ...more })
  const sealed = ctx.encryption.encrypt(credentials, bindOf(ctx.companyId, platform, account))
  await tx.execute(sql`
    insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, name, scopes, details, state,
      created_at)
    values (${ctx.companyId}, ${id}, ${ctx.brandId}, ${platform}, ${account}, ${sealed}, ${name}, ${sql.param(scopes)},
      ${JSON.stringify(details)}, 'connected', ${at.toISOString()})`)
  await claim(tx, ctx, platform, account, id)
  return id
}

/** What a shop provides and grants when connected. */
const shopOf = ({ domain, timezone }: DemoBrand) => ({
  details: { domain, timezone, currency: 'EUR' },
  scopes: [
    'read_products',
    'read_discounts',
    'write_discounts',
    'read_orders',
    'read_metaobjects',
    'write_metaobjects',
  ],
})

/** Images use Shopify's URL, which `OUTSIDE_BASE_URL` redirects to the sandbox. */
const pictureAddress = (path: string): string => `https://cdn.shopify.com/demo/${path}`

async function addProducts(tx: Tx, ctx: Ctx, demo: Demo, brands: Map<string, string>): Promise<void> {
  for (const product of demo.products) {
    const brandId = brands.get(product.brand)
    if (!brandId) continue
    await tx.execute(sql`
      insert into app.products (company_id, id, brand_id, external_id, handle, title, details, picture_url, created_at)
      values (${ctx.companyId}, ${newId()}, ${brandId}, ${String(product.externalId)}, ${product.handle}, ${product.title},
        ${product.details}, ${pictureAddress(product.picture)}, ${ctx.now().toISOString()})`)
  }
}

async function addComments(tx: Tx, ctx: Ctx, demo: Demo, brand: DemoBrand): Promise<void> {
  const titles = new Map(demo.products.map((p) => [p.externalId, p.title]))
  const reviews = demo.reviews.filter((review) => review.brand === brand.key)
  for (let i = 0; i < reviews.length; i += 500) {
    const page = reviews.slice(i, i + 500).map((review) => asIncoming(review, titles, ctx.now()))
    await storeComments(
      tx,
      ctx,
      { platform: 'judgeme', timezone: brand.timezone, language: brand.defaultLanguage, quiet: true },
      page,
    )
  }
  await tx.execute(sql`update app.comments set received_at = occurred_at
    where company_id = ${ctx.companyId} and brand_id = ${ctx.brandId}`)
}

function asIncoming(review: DemoReview, titles: Map<number, string>, epoch: Date): IncomingComment {
  // Whole seconds, as in Judge.me's data.
  const at = new Date(Math.floor((epoch.getTime() - review.minutesAgo * 60_000) / 1000) * 1000)
  const product = review.productExternalId
  return {
    externalId: String(review.id),
    authorName: review.author.name,
    authorEmail: review.author.email,
    authorPhone: null,
    rating: review.rating,
    title: review.title,
    text: review.text,
    productExternalId: product === null ? null : String(product),
    productTitle: product === null ? null : (titles.get(product) ?? null),
    occurredAt: at,
    updatedAt: at,
    published: true,
    verified: review.verified,
  }
}
