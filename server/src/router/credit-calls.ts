import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import type { Caps } from '@bizamply/contract/credits'
import { roleInBrand } from '@bizamply/contract/roles'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import {
  forecastCredits,
  readBalance,
  readBalanceAndHeld,
  readCaps,
  readSettings,
  refundEntry,
  saveCaps,
} from '../features/credits/index.ts'
import { readTransaction, readTransactions } from '../features/transactions/index.ts'
import type { CallContext } from '../http/rpc.ts'
import type { Parts } from '../parts.ts'
import { member } from './member.ts'

const os = implement(contract).$context<CallContext>().credits
const ok = <T>(data: T) => ({ success: true as const, data })

/** Brands that somebody has no role in are not named to them. */
function seenBy({ actor }: Ctx, caps: Caps): Caps {
  const sees = ({ brandId }: { brandId: string }): boolean =>
    !actor?.rights || roleInBrand(actor.rights, brandId) !== null
  return { ...caps, brands: caps.brands.filter(sees), today: { ...caps.today, brands: caps.today.brands.filter(sees) } }
}

export function creditCalls({ services }: Pick<Parts, 'services'>) {
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
    caps: os.caps.handler(async ({ context }) => {
      const ctx = member(context)
      return ok(seenBy(ctx, await ctx.tx((tx) => readCaps(tx, ctx))))
    }),
    saveCaps: os.saveCaps.handler(async ({ context, input }) => ok(await saveCaps(member(context), input))),
    refund: os.refund.handler(async ({ context, input }) => {
      if (!context.visitor) throw new AppError('FORBIDDEN')
      return ok(await refundEntry(services, context.visitor.actor, input))
    }),
  }
}
