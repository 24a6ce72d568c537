import { packIds, packs, paidPlanIds, plans, type PackId, type PaidPlanId } from '@bizamply/contract/plans'
import { AppError } from '../../errors.ts'
import type { Wanted } from './order-of.ts'

interface Given {
  plan?: PaidPlanId | undefined
  subscriptionName?: string | undefined
  pack?: PackId | undefined
  purchaseName?: string | undefined
}

/** Which plan or pack a call means: by its id, or by the name that older callers write. */
export function readWanted({ plan, subscriptionName, pack, purchaseName }: Given): Wanted {
  if (plan) return { kind: 'subscription', item: plan }
  if (pack) return { kind: 'pack', item: pack }
  return subscriptionName === undefined ? packNamed(purchaseName ?? '') : planNamed(subscriptionName)
}

function planNamed(text: string): Wanted {
  const name = text.trim().toLowerCase()
  const item = paidPlanIds.find((id) => id === name || `${id} plan` === name)
  if (item) return { kind: 'subscription', item }
  if (/^(enterprise|custom)/.test(name))
    throw new AppError('CONFLICT', { message: `${plans.enterprise.name} is made to measure: contact us.` })
  throw unknown('subscriptionName', 'There is no such plan')
}

/** Its number of credits counts, however it is written. */
function packNamed(text: string): Wanted {
  const [digits = ''] = /\d[\d.,\s]*/.exec(text) ?? []
  const credits = Number(digits.replace(/\D/g, ''))
  const item = packIds.find((id) => packs[id].credits === credits)
  if (item) return { kind: 'pack', item }
  throw unknown('purchaseName', 'There is no such pack')
}

const unknown = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { message: `${message}.`, errors: [{ path, message }] })
