import type { Transaction } from '@bizamply/contract/credits'
import { AppError } from '../../errors.ts'
import type { Actor, Services } from '../../context.ts'
import { isId } from '../../db/ids.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { refundKey, undeliveredKey } from './refund-undelivered-message.ts'
import { grantCredits } from './grant-credits.ts'
import { findTransaction } from './list-transactions.ts'

export interface RefundRequest {
  /** The company's name for administrators: its BizamplyId, or our id. */
  companyId: string
  transactionId: string
  reason: string
}

/** Refunds one charge, once. The charge stays in the ledger. */
export async function refundEntry(
  services: Services,
  administrator: Actor,
  request: RefundRequest,
): Promise<Transaction> {
  const companyId = await companyOf(services, request.companyId)
  const at = services.now()
  return services.db.inCompany(companyId, async (tx) => {
    const usage = await findUsage(tx, companyId, request.transactionId)
    await refuseTwice(tx, companyId, usage)
    const granted = await grantCredits(tx, {
      companyId,
      type: 'refund',
      credits: usage.credits,
      key: refundKey(usage.entryId),
      description: `Refund for ${usage.entryId.slice(-8)}: ${request.reason}`,
      userId: administrator.userId,
      at,
    })
    if (!granted) throw new AppError('ALREADY_REFUNDED')
    const where = { companyId, brandId: usage.brandId, now: () => at }
    await recordAudit(
      tx,
      { ...where, actor: administrator },
      {
        action: 'credits.refunded',
        subjectId: usage.entryId,
        details: { credits: usage.credits, reason: request.reason },
      },
    )
    await emit(tx, { ...where, brandId: null }, 'credits', ['balance'])
    return readRefund(tx, companyId, usage.entryId)
  })
}

async function companyOf({ db }: Services, name: string): Promise<string> {
  const [company] = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'credits.refund.company',
      'select company_id from app.companies where public_id = $1 or company_id = $2',
      [name, isId(name) ? name : null],
    ),
  )
  if (!company) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this company.' })
  return company.company_id
}

interface Usage {
  entryId: string
  holdId: string
  credits: number
  brandId: string
}

/** Added credits have no hold; credits that were not charged have no entry. */
interface UsageRow {
  entryId: string | null
  holdId: string | null
  credits: number
  brandId: string | null
  type: string
  state: string
}

async function findUsage(tx: Tx, companyId: string, id: string): Promise<Usage> {
  const [row] = await prepared<UsageRow>(
    tx,
    'credits.refund.find',
    `select e.id as "entryId", e.type, -e.credits as credits, h.id as "holdId", h.brand_id as "brandId", 'settled' as state
     from app.credit_entries e left join app.credit_holds h on h.company_id = $1 and h.id = e.hold_id
     where e.company_id = $1 and e.id = $2
     union all
     select null, 'usage', credits, id, brand_id, state from app.credit_holds where company_id = $1 and id = $2 and state <> 'settled'`,
    [companyId, id],
  )
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this transaction.' })
  const why = whyNot(row)
  if (why) throw new AppError('CONFLICT', { message: why })
  const { entryId, holdId, brandId, credits } = row
  if (entryId === null || holdId === null || brandId === null) throw new Error('a charge without its hold')
  return { entryId, holdId, brandId, credits }
}

function whyNot({ type, state }: { type: string; state: string }): string | null {
  if (type !== 'usage') return 'You can only refund used credits. These were added.'
  if (state === 'open') return 'These credits are on hold and haven’t been charged, so there’s nothing to refund.'
  return state === 'released' ? 'This wasn’t charged. Its credits were already released.' : null
}

/** An undelivered WhatsApp message was already refunded. Its delivery stays locked meanwhile. */
async function refuseTwice(tx: Tx, companyId: string, { holdId }: Usage): Promise<void> {
  const [delivery] = await prepared<{ id: string }>(
    tx,
    'credits.refund.delivery',
    'select id from app.deliveries where company_id = $1 and hold_id = $2 for update',
    [companyId, holdId],
  )
  if (!delivery) return
  const back = await prepared(
    tx,
    'credits.refund.back',
    'select 1 from app.credit_grants where company_id = $1 and key = $2',
    [companyId, undeliveredKey(delivery.id)],
  )
  if (back.length > 0) throw new AppError('ALREADY_REFUNDED')
}

async function readRefund(tx: Tx, companyId: string, entryId: string): Promise<Transaction> {
  const [made] = await prepared<{ id: string }>(
    tx,
    'credits.refund.made',
    `select e.id from app.credit_grants g join app.credit_entries e on e.company_id = $1 and e.grant_id = g.id
     where g.company_id = $1 and g.key = $2`,
    [companyId, refundKey(entryId)],
  )
  const refund = made ? await findTransaction(tx, companyId, made.id) : null
  if (!refund) throw new Error('a refund without its entry')
  return refund
}
