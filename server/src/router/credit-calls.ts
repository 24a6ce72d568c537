import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { SpendingLimits } from '@bizamply/contract/credits'
import { roleInBrand } from '@bizamply/contract/permissions'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import {
  forecastCredits,
  readBalance,
  readBalanceAndHeld,
  readSpendingLimits,
  readSettings,
  refundEntry,
  saveSpendingLimits,
} from '../features/credits/index.ts'
import { readTransaction, readTransactions } from '../features/transactions/index.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Dependencies } from '../dependencies.ts'
import { member } from './member.ts'

const os = implement(contract).$context<CallContext>().credits
const ok = <T>(data: T) => ({ success: true as const, data })

const seesBrand =
  ({ actor }: Ctx) =>
  (brandId: string): boolean =>
    !actor?.rights || roleInBrand(actor.rights, brandId.toLowerCase()) !== null

/** Brands without a role are not named. */
function seenBy(ctx: Ctx, spendingLimits: SpendingLimits): SpendingLimits {
  const sees = ({ brandId }: { brandId: string }): boolean => seesBrand(ctx)(brandId)
  return {
    ...spendingLimits,
    brands: spendingLimits.brands.filter(sees),
    today: { ...spendingLimits.today, brands: spendingLimits.today.brands.filter(sees) },
  }
}

export function creditCalls({ services }: Pick<Dependencies, 'services'>) {
  return {
    balance: os.balance.handler(async ({ context }) => {
      const ctx = member(context)
      return ok(await ctx.tx((tx) => readBalanceAndHeld(tx, ctx.companyId)))
    }),
    info: os.info.handler(async ({ context }) => {
      const ctx = member(context)
      const balance = await ctx.tx((tx) => readBalance(tx, ctx.companyId))
      return { ...ok(balance), ...balance }
    }),
    settings: os.settings.handler(async () => ok(await readSettings(services.db.global))),
    transactions: os.transactions.handler(async ({ context, input }) => {
      const data = await readTransactions(member(context), input)
      return { ...ok(data), transactions: data.transactions }
    }),
    transaction: os.transaction.handler(async ({ context, input }) =>
      ok(await readTransaction(member(context), input.transactionId)),
    ),
    forecast: os.forecast.handler(async ({ context }) => {
      const ctx = member(context)
      return ok(await ctx.tx((tx) => forecastCredits(tx, { companyId: ctx.companyId, now: ctx.now() })))
    }),
    spendingLimits: os.spendingLimits.handler(async ({ context }) => {
      const ctx = member(context)
      return ok(seenBy(ctx, await ctx.tx((tx) => readSpendingLimits(tx, ctx))))
    }),
    saveSpendingLimits: os.saveSpendingLimits.handler(async ({ context, input }) => {
      const ctx = member(context)
      return ok(seenBy(ctx, await saveSpendingLimits(ctx, input, seesBrand(ctx))))
    }),
    refund: os.refund.handler(async ({ context, input }) => {
      if (!context.visitor) throw new AppError('FORBIDDEN')
      return ok(await refundEntry(services, context.visitor.actor, input))
    }),
  }
}
