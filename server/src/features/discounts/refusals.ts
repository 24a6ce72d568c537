import { AppError } from '../../errors.ts'
import type { DiscountField, DiscountOutcome } from '../../platforms/discounts.ts'

export const atField = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { message, errors: [{ path, message }] })

interface Words {
  /** How the call names a field. */
  path: (field: DiscountField) => string
  nothing: string
  unknown: string
}

/** What a person is told of an outcome that is not what was asked for, at the field where the shop named one. */
export function refusalOf(outcome: DiscountOutcome, words: Words): AppError {
  if (outcome.kind === 'taken') return atField(words.path('code'), said(outcome.reason))
  if (outcome.kind === 'unknown') return new AppError('PLATFORM_REFUSED', { message: words.unknown })
  if (outcome.kind !== 'refused')
    return new AppError('NOT_FOUND', { message: 'Your shop does not have this discount.' })
  const { problem, field, reason } = outcome
  if (field) return atField(words.path(field), said(reason))
  if (problem === 'invalid') return new AppError('BAD_REQUEST', { message: said(reason) })
  const sentence = sentences[problem] ?? 'Your shop does not answer right now.'
  return new AppError('PLATFORM_REFUSED', { message: `${sentence} ${words.nothing}` })
}

const sentences: Readonly<Record<string, string>> = {
  reduced: 'Your shop does not let us make discounts. Reconnect it with that right.',
  revoked: 'Your shop signed us out. Reconnect it to go on.',
  denied: 'Your shop signed us out. Reconnect it to go on.',
  'rate-limited': 'Your shop is asked too much right now. Try again in a moment.',
}

const said = (reason: string): string => `Your shop said: ${reason.replace(/[.\s]*$/, '.')}`
