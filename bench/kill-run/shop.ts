import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { newId } from '../../server/src/db/ids.ts'
import { grantCredits, openAccount } from '../../server/src/features/credits/index.ts'
import { Person, type Tally } from './person.ts'
import type { Environment } from './environment.ts'

export interface Shop {
  companyId: string
  brandId: string
  domain: string
  token: string
  email: string
  /** Judge.me's ids of the shop's reviews. */
  reviews: Set<string>
  /** Authors of imported reviews, one review each. */
  imported: Set<string>
  files: number
}

export const PASSWORD = 'Machines!2026'
let hashed: string | null = null

/** A company with one member and one brand, and a Judge.me shop with reviews that is not connected yet. */
export async function openShop({ db, sandbox }: Environment, reviews: number): Promise<Shop> {
  const [companyId, brandId, userId] = [newId(), newId(), newId()]
  const tag = randomBytes(4).toString('hex')
  const [domain, token, email] = [`shop-${tag}.myshopify.com`, `jm_${tag}`, `admin-${tag}@shop.test`]
  const at = new Date().toISOString()
  // A cheap hash: otherwise sign-ins would take most of the processor time.
  hashed ??= await hash(PASSWORD, { memoryCost: 64, timeCost: 1 })
  await db.global
    .execute(sql`insert into app.users (id, email, email_verified, name, onboarded_at, created_at, updated_at)
    values (${userId}, ${email}, true, 'Ada', ${at}, ${at}, ${at})`)
  await db.global
    .execute(sql`insert into app.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${newId()}, ${userId}, ${userId}, 'credential', ${hashed}, ${at}, ${at})`)
  await db.inCompany(companyId, async (tx) => {
    await tx.execute(sql`insert into app.companies (company_id, name, public_id, created_at)
      values (${companyId}, ${tag}, ${`BZ-${tag}`}, ${at})`)
    await tx.execute(sql`insert into app.members (company_id, user_id, role, created_at)
      values (${companyId}, ${userId}, 'admin', ${at})`)
    await tx.execute(sql`insert into app.brands (company_id, id, name, voice, created_at)
      values (${companyId}, ${brandId}, ${tag}, '{"tone":"warm","signOff":null,"avoid":[]}', ${at})`)
    await openAccount(tx, companyId)
    const grant = { companyId, type: 'bonus' as const, key: 'run', description: 'Run', userId: null, at: new Date() }
    await grantCredits(tx, { ...grant, credits: 100_000 })
  })
  await sandbox.openShop(domain, token)
  const shop: Shop = { companyId, brandId, domain, token, email, reviews: new Set(), imported: new Set(), files: 0 }
  for (let n = 0; n < reviews; n++) shop.reviews.add(await sandbox.review(domain, text(n), (n % 5) + 1, 'lost'))
  return shop
}

/** Signs a member in through the proxy. */
export async function enter({ url }: Environment, shop: Shop, tally: Tally): Promise<Person> {
  const person = new Person(url, tally)
  await person.signIn(shop.email, PASSWORD, shop.brandId)
  return person
}

/** Connects the shop, which registers webhooks and starts the backfill. */
export async function connectShop(person: Person, shop: Shop): Promise<void> {
  const answer = await person.retry('POST', '/api/connections/judgeme', { shopDomain: shop.domain, token: shop.token })
  if (answer.status >= 300) throw new Error(`connect: ${answer.text}`)
}

export const text = (n: number): string =>
  [
    `The zip of the bag broke after ${(n % 9) + 2} weeks.`,
    `Lovely bag, the colour is even better than in the picture. Number ${n}.`,
    `Arrived ${(n % 5) + 2} days late and the box was damaged.`,
    `Is there a smaller size of number ${n}?`,
    `Good quality for the price, I would buy it again.`,
  ][n % 5] ?? ''
