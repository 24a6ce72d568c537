import { setTimeout as wait } from 'node:timers/promises'
import type { Charge } from '@bizamply/contract/billing'
import { decimalOf } from '@bizamply/contract/plans'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { claimIdempotencyKey, storeIdempotentResponse, type IdempotencyKey } from '../../db/idempotency-keys.ts'
import { prepared } from '../../db/prepared.ts'
import type { BillingOutcome } from '../../platforms/billing.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { recordAudit } from '../audit/index.ts'
import { logFailedLookup } from './failed-lookup.ts'
import { shopSentence } from './shop-sentence.ts'
import { withShopBilling } from './shop-billing.ts'
import { chargeColumns, loadCharge, nameOf, presentCharge, type ChargeRow } from './charge-rows.ts'
import { loadOpen, settleSame } from './open-charge.ts'
import { orderOf, type Order, type OrderedItem } from './order-of.ts'
import { REQUEST_MS, nextCheck } from './charge-states.ts'
import { settleCharge } from './settle-charge.ts'

/**
 * Has the shop ask its merchant. The charge is stored first, and one key requests once: if the
 * response is lost, the shop's own list is searched, and nothing is requested again. Neither is a
 * charge that waits for approval.
 */
export async function startCharge(
  ctx: Ctx,
  ordered: OrderedItem,
  key: string,
): Promise<{ charge: Charge; confirmationUrl: string }> {
  await settleSame(ctx, ordered)
  const { row, isNew } = await begin(ctx, ordered, key)
  const after = isNew ? await requestCharge(ctx, row) : await waitForRequested(ctx, row)
  if (after.confirmation_url) {
    return { charge: presentCharge(after, ctx), confirmationUrl: ctx.rewrite(after.confirmation_url) }
  }
  if (after.state !== 'active') throw notMade(after)
  return { charge: presentCharge(after, ctx), confirmationUrl: returnUrlOf(ctx, after.id) }
}

async function begin(ctx: Ctx, ordered: OrderedItem, key: string): Promise<{ row: ChargeRow; isNew: boolean }> {
  const once: IdempotencyKey = { call: 'charge', key, request: ordered }
  return ctx.tx(async (tx) => {
    const kept = await claimIdempotencyKey(tx, ctx, once)
    if (kept) {
      const row = await loadCharge(tx, ctx, (kept.answer as { id: string }).id)
      if (!row) throw new AppError('NOT_FOUND', { message: 'This charge no longer exists.' })
      return { row, isNew: false }
    }
    const order = await orderOf(tx, ctx, ordered)
    const open = await loadOpen(tx, ctx, order)
    const row = open ?? (await insert(tx, ctx, order))
    await storeIdempotentResponse(tx, ctx, once, { id: row.id })
    if (open) return { row, isNew: false }
    const { shop, kind, item, cents } = row
    await recordAudit(tx, ctx, {
      action: 'billing.requested',
      subjectId: row.id,
      details: { name: nameOf(row), shop, kind, item, cents },
    })
    return { row, isNew: true }
  })
}

async function insert(tx: Tx, ctx: Ctx, order: Order): Promise<ChargeRow> {
  const [row] = await prepared<ChargeRow>(
    tx,
    'charges.begin',
    `insert into app.charges (company_id, id, brand_id, shop, kind, item, credits, cents, currency, state, plan_before,
       at_period_end, user_id, created_at, check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'making', $10, $11, $12, $13, $14)
     returning ${chargeColumns}`,
    [
      ctx.companyId,
      newId(),
      order.brand_id,
      order.shop,
      order.kind,
      order.item,
      order.credits,
      order.cents,
      order.currency,
      order.plan_before,
      order.at_period_end,
      ctx.actor?.userId ?? null,
      ctx.now(),
      new Date(ctx.now().getTime() + REQUEST_MS),
    ],
  )
  if (!row) throw new Error('a charge was not stored')
  return row
}

/** Sends the request once and stores the shop's response before the browser is redirected. */
async function requestCharge(ctx: Ctx, row: ChargeRow): Promise<ChargeRow> {
  const order = {
    name: nameOf(row),
    price: decimalOf(row.cents),
    currency: row.currency,
    returnUrl: returnUrlOf(ctx, row.id),
    test: ctx.billingTest,
    replaces: row.at_period_end ? ('at-period-end' as const) : ('at-once' as const),
  }
  const outcome = await withShopBilling(ctx, row.shop, async (billing, access) => {
    const isPack = row.kind === 'pack'
    const made = await (isPack ? billing.createPurchase(access, order) : billing.createSubscription(access, order))
    // With expired access nothing happened: the error is thrown, access is refreshed, and the request is sent with it.
    if (made.kind === 'refused' && made.problem === 'expired') throw new PlatformError('expired', made.reason)
    return made
  }).catch((error: unknown): BillingOutcome => {
    if (error instanceof PlatformError) return { kind: 'refused', problem: error.problem, reason: error.message }
    throw error
  })
  return store(ctx, row, outcome)
}

async function store(ctx: Ctx, row: ChargeRow, outcome: BillingOutcome): Promise<ChargeRow> {
  const state = outcome.kind === 'made' ? 'pending' : outcome.kind === 'refused' ? 'failed' : 'unknown'
  const made = outcome.kind === 'made' ? outcome : null
  const [after] = await ctx.tx((tx) =>
    prepared<ChargeRow>(
      tx,
      'charges.requested',
      `update app.charges set state = $3, external_id = $4, confirmation_url = $5, reason = $6, check_at = $7
       where company_id = $1 and id = $2 and state = 'making' returning ${chargeColumns}`,
      [
        ctx.companyId,
        row.id,
        state,
        made?.externalId ?? null,
        made?.confirmationUrl ?? null,
        outcome.kind === 'refused' ? shopSentence(outcome, NO_ACCESS) : null,
        nextCheck(state, row.created_at, ctx.now()),
      ],
    ),
  )
  return after ?? { ...row, state }
}

/** Requested before with this key or from another tab, by a request that is still running or whose process ended. */
async function waitForRequested(ctx: Ctx, begun: ChargeRow): Promise<ChargeRow> {
  let row = begun
  for (let waited = 0; waited < WAIT_MS && isBeingRequested(row, ctx.now()); waited += RECHECK_MS) {
    await wait(RECHECK_MS)
    row = (await ctx.tx((tx) => loadCharge(tx, ctx, begun.id))) ?? row
  }
  if (isBeingRequested(row, ctx.now())) throw new AppError('IN_PROGRESS')
  if (row.external_id !== null || row.state === 'failed') return row
  return settleCharge(ctx, row.id).catch((error: unknown) => {
    logFailedLookup(ctx, error, row.id)
    return row
  })
}

const WAIT_MS = 20_000
const RECHECK_MS = 100
const isBeingRequested = (row: ChargeRow, now: Date): boolean =>
  row.state === 'making' && now.getTime() - row.created_at.getTime() < REQUEST_MS

const returnUrlOf = ({ appUrl }: Ctx, id: string): string => `${appUrl}/payment-confirmation?ref=${id}`

function notMade({ state, reason }: ChargeRow): AppError {
  const message =
    state === 'failed'
      ? `${reason ?? 'Your store refused the charge.'} Nothing was charged. Try again.`
      : 'We couldn’t confirm whether Shopify received this. Nothing is charged unless you approve it there. Check your bills in Shopify before you try again.'
  return new AppError('PLATFORM_REFUSED', { message })
}

const NO_ACCESS = 'Your store is disconnected. Reconnect it.'
