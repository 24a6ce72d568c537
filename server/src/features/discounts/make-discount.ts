import { randomInt } from 'node:crypto'
import type { Discount } from '@bizamply/contract/discounts'
import { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
import { claimIdempotencyKey, storeIdempotentResponse, type IdempotencyKey } from '../../db/idempotency-keys.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DiscountOrder, DiscountOutcome, WritableType } from '../../platforms/discounts.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { recordAudit } from '../audit/index.ts'
import { recordDiscountCode, recordFirstDiscountCode } from '../comments/index.ts'
import { withShopDiscounts, sentenceOf, whileUserWaits } from './shop-discounts.ts'
import { loadDiscount, presentDiscount, type DiscountRow } from './discount-rows.ts'
import { atField, refusalOf } from './refusals.ts'
import { storeDiscounts } from './store-discounts.ts'

export interface MakeDiscount {
  type: WritableType
  percent?: number | undefined
  amount?: number | undefined
  usageLimit: number | null
  startsAt?: string | undefined
  endsAt?: string | null | undefined
  days: number | null
  code?: string | undefined
  title?: string | undefined
  commentId?: string | undefined
  key: string
}

/**
 * Creates a code in the shop. The row with its code is stored first and a shop accepts a code
 * once, so a retry with the same key finds that code instead of creating a second one.
 */
export async function makeDiscount(ctx: Ctx, input: MakeDiscount): Promise<Discount> {
  const order = orderOf(ctx, input)
  if (input.code) await refuseKnown(ctx, input.code, input.key)
  const row = await begin(ctx, input, order)
  if (row.external_id !== null) return alreadyCreated(ctx, row)
  return end(ctx, row, await ask(ctx, row, { ...order, ...currentTerms(row) }))
}

/** A sync may have found the code after the response was lost; then only its comment doesn't have it yet. */
async function alreadyCreated(ctx: Ctx, row: DiscountRow): Promise<Discount> {
  const commentId = row.comment_id
  if (commentId) await ctx.tx((tx) => recordFirstDiscountCode(tx, ctx, commentId, row.code))
  return presentDiscount(row)
}

function orderOf(ctx: Ctx, input: MakeDiscount): DiscountOrder {
  const now = ctx.now()
  const startsAt = input.startsAt === undefined ? now : new Date(input.startsAt)
  const inDays = input.days === null ? null : new Date(now.getTime() + input.days * 86_400_000)
  const endsAt = input.endsAt === undefined ? inDays : input.endsAt === null ? null : new Date(input.endsAt)
  if (endsAt && endsAt <= startsAt) throw atField('endsAt', 'Enter an end date after the start date.')
  if (endsAt && endsAt <= now) throw atField('endsAt', 'Enter an end date in the future.')
  const amount = { percentage: input.percent, fixed_amount: input.amount, free_shipping: undefined }[input.type] ?? null
  const { type, usageLimit } = input
  return { code: input.code ?? madeUpCode(), title: titleOf(input), type, amount, usageLimit, startsAt, endsAt }
}

function titleOf({ type, title, percent, amount, commentId }: MakeDiscount): string {
  if (title) return title
  const worth = type === 'percentage' ? `${percent}%` : type === 'fixed_amount' ? `${amount}` : 'Free shipping'
  if (commentId) return `${worth} from a reply`
  return type === 'free_shipping' ? worth : `${worth} off`
}

/** The values stored with the first request. */
const currentTerms = (row: DiscountRow): Partial<DiscountOrder> => ({
  code: row.code,
  startsAt: row.starts_at ?? new Date(0),
  endsAt: row.ends_at,
})

/** A typed code that the shop already has is the merchant's own, not created by us. */
async function refuseKnown(ctx: Ctx, code: string, key: string): Promise<void> {
  const ours = await ctx.tx((tx) => byKey(tx, ctx, key))
  if (ours) return
  const standing = await withShopDiscounts(ctx, (codes, access) => whileUserWaits(codes.find(access, code))).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error
      throw new AppError('PLATFORM_REFUSED', { message: `${sentenceOf(error)} No code was created.` })
    },
  )
  if (standing) throw atField('code', `Your store already has the code ${code}.`)
}

async function byKey(tx: Tx, ctx: Ctx, key: string): Promise<boolean> {
  const rows = await prepared(
    tx,
    'discounts.by-key',
    `select 1 from app.idempotency_keys where company_id = $1 and call = 'discount' and key = $2`,
    [ctx.companyId, key],
  )
  return rows.length > 0
}

async function begin(ctx: Ctx, input: MakeDiscount, order: DiscountOrder): Promise<DiscountRow> {
  const once: IdempotencyKey = { call: 'discount', key: input.key, request: { ...input, key: undefined } }
  return ctx.tx(async (tx) => {
    const kept = await claimIdempotencyKey(tx, ctx, once)
    const id = kept ? (kept.answer as { id: string }).id : newId()
    if (!kept) {
      await insert(tx, ctx, { id, commentId: input.commentId ?? null, order })
      const { code, title, type, amount, usageLimit } = order
      const details = { code, title, type, amount, usageLimit, endsAt: order.endsAt?.toISOString() ?? null }
      await recordAudit(tx, ctx, { action: 'discount.requested', subjectId: id, details })
      await storeIdempotentResponse(tx, ctx, once, { id })
    }
    const row = await loadDiscount(tx, ctx, id)
    if (!row) throw new AppError('NOT_FOUND', { message: 'This discount no longer exists.' })
    return row
  })
}

async function insert(
  tx: Tx,
  ctx: Ctx,
  { id, commentId, order }: { id: string; commentId: string | null; order: DiscountOrder },
): Promise<void> {
  await prepared(
    tx,
    'discounts.free-code',
    `delete from app.discounts where company_id = $1 and brand_id = $2 and code = $3 and status in ('failed', 'gone')`,
    [ctx.companyId, ctx.brandId, order.code],
  )
  const made = await prepared(
    tx,
    'discounts.begin',
    `insert into app.discounts (company_id, id, brand_id, code, title, type, amount, status, starts_at, ends_at, usage_limit,
       comment_id, made_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, 'making', $8, $9, $10, $11, $12, $13)
     on conflict (company_id, brand_id, code) do nothing returning id`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      order.code,
      order.title,
      order.type,
      order.amount,
      order.startsAt,
      order.endsAt,
      order.usageLimit,
      commentId,
      ctx.actor?.userId ?? null,
      ctx.now(),
    ],
  )
  if (made.length === 0) throw atField('code', `The code ${order.code} was already requested.`)
}

/**
 * After the first request, only the shop knows whether it has the code: it is looked up before an error is returned.
 */
async function ask(ctx: Ctx, row: DiscountRow, order: DiscountOrder): Promise<DiscountOutcome> {
  let response: DiscountOutcome | null = null
  try {
    return await withShopDiscounts(ctx, async (codes, access) => {
      response ??= await codes.make(access, order)
      if (response.kind !== 'taken' && response.kind !== 'unknown') return response
      const standing = await whileUserWaits(codes.find(access, order.code))
      return standing ? ({ kind: 'done', discount: standing } as const) : response
    })
  } catch (error) {
    if (error instanceof AppError) await ctx.tx((tx) => recordUnmade(tx, ctx, row.id, 'failed', error.message))
    if (!(error instanceof PlatformError)) throw error
    const { problem, message: reason } = error
    return response ? { kind: 'unknown', reason } : { kind: 'refused', problem, field: null, reason }
  }
}

const recordUnmade = (tx: Tx, ctx: Ctx, id: string, status: 'failed' | 'unknown', reason: string): Promise<unknown> =>
  prepared(
    tx,
    'discounts.unmade',
    'update app.discounts set status = $3, reason = $4 where company_id = $1 and id = $2 and external_id is null',
    [ctx.companyId, id, status, reason],
  )

async function end(ctx: Ctx, row: DiscountRow, outcome: DiscountOutcome): Promise<Discount> {
  const after = await ctx.tx(async (tx) => {
    if (outcome.kind === 'done') {
      await storeDiscounts(tx, ctx, [outcome.discount], ctx.now())
      await recordAudit(tx, ctx, { action: 'discount.created', subjectId: row.id, details: { code: row.code } })
      if (row.comment_id) await recordDiscountCode(tx, ctx, row.comment_id, row.code)
    } else {
      const status = outcome.kind === 'unknown' ? 'unknown' : 'failed'
      await recordUnmade(tx, ctx, row.id, status, 'reason' in outcome ? outcome.reason : '')
    }
    return loadDiscount(tx, ctx, row.id)
  })
  if (after?.external_id) return presentDiscount(after)
  throw refusalOf(outcome, {
    path: (field) => (field === 'amount' && row.type === 'percentage' ? 'percent' : field),
    nothing: row.comment_id ? 'The reply didn’t change.' : 'No code was created.',
    unknown: 'We couldn’t confirm whether your store created the code. Try again to check.',
  })
}

/** Eight unambiguous characters; shops have too few codes for collisions. */
function madeUpCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `THANKS-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
}
