import type { Comment } from '@bizamply/contract/comments'
import type { useTranslations } from 'use-intl'
import type { CallError } from '../../lib/call-error.ts'
import { asSentence } from '../../lib/as-sentence.ts'
import { paymentCodeOf, paymentText, type PaymentCode } from '../../ui/payment-required.tsx'
import { isUnclear } from '../../lib/idempotency-keys.ts'

/** The error on a comment's card: what failed, and what that means. */
export interface Failure {
  tone: 'danger' | 'pending'
  title: string
  text: string
  requestId?: string | undefined
  /** More credits, a higher limit or another plan would help. */
  payment?: PaymentCode
}

export type Action = 'generate' | 'send'

export function failureOf(error: CallError, action: Action, t: ReturnType<typeof useTranslations<'replies'>>): Failure {
  const { code, requestId } = error
  if (code === 'STALE_DRAFT') return { tone: 'pending', title: t('staleTitle'), text: t('staleText') }
  const title = action === 'generate' ? t('generateFailed') : t('notSent')
  const payment = paymentCodeOf(error)
  if (payment) return { tone: 'danger', title, text: nothingCharged(paymentText(error, t), t), payment }
  if (isUnclear(error)) {
    const text = code === 'IN_PROGRESS' ? error.message : t(error.status === 0 ? 'unclear' : 'unclearAnswer')
    const unclear = t(action === 'generate' ? 'generateUnclear' : 'sendUnclear')
    return { tone: 'pending', title: unclear, text, requestId }
  }
  // Someone else is working on it, or the composer can't do what was asked: nothing is broken, so there is nothing to report.
  const isRefused = code === 'GENERATION_FAILED' && error.details['failure'] === 'refused'
  const isFault = code !== 'CONFLICT' && !isRefused
  return {
    tone: isFault ? 'danger' : 'pending',
    title: isRefused ? t('generateRefused') : title,
    text: nothingCharged(reasonOf(error), t),
    requestId: isFault ? requestId : undefined,
  }
}

const nothingCharged = (reason: string, t: ReturnType<typeof useTranslations<'replies'>>): string =>
  t('withNothingCharged', { reason: asSentence(reason) })

/** The message of a failed generation or send also has a title and what it cost, which the card adds itself. */
const reasonOf = ({ details, message }: CallError): string =>
  typeof details['reason'] === 'string' ? details['reason'] : message

/** The newer draft on the server, if a refused save or send includes it. */
export function newerDraft(error: CallError): Comment | null {
  const { comment } = error.details
  const isComment = typeof comment === 'object' && comment !== null && '_id' in comment
  return error.code === 'STALE_DRAFT' && isComment ? (comment as Comment) : null
}
