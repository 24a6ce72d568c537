import { sql } from 'drizzle-orm'
import { inside, type Ctx } from '../server/src/context.ts'
import { newId } from '../server/src/db/ids.ts'
import { hashPassword } from '../server/src/features/auth/index.ts'
import { grantCredits, openAccount } from '../server/src/features/credits/index.ts'
import { Caller } from '../server/src/testing/caller.ts'
import type { Environment } from './environment.ts'

export interface Company {
  companyId: string
  brandId: string
  email: string
  ctx: Ctx
}

export const PASSWORD = 'Bench!2026'
let hashed: string | null = null

/** A company with one brand, one admin and enough credits. */
export async function makeCompany({ app, db }: Environment): Promise<Company> {
  const [companyId, brandId, userId] = [newId(), newId(), newId()]
  const email = `admin-${userId}@bench.test`
  const [now, at] = [new Date(), new Date().toISOString()]
  hashed ??= await hashPassword(PASSWORD)
  await db.global
    .execute(sql`insert into app.users (id, email, email_verified, name, onboarded_at, created_at, updated_at)
    values (${userId}, ${email}, true, 'Ada', ${at}, ${at}, ${at})`)
  await db.global
    .execute(sql`insert into app.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${newId()}, ${userId}, ${userId}, 'credential', ${hashed}, ${at}, ${at})`)
  const publicId = `BZ-${userId}`
  const ctx = inside(app.services, { companyId, publicId, brandId, actor: null })
  await ctx.tx(async (tx) => {
    await tx.execute(sql`insert into app.companies (company_id, name, public_id, created_at)
      values (${companyId}, 'Bench', ${publicId}, ${at})`)
    await tx.execute(sql`insert into app.members (company_id, user_id, role, created_at)
      values (${companyId}, ${userId}, 'admin', ${at})`)
    await tx.execute(sql`insert into app.brands (company_id, id, name, voice, created_at)
      values (${companyId}, ${brandId}, 'Bench', '{"tone":"warm","signOff":null,"avoid":[]}', ${at})`)
    await openAccount(tx, companyId)
    const grant = { companyId, type: 'bonus' as const, key: 'bench', description: 'Bench', userId: null, at: now }
    await grantCredits(tx, { ...grant, credits: 1_000_000 })
  })
  return { companyId, brandId, email, ctx }
}

/** The company's admin, signed in; `fetch` is the product in this process or one behind a port. */
export async function signIn(company: Company, fetch: (request: Request) => Promise<Response>): Promise<Caller> {
  const caller = new Caller(fetch)
  const answer = await caller.signIn(company.email, PASSWORD)
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${answer.text}`)
  caller.brand = company.brandId
  return caller
}

export const inProcess =
  ({ app }: Environment) =>
  (request: Request): Promise<Response> =>
    Promise.resolve(app.http.fetch(request))

/** The same request to a product that listens on a port of this machine. */
export const overHttp = (port: number) => (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request))
}
