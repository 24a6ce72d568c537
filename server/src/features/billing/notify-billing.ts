import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/index.ts'
import { notifyAdmins } from '../notifications/index.ts'
import { nameOf, type ChargeRow } from './charge-rows.ts'

export interface BillingNews {
  what: 'pack' | 'began' | 'renewed' | 'frozen' | 'resumed' | 'ending' | 'ended' | 'declined' | 'expired'
  credits?: number
  /** When a period ends, or when it happened: the same news of another time is told again. */
  at?: Date
}

/** Tells the company's admins and the audit log, in the transaction that makes it true. */
export async function notifyBilling(tx: Tx, ctx: Ctx, charge: ChargeRow, news: BillingNews): Promise<void> {
  const { what, at } = news
  await recordAudit(
    tx,
    { ...ctx, brandId: null },
    {
      action: `billing.${what}`,
      subjectId: charge.id,
      details: { name: nameOf(charge), credits: news.credits, at: at?.toISOString() },
    },
  )
  await notifyAdmins(tx, ctx.companyId, {
    kind: 'billing',
    details: { what, ...wordsOf(charge, news) },
    onceKey: `billing:${what}:${charge.id}${at ? `:${at.toISOString()}` : ''}`,
    at: ctx.now(),
  })
}

function wordsOf(charge: ChargeRow, { what, credits = 0, at }: BillingNews): { title: string; message: string } {
  const name = charge.kind === 'pack' ? nameOf(charge) : `${nameOf(charge)} plan`
  const added = credits > 0 ? `${credits.toLocaleString('en-US')} credits were added.` : 'No credits were added.'
  const day = at?.toISOString().slice(0, 10) ?? ''
  const words: Record<BillingNews['what'], [string, string]> = {
    pack: [`${name} bought`, added],
    began: [`Your ${name} began`, added],
    renewed: [`Your ${name} was renewed`, added],
    frozen: [`The payment of your ${name} failed`, 'The plan stays, but no credits come until Shopify is paid.'],
    resumed: [`Your ${name} is paid again`, 'Its credits come with each period as before.'],
    ending: [`Your ${name} ends on ${day}`, 'It stays until then, and nothing more is charged.'],
    ended: [`Your ${name} ended`, 'You are on the Free plan now. Your credits stay.'],
    declined: [`${name}: the payment was declined in Shopify`, 'Nothing was charged. You can try again.'],
    expired: [`${name}: nobody confirmed the payment in Shopify`, 'Nothing was charged. You can try again.'],
  }
  const [title, message] = words[what]
  return { title, message }
}
