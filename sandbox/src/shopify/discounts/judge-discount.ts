import type { Store } from '../../store/store.ts'
import { discountWith, hasCode, type ShopDiscount } from './discount.ts'

/** What may be said of a discount when it is made or changed; what is left out stays. */
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

/** Codes and messages as recorded from the Admin API (airhorns/shopify-draft-proxy); `code` is null where it has none. */
export interface DiscountProblem {
  field: string
  code: string | null
  message: string
}

/** Why the shop does not take it; null where it does. `wanted` is the discount as it would be. */
export function problemOf(store: Store, wanted: ShopDiscount): DiscountProblem | null {
  const told = (field: string, code: string, message: string): DiscountProblem => ({ field, code, message })
  if (wanted.title.trim() === '') return told('title', 'BLANK', "Title can't be blank")
  if (wanted.title.length > 255) return told('title', 'TOO_LONG', 'Title is too long (maximum is 255 characters)')
  if (hasCode(wanted.kind) && wanted.code.trim() === '') return told('code', 'BLANK', "Code can't be blank")
  const taken = discountWith(store, wanted.shop, wanted.code)
  if (taken && taken.id !== wanted.id) return told('code', 'TAKEN', 'Code must be unique. Please try a different code.')
  if (wanted.kind === 'DiscountCodeBasic') {
    const { percentage, amount } = wanted
    const isWithin = percentage === null ? Number(amount?.amount ?? 0) > 0 : percentage > 0 && percentage <= 1
    const message = amount ? 'Value must be greater than 0' : 'Value must be between 0.0 and 1.0'
    if (!isWithin) return told('customerGets', 'VALUE_OUTSIDE_RANGE', message)
  }
  if (wanted.usageLimit !== null && wanted.usageLimit < 1)
    return told('usageLimit', 'GREATER_THAN', 'Usage limit must be greater than 0')
  if (wanted.startsAt === NEVER) return told('startsAt', 'INVALID', 'Starts at is invalid')
  if (wanted.endsAt === NEVER) return told('endsAt', 'INVALID', 'Ends at is invalid')
  if (wanted.endsAt !== null && wanted.endsAt <= wanted.startsAt)
    return told('endsAt', 'INVALID', 'Ends at needs to be after starts_at')
  return null
}

/** The discount as the order would leave it. */
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
