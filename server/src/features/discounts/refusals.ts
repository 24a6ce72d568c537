import { AppError } from '../../errors.ts'
import type { DiscountField, DiscountOutcome } from '../../platforms/discounts.ts'

export const atField = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })

interface Words {
  /** The call's names of the fields. */
  path: (field: DiscountField) => string
  nothing: string
  unknown: string
}

/** The error for an outcome other than requested, at the field that the shop named. */
export function refusalOf(outcome: DiscountOutcome, words: Words): AppError {
  if (outcome.kind === 'taken') return atField(words.path('code'), quoteShopify(outcome.reason))
  // A retry with the same idempotency key looks for what this one may have created.
  if (outcome.kind === 'unknown')
    return new AppError('PLATFORM_REFUSED', { message: words.unknown, details: { unclear: true } })
  if (outcome.kind !== 'refused')
    return new AppError('NOT_FOUND', { message: 'Your store doesn’t have this discount.' })
  const { problem, field, reason } = outcome
  if (field) return atField(words.path(field), quoteShopify(reason))
  if (problem === 'invalid') return new AppError('BAD_REQUEST', { message: quoteShopify(reason) })
  const sentence = sentences[problem] ?? 'Your store isn’t responding right now.'
  return new AppError('PLATFORM_REFUSED', { message: `${sentence} ${words.nothing}` })
}

const sentences: Readonly<Record<string, string>> = {
  reduced: 'We don’t have permission to create discounts in your store. Reconnect and allow it.',
  revoked: 'Your store is disconnected. Reconnect it to continue.',
  denied: 'Your store is disconnected. Reconnect it to continue.',
  'rate-limited': 'Your store is limiting requests right now. Try again in a moment.',
}

const quoteShopify = (reason: string): string => `Shopify says: ${reason.replace(/[.\s]*$/, '.')}`
