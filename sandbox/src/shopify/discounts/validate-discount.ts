import type { Store } from '../../store/store.ts'
import { discountWith, hasCode, type ShopDiscount } from './discount.ts'

/** Fields of a new or changed discount; missing fields stay unchanged. */
export interface DiscountOrder {
  title?: string | null
  code?: string | null
  startsAt?: string | null
  endsAt?: string | null
  usageLimit?: number | null
  customerGets?: {
    value?: {
      percentage?: number | null
      discountAmount?: { amount?: string | number | null; appliesOnEachItem?: boolean | null } | null
    } | null
  } | null
}

/** Codes and messages as recorded from the Admin API (airhorns/shopify-draft-proxy); `code` is null if it has none. */
export interface DiscountProblem {
  field: string
  code: string | null
  message: string
}

/** Why the shop refuses the discount as it would become, or null. */
export function problemOf(store: Store, discount: ShopDiscount): DiscountProblem | null {
  const problem = (field: string, code: string, message: string): DiscountProblem => ({ field, code, message })
  if (discount.title.trim() === '') return problem('title', 'BLANK', "Title can't be blank")
  if (discount.title.length > 255) return problem('title', 'TOO_LONG', 'Title is too long (maximum is 255 characters)')
  if (hasCode(discount.kind) && discount.code.trim() === '') return problem('code', 'BLANK', "Code can't be blank")
  const taken = discountWith(store, discount.shop, discount.code)
  if (taken && taken.id !== discount.id)
    return problem('code', 'TAKEN', 'Code must be unique. Please try a different code.')
  if (discount.kind === 'DiscountCodeBasic') {
    const { percentage, amount } = discount
    const isWithin = percentage === null ? Number(amount?.amount ?? 0) > 0 : percentage > 0 && percentage <= 1
    const message = amount ? 'Value must be greater than 0' : 'Value must be between 0.0 and 1.0'
    if (!isWithin) return problem('customerGets', 'VALUE_OUTSIDE_RANGE', message)
  }
  if (discount.usageLimit !== null && discount.usageLimit < 1)
    return problem('usageLimit', 'GREATER_THAN', 'Usage limit must be greater than 0')
  if (discount.startsAt === NEVER) return problem('startsAt', 'INVALID', 'Starts at is invalid')
  if (discount.endsAt === NEVER) return problem('endsAt', 'INVALID', 'Ends at is invalid')
  if (discount.endsAt !== null && discount.endsAt <= discount.startsAt)
    return problem('endsAt', 'INVALID', 'Ends at needs to be after starts_at')
  return null
}

/** The discount with the requested changes. */
export function ordered(before: ShopDiscount, order: DiscountOrder, currencyCode: string): ShopDiscount {
  const value = order.customerGets?.value
  const { percentage, discountAmount } = value ?? {}
  const worth =
    percentage !== null && percentage !== undefined
      ? { percentage, amount: null }
      : discountAmount
        ? { percentage: null, amount: { amount: Number(discountAmount.amount ?? 0).toFixed(2), currencyCode } }
        : {}
  return {
    ...before,
    ...worth,
    title: order.title ?? before.title,
    code: order.code ?? before.code,
    startsAt: order.startsAt ? instantOf(order.startsAt) : before.startsAt,
    endsAt: order.endsAt === undefined ? before.endsAt : order.endsAt === null ? null : instantOf(order.endsAt),
    usageLimit: order.usageLimit === undefined ? before.usageLimit : order.usageLimit,
  }
}

const NEVER = ''
const instantOf = (text: string): string => (Number.isNaN(Date.parse(text)) ? NEVER : new Date(text).toISOString())
