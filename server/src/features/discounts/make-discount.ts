import { randomInt } from 'node:crypto'
import type { Discount } from '@bizamply/contract/discounts'
import { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
import { claimKey, keepAnswer, type OnceKey } from '../../db/once.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DiscountOutcome } from '../../platforms/discounts.ts'
import { noteDiscount } from '../comments/index.ts'
import { discountColumns, presentDiscount, storeDiscounts, type DiscountRow } from './discount-rows.ts'
import { atShop, sentenceOf } from './read-shop.ts'

export interface MakeDiscount {
  percent: number
  usageLimit: number
  days: number | null
  code?: string | undefined
  title?: string | undefined
  commentId?: string | undefined
  key: string
}

/**
 * Has a code made in the shop. The row with its code is written first and the shop takes a code once, so whatever
 * happens between, the same key asked again finds that code instead of making a second one.
 */
export async function makeDiscount(ctx: Ctx, input: MakeDiscount): Promise<Discount> {
  if (input.code) await refuseKnown(ctx, input.code, input.key)
  const row = await begin(ctx, input)
  if (row.external_id !== null) return presentDiscount(row)
  const outcome = await atShop(ctx, async (codes, access) => {
    const order = orderOf(row)
    const asked = await codes.make(access, order)
    if (asked.kind === 'made' || asked.kind === 'refused') return asked
    const standing = await codes.find(access, row.code)
    return standing ? ({ kind: 'made', discount: standing } as const) : asked
  }).catch((error: unknown): DiscountOutcome => {
    if (error instanceof AppError) throw error
    return { kind: 'unknown', reason: sentenceOf(error) }
  })
  return end(ctx, row, outcome)
}

/** A code that a person typed and the shop has already is theirs, not one that we made. */
async function refuseKnown(ctx: Ctx, code: string, key: string): Promise<void> {
  const ours = await ctx.tx((tx) => byKey(tx, ctx, key))
  if (ours) return
  const standing = await atShop(ctx, (codes, access) => codes.find(access, code)).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError('PLATFORM_REFUSED', { message: `${sentenceOf(error)} No code was made.` })
  })
  if (standing) throw new AppError('CONFLICT', { message: `Your shop has the code ${code} already.` })
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

async function begin(ctx: Ctx, input: MakeDiscount): Promise<DiscountRow> {
  const once: OnceKey = { call: 'discount', key: input.key, request: { ...input, key: undefined } }
  return ctx.tx(async (tx) => {
    const kept = await claimKey(tx, ctx, once)
    const id = kept ? (kept.answer as { id: string }).id : newId()
    if (!kept) {
      await insert(tx, ctx, id, input)
      await keepAnswer(tx, ctx, once, { id })
    }
    const row = await load(tx, ctx, id)
    if (!row) throw new AppError('NOT_FOUND', { message: 'This discount is gone.' })
    return row
  })
}

async function insert(tx: Tx, ctx: Ctx, id: string, input: MakeDiscount): Promise<void> {
  const endsAt = input.days === null ? null : new Date(ctx.now().getTime() + input.days * 86_400_000)
  await prepared(
    tx,
    'discounts.begin',
    `insert into app.discounts (company_id, id, brand_id, code, title, type, amount, status, starts_at, ends_at, usage_limit,
       comment_id, made_by, created_at) values ($1, $2, $3, $4, $5, 'percentage', $6, 'making', $7, $8, $9, $10, $11, $7)`,
    [
      ctx.companyId,
      id,
      ctx.brandId,
      input.code ?? madeUpCode(),
      input.title ?? `${input.percent} % from a reply`,
      input.percent,
      ctx.now(),
      endsAt,
      input.usageLimit,
      input.commentId ?? null,
      ctx.actor?.userId ?? null,
    ],
  )
}

async function load(tx: Tx, ctx: Ctx, id: string): Promise<DiscountRow | undefined> {
  const [row] = await prepared<DiscountRow>(
    tx,
    'discounts.load',
    `select ${discountColumns} from app.discounts where company_id = $1 and brand_id = $2 and id = $3`,
    [ctx.companyId, ctx.brandId, id],
  )
  return row
}

const orderOf = (row: DiscountRow) => ({
  code: row.code,
  title: row.title,
  percent: Number(row.amount),
  usageLimit: row.usage_limit ?? 1,
  startsAt: row.starts_at ?? new Date(0),
  endsAt: row.ends_at,
})

async function end(ctx: Ctx, row: DiscountRow, outcome: DiscountOutcome): Promise<Discount> {
  return ctx
    .tx(async (tx) => {
      if (outcome.kind === 'made') {
        await storeDiscounts(tx, ctx, [outcome.discount], null)
        if (row.comment_id) await noteDiscount(tx, ctx, row.comment_id, row.code)
      } else {
        await prepared(
          tx,
          'discounts.end',
          'update app.discounts set status = $3, reason = $4 where company_id = $1 and id = $2 and external_id is null',
          [ctx.companyId, row.id, outcome.kind === 'unknown' ? 'unknown' : 'failed', reasonOf(outcome)],
        )
      }
      return load(tx, ctx, row.id)
    })
    .then((after) => {
      if (after?.external_id) return presentDiscount(after)
      throw new AppError('PLATFORM_REFUSED', { message: `${reasonOf(outcome)} The reply was not changed.` })
    })
}

function reasonOf(outcome: DiscountOutcome): string {
  if (outcome.kind === 'taken') return 'Your shop has this code already.'
  if (outcome.kind === 'unknown') return 'Your shop did not say whether it made the code. Try again to find out.'
  if (outcome.kind !== 'refused') return ''
  if (outcome.problem === 'reduced') return 'Your shop does not let us make discounts. Reconnect it with that right.'
  return `Your shop said: ${outcome.reason.replace(/[.\s]*$/, '.')}`
}

/** Eight signs that can't be mistaken for one another; a shop has few enough codes that they do not meet. */
function madeUpCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `THANKS-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
}
