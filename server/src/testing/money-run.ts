import { billingJob } from '../features/billing/index.ts'
import { checkLedger, checkRecentLedger, closeDays } from '../features/credits/index.ts'
import type { Child } from './child.ts'
import { keepSessionsAlive, PERIOD_MS, applyRandomStep } from './money-steps.ts'
import {
  makeMoneyEnvironment,
  setPrices,
  signInAll,
  signInStaff,
  type MoneyEnvironment,
  type MoneyAccount,
} from './money-environment.ts'
import { seeded } from './kill-run.ts'
import type { TestApp } from './test-app.ts'

export interface MoneyRun {
  seed: number
  operations: number
  companies?: number
}

export interface MoneyFigures {
  seed: number
  operations: number
  charges: number
  refunds: number
  bought: number
  renewed: number
  credits: number
  daysClosed: number
}

/** Operations per company between two full checks. */
const ROUND = 10

/** Random operations of several companies at two servers; throws at the first difference from the model. */
export async function moneyRun(app: TestApp, servers: Child[], run: MoneyRun): Promise<MoneyFigures> {
  const { seed, operations, companies = 5 } = run
  const random = seeded(seed)
  const environment = await makeMoneyEnvironment(app, servers, seed, companies)
  const figures = { seed, operations: 0, charges: 0, refunds: 0, bought: 0, renewed: 0, credits: 0, daysClosed: 0 }
  await change(environment, random, 0)
  while (figures.operations < operations) {
    await Promise.all(environment.accounts.map((account) => playRound(environment, account)))
    figures.operations += ROUND * companies
    await app.owner.query('delete from app.limits')
    for (const account of environment.accounts) await compare(environment, account)
    figures.daysClosed += await change(environment, random, figures.operations)
  }
  await endRun(environment)
  for (const { model } of environment.accounts) {
    figures.charges += model.charged.length
    figures.refunds += model.charged.filter(({ refunded }) => refunded).length
    figures.bought += model.bought
    figures.renewed += model.renewed
    figures.credits += model.used
  }
  return figures
}

async function playRound(environment: MoneyEnvironment, account: MoneyAccount): Promise<void> {
  for (let n = 0; n < ROUND; n++) await applyRandomStep(environment, account)
}

/** Changes that affect every company happen while nothing is pending: prices, a failing model, a new day. */
async function change(environment: MoneyEnvironment, random: () => number, played: number): Promise<number> {
  const { app } = environment
  if (played === 0 || random() < 0.2) {
    const prices = { generate: 1 + Math.floor(random() * 4), send: 1 + Math.floor(random() * 3) }
    await setPrices(environment, prices)
    for (const { model } of environment.accounts) model.prices = prices
  }
  environment.modelFails = played > 0 && random() < 0.15
  await app.control('POST', '/_/model', { mode: environment.modelFails ? 'refuse' : 'normal' })
  const chance = random()
  if (chance < 0.05) return pass(environment, chance < 0.015 ? 30 : 1)
  return 0
}

/** Days pass, and a few minutes, so that ended periods are noticed. */
async function pass(environment: MoneyEnvironment, days: number): Promise<number> {
  const { app, servers, accounts } = environment
  const time = { advance: `P${days}DT5M` }
  await app.control('POST', '/_/clock', time)
  app.advance(days * 86_400_000 + 5 * 60_000)
  await servers[0]?.caller().call('POST', '/_/clock', time)
  // Other servers notice the change slightly later.
  for (const server of servers) await server.caller().call('POST', '/_/clock', { advance: 'PT0S' })
  environment.administrator = await signInStaff(servers, environment.staff)
  for (const account of accounts) {
    account.model.today.clear()
    account.callers = await signInAll(servers, account.company)
    await keepSessionsAlive(environment, account)
    await renew(environment, account)
  }
  return closeDays(app.services)
}

/** Two concurrent sweeps check ended periods; each paid period grants its credits. */
async function renew({ app }: MoneyEnvironment, account: MoneyAccount): Promise<void> {
  const { companyId } = account.company
  await Promise.all([1, 2].map(() => billingJob(app.services, { companyId })))
  while (account.paidUntil !== null && account.paidUntil <= app.services.now().getTime()) {
    account.paidUntil += PERIOD_MS
    account.model.pay(1000, 'renewed')
  }
}

async function compare(environment: MoneyEnvironment, { company, model, callers }: MoneyAccount): Promise<void> {
  const { total: totalCredits, used: usedCredits, available: availableCredits } = model
  const expected = JSON.stringify({ totalCredits, usedCredits, availableCredits, heldCredits: 0 })
  for (const caller of callers.editor) {
    const { text, json } = await caller.get('/api/credits/balance')
    if (JSON.stringify(json['data']) !== expected)
      throw new Error(`the balance is ${text} where ${expected} was expected`)
  }
  const { rows } = await environment.app.owner.query<{ open: number; charges: number; grants: number }>(
    `select (select count(*) from app.credit_holds where company_id = $1 and state = 'open')::int as open,
       (select count(*) from app.credit_entries where company_id = $1 and type = 'usage')::int as charges`,
    [company.companyId],
  )
  const seen = JSON.stringify(rows[0])
  const ledger = JSON.stringify({ open: 0, charges: model.charged.length })
  if (seen !== ledger) throw new Error(`the ledger has ${seen}, expected ${ledger}`)
}

/** Every entry equals the model's, and the checks find nothing. */
async function endRun({ app, accounts }: MoneyEnvironment): Promise<void> {
  for (const { company, model } of accounts) {
    const { rows } = await app.owner.query<{ credits: number }>(
      `select -credits as credits from app.credit_entries where company_id = $1 and type = 'usage' order by seq`,
      [company.companyId],
    )
    const [seen, expected] = [rows, model.charged].map((all) => all.map(({ credits }) => credits).join())
    if (seen !== expected) throw new Error(`the charges are ${seen} where ${expected} was expected`)
  }
  for (const check of [checkRecentLedger, checkLedger]) {
    const found = await check(app.db)
    if (found.total > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(found)}`)
  }
}
