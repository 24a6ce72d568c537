import { newId } from '../db/ids.ts'
import { grantCredits } from '../features/credits/index.ts'
import type { Caller } from './caller.ts'
import { startChild, type Child } from './child.ts'
import { decide } from './consent.ts'
import { seeded } from './kill-run.ts'
import { makeCompany, PASSWORD, type TestCompany } from './make-company.ts'
import { MoneyModel } from './money-model.ts'
import type { TestApp } from './test-app.ts'

export const members = ['editor', 'admin'] as const
export type Member = (typeof members)[number]

/** One company, its expected state, and its members at both servers. */
export interface MoneyAccount {
  company: TestCompany
  model: MoneyModel
  callers: Record<Member, Caller[]>
  /** Until when its plan is paid, in milliseconds; null without one. */
  paidUntil: number | null
  random: () => number
}

export interface MoneyEnvironment {
  app: TestApp
  servers: Child[]
  /** The administrator who can issue refunds, signed in at both servers. */
  administrator: Caller[]
  staff: TestCompany
  accounts: MoneyAccount[]
  modelFails: boolean
}

/** Two servers on the database of `app`; `app` itself makes the changes that have no API. */
export async function startServers(app: TestApp): Promise<Child[]> {
  const keys = { SHOPIFY_CLIENT_ID: 'bizamply-sandbox', SHOPIFY_CLIENT_SECRET: 'bizamply-sandbox-secret' }
  const env = { ROLE: 'web', SANDBOX: 'on', ...keys }
  const start = (): Promise<Child> =>
    startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url, env })
  return Promise.all([start(), start()])
}

export async function makeMoneyEnvironment(
  app: TestApp,
  servers: Child[],
  seed: number,
  companies: number,
): Promise<MoneyEnvironment> {
  const staff = await makeCompany(app, { connected: false })
  await app.owner.query(`update app.users set role = 'admin' where email = $1`, [staff.emails.viewer])
  const accounts: MoneyAccount[] = []
  for (let n = 0; n < companies; n++) accounts.push(await makeAccount(app, servers, seeded(seed * 1000 + n)))
  return { app, servers, administrator: await signInStaff(servers, staff), staff, accounts, modelFails: false }
}

async function makeAccount(app: TestApp, servers: Child[], random: () => number): Promise<MoneyAccount> {
  const company = await makeCompany(app, { credits: 20 })
  await connectShop(app, company)
  await app.owner.query('update app.brands set timezone = $2 where company_id = $1', [
    company.companyId,
    whereItIsMorning(app.services.now()),
  ])
  const model = new MoneyModel()
  model.grant('free', 20)
  return { company, model, random, paidUntil: null, callers: await signInAll(servers, company) }
}

/** A timezone whose midnight is far from the run. */
function whereItIsMorning(now: Date): string {
  const hours = (24 + 4 - now.getUTCHours()) % 24
  return hours > 14 ? `Etc/GMT+${24 - hours}` : `Etc/GMT-${hours}`
}

export const signInAll = async (servers: Child[], company: TestCompany): Promise<MoneyAccount['callers']> => ({
  editor: await atBoth(servers, company, 'editor'),
  admin: await atBoth(servers, company, 'admin'),
})

export const signInStaff = (servers: Child[], staff: TestCompany): Promise<Caller[]> => atBoth(servers, staff, 'viewer')

async function atBoth(servers: Child[], company: TestCompany, role: keyof TestCompany['emails']): Promise<Caller[]> {
  const [first] = servers
  const caller = first?.caller()
  const answer = await caller?.signIn(company.emails[role], PASSWORD)
  if (!caller || answer?.status !== 200) throw new Error(`sign-in: ${answer?.text}`)
  caller.brand = company.brandId
  return servers.map((server) => server.caller(caller))
}

/** A shop that can be billed, connected as merchants do. */
async function connectShop(app: TestApp, company: TestCompany): Promise<void> {
  const admin = await company.as('admin')
  await app.control('POST', '/_/accounts', { platform: 'shopify', account: company.shop, name: 'Mugs' })
  const path = `/integration/shopify/?company=${company.brandId}&shop=${company.shop}`
  const where = (await admin.raw('GET', path)).headers.get('location') ?? ''
  const back = await decide(where.replace('/app/#/', '/app/'), company.shop)
  const end = (await admin.raw('GET', back.pathname + back.search)).headers.get('location') ?? ''
  if (!end.startsWith('/connect/done')) throw new Error(`not connected: ${where} ${end}`)
}

/** Adds comments to reply to; one in eight is unknown to its platform. */
export async function writeComments(
  { app }: MoneyEnvironment,
  { company, model, random }: MoneyAccount,
  count: number,
): Promise<void> {
  const texts = Array.from({ length: count }, (_, n) => `The zip broke after ${model.comments.length + n + 2} weeks.`)
  for (const id of await company.comments(texts)) {
    const stray = random() < 0.125
    if (stray) {
      const unknown = `${Math.trunc(1e12 + random() * 1e12)}`
      await app.owner.query('update app.comments set external_id = $2 where id = $1', [id, unknown])
    }
    model.comments.push({ id, status: 'pending', version: 0, stray })
  }
}

export async function giveCredits({ app }: MoneyEnvironment, { company }: MoneyAccount, key: string, credits: number) {
  const { companyId, ctx } = company
  const grant = { companyId, type: 'refill' as const, credits, key, description: 'Given', userId: null }
  return ctx.tx((tx) => grantCredits(tx, { ...grant, at: app.services.now() })).catch(() => 'refused' as const)
}

/** Changes the prices for everyone. */
export async function setPrices({ app }: MoneyEnvironment, prices: MoneyModel['prices']): Promise<void> {
  await app.owner.query(
    `insert into app.credit_settings (version, free_credits, generate_credits, send_credits, whatsapp_extra_credits, updated_by, created_at)
     select max(version) + 1, 10, $1, $2, 1, 'a test', now() from app.credit_settings`,
    [prices.generate, prices.send],
  )
}

export const key = (): string => newId()
