import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/index.ts'
import { notifyAdmins } from '../notifications/index.ts'
import { nameOf, type ChargeRow } from './charge-rows.ts'

export interface BillingEvent {
  what: 'pack' | 'began' | 'renewed' | 'frozen' | 'resumed' | 'ending' | 'ended' | 'declined' | 'expired'
  credits?: number
  /** When a period ends, or when it happened: the same notification for another time is sent again. */
  at?: Date
}

/** Notifies the company's admins and writes the audit log, in the transaction of the change. */
export async function notifyBilling(tx: Tx, ctx: Ctx, charge: ChargeRow, event: BillingEvent): Promise<void> {
  const { what, at } = event
  await recordAudit(
    tx,
    { ...ctx, brandId: null },
    {
      action: `billing.${what}`,
      subjectId: charge.id,
      details: { name: nameOf(charge), credits: event.credits, at: at?.toISOString() },
    },
  )
  await notifyAdmins(tx, ctx.companyId, {
    kind: 'billing',
    details: { what, ...wordsOf(charge, event) },
    onceKey: `billing:${what}:${charge.id}${at ? `:${at.toISOString()}` : ''}`,
    at: ctx.now(),
  })
}

function wordsOf(charge: ChargeRow, { what, credits = 0, at }: BillingEvent): { title: string; message: string } {
  const name = charge.kind === 'pack' ? nameOf(charge) : `${nameOf(charge)} plan`
  const added = credits > 0 ? `${credits.toLocaleString('en-US')} credits were added.` : 'No credits were added.'
  const day = at?.toISOString().slice(0, 10) ?? ''
  const words: Record<BillingEvent['what'], [string, string]> = {
    pack: [`${name} purchased`, added],
    began: [`Your ${name} started`, added],
    renewed: [`Your ${name} renewed`, added],
    frozen: [
      `Payment for your ${name} failed`,
      'You keep the plan, but you won’t get new credits until Shopify is paid.',
    ],
    resumed: [`Payment for your ${name} resumed`, 'You’ll get your credits each period as before.'],
    ending: [`Your ${name} ends on ${day}`, 'You keep it until then, and you won’t be charged again.'],
    ended: [`Your ${name} ended`, 'You’re now on the Free plan. You keep your credits.'],
    declined: [`${name}: payment declined in Shopify`, 'Nothing was charged. You can try again.'],
    expired: [`${name}: payment not confirmed in Shopify`, 'Nothing was charged. You can try again.'],
  }
  const [title, message] = words[what]
  return { title, message }
}
