import { packIds, packs, paidPlanIds, plans, type PackId, type PaidPlanId } from '@bizamply/contract/plans'
import { AppError } from '../../errors.ts'
import type { OrderedItem } from './order-of.ts'

interface Given {
  plan?: PaidPlanId | undefined
  subscriptionName?: string | undefined
  pack?: PackId | undefined
  purchaseName?: string | undefined
}

/** Which plan or pack a call means: by id, or by the name that older callers send. */
export function readOrdered({ plan, subscriptionName, pack, purchaseName }: Given): OrderedItem {
  if (plan) return { kind: 'subscription', item: plan }
  if (pack) return { kind: 'pack', item: pack }
  return subscriptionName === undefined ? packNamed(purchaseName ?? '') : planNamed(subscriptionName)
}

function planNamed(text: string): OrderedItem {
  const name = text.trim().toLowerCase()
  const item = paidPlanIds.find((id) => id === name || `${id} plan` === name)
  if (item) return { kind: 'subscription', item }
  if (/^(enterprise|custom)/.test(name))
    throw new AppError('CONFLICT', { message: `${plans.enterprise.name} is a custom plan. Contact us.` })
  throw unknown('subscriptionName', 'Choose one of: basic, premium')
}

/** Matches by its number of credits, in any spelling. */
function packNamed(text: string): OrderedItem {
  const [digits = ''] = /\d[\d.,\s]*/.exec(text) ?? []
  const credits = Number(digits.replace(/\D/g, ''))
  const item = packIds.find((id) => packs[id].credits === credits)
  if (item) return { kind: 'pack', item }
  throw unknown('purchaseName', 'Choose one of: credits-1000, credits-5000, credits-10000')
}

const unknown = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { message: `${message}.`, errors: [{ path, message }] })
