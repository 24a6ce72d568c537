import { newId } from '../db/ids.ts'
import { checkRecentLedger, closeDays, grantCredits, holdCredits, settleHold } from '../features/credits/index.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

export interface LedgerScene {
  company: TestCompany
  grant(at: string, credits: number, type?: 'refill' | 'bonus' | 'adjustment' | 'refund', key?: string): Promise<void>
  use(at: string, credits: number, action?: 'generate' | 'send'): Promise<void>
  /** Closes days as of that time. */
  close(at?: string): Promise<number>
}

/** A company without credits whose entries get given times, each later than the one before. */
export async function ledgerScene(app: TestApp): Promise<LedgerScene> {
  const company = await makeCompany(app, { credits: 0, connected: false })
  const { ctx, companyId } = company
  return {
    company,
    grant: async (time, credits, type = 'refill', key = newId()) => {
      const at = new Date(time)
      await ctx.tx((tx) => grantCredits(tx, { companyId, type, credits, key, description: 'More', userId: null, at }))
    },
    use: async (time, credits, action = 'generate') => {
      const at = new Date(time)
      const then = { ...ctx, now: () => at }
      const hold = { action, credits, priceVersion: 1, commentId: newId(), platform: 'judgeme' }
      await ctx.tx(async (tx) => settleHold(tx, { companyId, holdId: await holdCredits(tx, then, hold), at }))
    },
    close: (at) => closeDays({ ...app.services, now: at === undefined ? app.services.now : () => new Date(at) }),
  }
}

/** Four days of March 2020, and one entry of today. */
export async function marchLedger(app: TestApp): Promise<LedgerScene> {
  const scene = await ledgerScene(app)
  await scene.grant('2020-03-05T10:00:00Z', 100, 'bonus')
  await scene.use('2020-03-05T11:00:00Z', 3)
  await scene.use('2020-03-06T23:59:59.999Z', 2, 'send')
  await scene.grant('2020-03-09T00:00:00Z', 40)
  await scene.grant('2020-03-09T01:00:00Z', 2, 'refund')
  await scene.grant('2020-03-31T23:00:00Z', 5, 'adjustment')
  await scene.use(app.services.now().toISOString(), 1)
  return scene
}

/** Problems of this company that the check of new entries finds. */
export async function recentlyWrong(app: TestApp, { company }: LedgerScene): Promise<string[]> {
  const { problems } = await checkRecentLedger(app.db)
  return problems.filter(({ companyId }) => companyId === company.companyId).map(({ problem }) => problem)
}

/** Runs as the owner with triggers off, to plant a fault; `$1` is the company. */
export async function plantInLedger(app: TestApp, companyId: string, text: string): Promise<void> {
  const tables = ['credit_entries', 'credit_days']
  const triggers = async (what: string): Promise<void> => {
    for (const table of tables) await app.owner.query(`alter table app.${table} ${what} trigger user`)
  }
  await triggers('disable')
  try {
    await app.owner.query(text.replaceAll('$1', `'${companyId}'`))
  } finally {
    await triggers('enable')
  }
}
