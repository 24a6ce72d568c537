import { billingJob } from '../features/billing/index.ts'
import { checkLedger, checkRecentLedger, closeDays } from '../features/credits/index.ts'
import type { Child } from './child.ts'
import { keepInTouch, PERIOD_MS, playStep } from './money-steps.ts'
import { makeWorld, setPrices, signInAll, signInStaff, type MoneyWorld, type Purse } from './money-world.ts'
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

/** Operations of one company between two looks at everything. */
const ROUND = 10

/** Random operations of several companies at two servers; throws as soon as something is not what the model says. */
export async function moneyRun(app: TestApp, servers: Child[], run: MoneyRun): Promise<MoneyFigures> {
  const { seed, operations, companies = 5 } = run
  const random = seeded(seed)
  const world = await makeWorld(app, servers, seed, companies)
  const figures = { seed, operations: 0, charges: 0, refunds: 0, bought: 0, renewed: 0, credits: 0, daysClosed: 0 }
  await change(world, random, 0)
  while (figures.operations < operations) {
    await Promise.all(world.purses.map((purse) => playRound(world, purse)))
    figures.operations += ROUND * companies
    await app.owner.query('delete from app.limits')
    for (const purse of world.purses) await compare(world, purse)
    figures.daysClosed += await change(world, random, figures.operations)
  }
  await endRun(world)
  for (const { model } of world.purses) {
    figures.charges += model.charged.length
    figures.refunds += model.charged.filter(({ refunded }) => refunded).length
    figures.bought += model.bought
    figures.renewed += model.renewed
    figures.credits += model.used
  }
  return figures
}

async function playRound(world: MoneyWorld, purse: Purse): Promise<void> {
  for (let n = 0; n < ROUND; n++) await playStep(world, purse)
}

/** What concerns everybody happens while nothing is under way: prices, a model that fails, a day that passes. */
async function change(world: MoneyWorld, random: () => number, played: number): Promise<number> {
  const { app } = world
  if (played === 0 || random() < 0.2) {
    const prices = { generate: 1 + Math.floor(random() * 4), send: 1 + Math.floor(random() * 3) }
    await setPrices(world, prices)
    for (const { model } of world.purses) model.prices = prices
  }
  world.modelFails = played > 0 && random() < 0.15
  await app.play('POST', '/_/model', { mode: world.modelFails ? 'refuse' : 'normal' })
  const chance = random()
  if (chance < 0.05) return pass(world, chance < 0.015 ? 30 : 1)
  return 0
}

/** Days pass for everybody, and a few minutes, so that a period that ended is known to have. */
async function pass(world: MoneyWorld, days: number): Promise<number> {
  const { app, servers, purses } = world
  const time = { advance: `P${days}DT5M` }
  await app.play('POST', '/_/clock', time)
  app.advance(days * 86_400_000 + 5 * 60_000)
  await servers[0]?.caller().call('POST', '/_/clock', time)
  // The others hear of it a moment later, unless they are asked themselves.
  for (const server of servers) await server.caller().call('POST', '/_/clock', { advance: 'PT0S' })
  world.administrator = await signInStaff(servers, world.staff)
  for (const purse of purses) {
    purse.model.today.clear()
    purse.callers = await signInAll(servers, purse.company)
    await keepInTouch(world, purse)
    await renew(world, purse)
  }
  return closeDays(app.services)
}

/** The sweep looks at whose period is over, two at once; each period that was paid brings its credits. */
async function renew({ app }: MoneyWorld, purse: Purse): Promise<void> {
  const { companyId } = purse.company
  await Promise.all([1, 2].map(() => billingJob(app.services, { companyId })))
  while (purse.paidUntil !== null && purse.paidUntil <= app.services.now().getTime()) {
    purse.paidUntil += PERIOD_MS
    purse.model.pay(1000, 'renewed')
  }
}

async function compare(world: MoneyWorld, { company, model, callers }: Purse): Promise<void> {
  const { total: totalCredits, used: usedCredits, available: availableCredits } = model
  const wanted = JSON.stringify({ totalCredits, usedCredits, availableCredits, heldCredits: 0 })
  for (const caller of callers.editor) {
    const { text, json } = await caller.get('/api/credits/balance')
    if (JSON.stringify(json['data']) !== wanted) throw new Error(`the balance is ${text} where ${wanted} was expected`)
  }
  const { rows } = await world.app.owner.query<{ open: number; charges: number; grants: number }>(
    `select (select count(*) from app.credit_holds where company_id = $1 and state = 'open')::int as open,
       (select count(*) from app.credit_entries where company_id = $1 and type = 'usage')::int as charges`,
    [company.companyId],
  )
  const seen = JSON.stringify(rows[0])
  const ledger = JSON.stringify({ open: 0, charges: model.charged.length })
  if (seen !== ledger) throw new Error(`the ledger hold ${seen} where ${ledger} was expected`)
}

/** Every entry is what the model says, and the checkers find nothing. */
async function endRun({ app, purses }: MoneyWorld): Promise<void> {
  for (const { company, model } of purses) {
    const { rows } = await app.owner.query<{ credits: number }>(
      `select -credits as credits from app.credit_entries where company_id = $1 and type = 'usage' order by seq`,
      [company.companyId],
    )
    const [seen, wanted] = [rows, model.charged].map((all) => all.map(({ credits }) => credits).join())
    if (seen !== wanted) throw new Error(`the charges are ${seen} where ${wanted} was expected`)
  }
  for (const check of [checkRecentLedger, checkLedger]) {
    const found = await check(app.db)
    if (found.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(found)}`)
  }
}
