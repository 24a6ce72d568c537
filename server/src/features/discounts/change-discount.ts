import type { AuditAction } from '@bizamply/contract/audit-actions'
import type { Discount } from '@bizamply/contract/discounts'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { changesOf, recordAudit } from '../audit/index.ts'
import { requestDiscounts } from './request-discounts.ts'
import { requestChange } from './request-change.ts'
import { acquireLock, releaseAfterWork } from '../../db/timed-lock.ts'
import { changeLock } from './locks.ts'
import { endOf, findDiscount, isEditable, loadDiscount, presentDiscount, type DiscountRow } from './discount-rows.ts'
import { planChange, type RequestedChange, type ChangePlan } from './plan-change.ts'
import { markGone } from './read-codes.ts'
import { refusalOf } from './refusals.ts'
import { storeDiscounts } from './store-discounts.ts'

export const updateDiscount = (ctx: Ctx, { code, ...input }: RequestedChange & { code: string }): Promise<Discount> =>
  change(ctx, code, 'discount.changed', (row) => planChange(row, input, ctx.now()))

/** Ends it in the shop and stores its end here, for resuming. */
export const pauseDiscount = (ctx: Ctx, code: string): Promise<Discount> =>
  change(ctx, code, 'discount.paused', (row) => {
    if (row.status === 'paused') return { change: {}, stop: false }
    if (row.status !== 'active') throw new AppError('CONFLICT', { message: 'You can only pause active discounts.' })
    return { change: {}, stop: true, pausedEnd: endOf(row) }
  })

export const resumeDiscount = (ctx: Ctx, code: string): Promise<Discount> =>
  change(ctx, code, 'discount.resumed', (row) => {
    if (row.status === 'active') return { change: {}, stop: false }
    if (row.status !== 'paused') throw new AppError('CONFLICT', { message: 'You can only resume paused discounts.' })
    return { change: { endsAt: row.paused_end }, stop: false }
  })

/** Calls the shop first, with one request and no open transaction, then stores its response. One change at a time. */
async function change(
  ctx: Ctx,
  named: string,
  action: `discount.${'changed' | 'paused' | 'resumed'}`,
  plan: (row: DiscountRow) => ChangePlan,
): Promise<Discount> {
  const begun = await ctx.tx(async (tx) => {
    const row = await findDiscount(tx, ctx, named)
    if (!row) throw notFound()
    if (!isEditable(row)) {
      const message = 'You can only change this discount type in your store.'
      throw new AppError('CONFLICT', { message })
    }
    const planned = plan(row)
    const held = await acquireLock(tx, ctx, changeLock(row.id))
    if (!held) {
      throw new AppError('IN_PROGRESS', { message: 'Someone else is changing this discount right now.' })
    }
    // Before the shop is called: if the process dies then, the code is paused, or active according to the shop.
    if (planned.stop && planned.pausedEnd !== undefined) await keepPause(tx, ctx, row.id, planned.pausedEnd)
    return { row, planned, held }
  })
  try {
    return await carryOut(ctx, begun.row, begun.planned, action)
  } finally {
    await releaseAfterWork(ctx, begun.held)
  }
}

type Editable = DiscountRow & { external_id: string; type: 'percentage' | 'fixed_amount' | 'free_shipping' }

async function carryOut(ctx: Ctx, row: Editable, planned: ChangePlan, action: AuditAction): Promise<Discount> {
  const failed = async (error: unknown): Promise<never> => {
    await ctx
      .tx((tx) => putBack(tx, ctx, row))
      .catch((err: unknown) => ctx.log.warn({ err, discountId: row.id }, 'a discount could not be restored'))
    throw error
  }
  const hasChange = planned.stop || Object.keys(planned.change).length > 0
  const outcome = hasChange ? await requestChange(ctx, row, planned).catch(failed) : null
  const after = await ctx.tx(async (tx) => {
    if (outcome?.kind === 'gone') await markGone(tx, ctx, row.id, ctx.now())
    else if (outcome && outcome.kind !== 'done') await putBack(tx, ctx, row)
    if (outcome?.kind === 'unknown') await requestDiscounts(tx, ctx)
    if (outcome?.current) await storeDiscounts(tx, ctx, [outcome.current], ctx.now())
    if (outcome && outcome.kind !== 'done') return undefined
    if (planned.over) await endPause(tx, ctx, row.id)
    else if (planned.pausedEnd !== undefined) await keepPause(tx, ctx, row.id, planned.pausedEnd)
    const now = await loadDiscount(tx, ctx, row.id)
    if (now) await record(tx, ctx, action, row, now)
    return now
  })
  if (after) return presentDiscount(after)
  if (!outcome || outcome.kind === 'gone' || outcome.kind === 'done') throw notFound()
  throw refusalOf(outcome, {
    path: (field) => paths[field],
    nothing: 'Nothing changed.',
    unknown: outcome.current
      ? 'Your store didn’t respond. We checked again, and nothing changed.'
      : 'Your store isn’t responding, so we couldn’t confirm the change. We’ll check again when it responds.',
  })
}

/** No-op if nothing would change. */
async function record(tx: Tx, ctx: Ctx, action: AuditAction, before: DiscountRow, now: DiscountRow): Promise<void> {
  const changes = changesOf(forAudit(before), forAudit(now))
  if (Object.keys(changes.after).length === 0) return
  await recordAudit(tx, ctx, { action, subjectId: before.id, details: { code: before.code, ...changes } })
}

const forAudit = (row: DiscountRow) => {
  const { title, amount, currency, status, starts_at, ends_at, usage_limit } = presentDiscount(row)
  return { title, amount, currency, status, starts_at, ends_at, usage_limit }
}

const notFound = (): AppError =>
  new AppError('NOT_FOUND', { message: 'We couldn’t find this discount. It may have been deleted in your store.' })

const paths = {
  code: 'code',
  title: 'title',
  amount: 'amount',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  usageLimit: 'usage_limit',
} as const

const keepPause = (tx: Tx, ctx: Ctx, id: string, pausedEnd: Date | null): Promise<unknown> =>
  prepared(
    tx,
    'discounts.paused',
    `update app.discounts set status = 'paused', paused_end = $3 where company_id = $1 and id = $2`,
    [ctx.companyId, id, pausedEnd],
  )

const endPause = (tx: Tx, ctx: Ctx, id: string): Promise<unknown> =>
  prepared(
    tx,
    'discounts.over',
    `update app.discounts set status = 'expired', paused_end = null where company_id = $1 and id = $2`,
    [ctx.companyId, id],
  )

/** Its state before the change; the shop's response is stored over it. */
const putBack = (tx: Tx, ctx: Ctx, row: DiscountRow): Promise<unknown> =>
  prepared(
    tx,
    'discounts.as-before',
    `update app.discounts set status = $3, paused_end = $4 where company_id = $1 and id = $2 and status = 'paused'`,
    [ctx.companyId, row.id, row.status, row.paused_end],
  )
