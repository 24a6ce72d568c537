import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { PlanId } from '@bizamply/contract/plans'
import { inside, type Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { storeComments } from '../features/comments/index.ts'
import { bindOf, claim } from '../features/connections/index.ts'
import { grantCredits, openAccount } from '../features/credits/index.ts'
import type { IncomingComment } from '../platforms/platform.ts'
import type { Caller } from './caller.ts'
import type { TestApp } from './test-app.ts'

export interface TestCompany {
  companyId: string
  brandId: string
  shop: string
  emails: Record<'admin' | 'editor' | 'viewer', string>
  ctx: Ctx
  /** A signed-in member who works in the company's brand. */
  as(role: 'admin' | 'editor' | 'viewer'): Promise<Caller>
  /** Adds comments from Judge.me and returns their ids, newest last. */
  comments(texts: string[]): Promise<string[]>
  /** Comments only in our database, inserted as fast as possible. */
  stored(comments: Partial<IncomingComment>[]): Promise<void>
}

export const PASSWORD = 'Correct!Horse9'
let hashed: string | null = null

/** A new company with three members, a brand and a Judge.me shop in the sandbox. */
export async function makeCompany(
  app: TestApp,
  options: { credits?: number; connected?: boolean; plan?: PlanId } = {},
): Promise<TestCompany> {
  const companyId = newId()
  const brandId = newId()
  const tag = randomBytes(5).toString('hex')
  const shop = `shop-${tag}.myshopify.com`
  const now = app.services.now()
  const emails = {
    admin: `admin-${tag}@shop.test`,
    editor: `editor-${tag}@shop.test`,
    viewer: `viewer-${tag}@shop.test`,
  }
  const users = await Promise.all(Object.values(emails).map((email) => addUser(app, email)))
  const ctx = inside(app.services, { companyId, publicId: `BZ-${tag}`, brandId, actor: null })
  await ctx.tx(async (tx) => {
    await tx.execute(sql`insert into app.companies (company_id, name, public_id, plan, created_at)
      values (${companyId}, ${`Company ${tag}`}, ${`BZ-${tag}`}, ${options.plan ?? 'premium'}, ${now.toISOString()})`)
    for (const [n, role] of Object.keys(emails).entries()) {
      await tx.execute(sql`insert into app.members (company_id, user_id, role, created_at)
        values (${companyId}, ${users[n]}, ${role}, ${now.toISOString()})`)
    }
    const voice = JSON.stringify({ tone: 'warm', signOff: null, avoid: [] })
    await tx.execute(sql`insert into app.brands (company_id, id, name, voice, created_at)
      values (${companyId}, ${brandId}, ${`Brand ${tag}`}, ${voice}, ${now.toISOString()})`)
    await openAccount(tx, companyId)
    const credits = options.credits ?? 100
    const grant = { companyId, type: 'bonus' as const, key: 'free', description: 'Free credits', userId: null, at: now }
    if (credits > 0) await grantCredits(tx, { ...grant, credits })
  })
  if (options.connected !== false) await connect(app, ctx, shop)
  return {
    companyId,
    brandId,
    shop,
    emails,
    ctx,
    as: async (role) => {
      const caller = app.caller()
      const answer = await caller.signIn(emails[role], PASSWORD)
      if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.text}`)
      caller.brand = brandId
      return caller
    },
    comments: (texts) => arrive(app, ctx, shop, texts),
    stored: async (comments) => {
      const all = comments.map((comment, n) => ({ ...sample(`${tag}-${n}-${newId()}`, now, n), ...comment }))
      await ctx.tx((tx) => storeComments(tx, ctx, { platform: 'judgeme', timezone: 'UTC', quiet: true }, all))
    },
  }
}

/** Sign-in emails are off, as each test's sign-in is a new browser. */
async function addUser(app: TestApp, email: string): Promise<string> {
  // A cheap hash: otherwise hundreds of sign-ins would take most of the time.
  hashed ??= await hash(PASSWORD, { memoryCost: 64, timeCost: 1 })
  const id = newId()
  const at = app.services.now().toISOString()
  await app.db.global
    .execute(sql`insert into app.users (id, email, email_verified, name, onboarded_at, login_notifications, created_at, updated_at)
    values (${id}, ${email}, true, ${email.split('@')[0]}, ${at}, false, ${at}, ${at})`)
  await app.db.global
    .execute(sql`insert into app.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${newId()}, ${id}, ${id}, 'credential', ${hashed}, ${at}, ${at})`)
  return id
}

async function connect(app: TestApp, ctx: Ctx, shop: string): Promise<void> {
  const token = `jm_test_${shop}`
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop, token })
  const id = newId()
  const at = app.services.now().toISOString()
  await ctx.tx(async (tx) => {
    const sealed = ctx.encryption.encrypt(
      JSON.stringify({ token, kind: 'private' }),
      bindOf(ctx.companyId, 'judgeme', shop),
    )
    await tx.execute(sql`insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, created_at, next_sync_at)
      values (${ctx.companyId}, ${id}, ${ctx.brandId}, 'judgeme', ${shop}, ${sealed}, ${at}, ${at}::timestamptz + interval '1 hour')`)
    await claim(tx, ctx, 'judgeme', shop, id)
  })
}

async function arrive(app: TestApp, ctx: Ctx, shop: string, texts: string[]): Promise<string[]> {
  const incoming: IncomingComment[] = []
  for (const [n, text] of texts.entries()) {
    const review = {
      platform: 'judgeme',
      shop,
      rating: 4,
      text,
      name: 'Ada Byron',
      email: 'ada@example.org',
      webhook: 'lost',
    }
    const made = await app.control('POST', '/_/reviews', review)
    const at = new Date(app.services.now().getTime() - (texts.length - n) * 1000)
    incoming.push({ ...sample(String(made.json['id']), at, 0), text, occurredAt: at })
  }
  await ctx.tx((tx) => storeComments(tx, ctx, { platform: 'judgeme', timezone: 'UTC', quiet: true }, incoming))
  const { rows } = await ctx.tx((tx) =>
    tx.execute<{ id: string; external_id: string }>(sql`
      select id, external_id from app.comments where company_id = ${ctx.companyId}`),
  )
  const ids = new Map(rows.map((row) => [row.external_id, row.id]))
  return incoming.map((comment) => ids.get(comment.externalId) ?? '')
}

export const sample = (externalId: string, now: Date, n: number): IncomingComment => ({
  externalId,
  authorName: 'Ada Byron',
  authorEmail: 'ada@example.org',
  authorPhone: null,
  rating: (n % 5) + 1,
  title: null,
  text: `The canvas bag number ${n} is sturdy and the zip runs well.`,
  productExternalId: '8001',
  productTitle: 'Canvas Bag',
  occurredAt: new Date(now.getTime() - n * 60_000),
  updatedAt: new Date(now.getTime() - n * 60_000),
  published: true,
  verified: 'buyer',
})

/** The id of a member. */
export async function userOf(
  app: TestApp,
  { emails }: TestCompany,
  role: keyof TestCompany['emails'],
): Promise<string> {
  const { rows } = await app.owner.query<{ id: string }>('select id from app.users where email = $1', [emails[role]])
  return rows[0]?.id ?? ''
}
