import type { Comment } from '@bizamply/contract/comments'
import { Check, Eye, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { replies, useConfirmedClaims } from '../reply-store.ts'
import { isCaution, isOfReview } from '../rules.ts'
import { confirmCaution, isReadCaution } from './cautions.ts'

export interface ReadBeforeSendingProps {
  commentId: string
  /** Also the reply's claims: while one is open, the panel doesn't say that the reply can be sent. */
  spans: Comment['spans']
  mayConfirm: boolean
  /** Called after the button, which goes away, was pressed. */
  onConfirmed?: (button: HTMLElement) => void
  className?: string
}

/**
 * What the review needs a person for, without words of the reply, which it isn’t about. A risk must be confirmed before
 * the reply is sent; a caution only asks to be read, and goes away then.
 */
export function ReadBeforeSending({ commentId, spans, mayConfirm, onConfirmed, className }: ReadBeforeSendingProps) {
  const t = useTranslations('replies')
  const confirmed = useConfirmedClaims(commentId)
  const shown = spans.filter((span) => isOfReview(span) && !isReadCaution(span, confirmed))
  if (shown.length === 0) return null
  const isBlocked = shown.some((span) => !isCaution(span) && !confirmed.has(span.id))
  const hasClaims = spans.some((span) => !isOfReview(span) && !confirmed.has(span.id))
  const Icon = isBlocked ? TriangleAlert : Eye
  const confirm = (span: Comment['spans'][number], button: HTMLElement) => {
    if (isCaution(span)) confirmCaution(commentId, span)
    else replies.dispatch(commentId, { type: 'confirm-claim', spanId: span.id })
    onConfirmed?.(button)
  }
  return (
    <section
      aria-label={t('readTitle')}
      data-blocks={isBlocked || undefined}
      className={`rounded-md px-3 py-2.5 text-sm ${isBlocked ? 'bg-pending-soft text-pending-ink' : 'bg-surface-2 text-ink dark:bg-surface-3'} ${className ?? ''}`}
    >
      <h3 className="flex items-start gap-2 font-medium">
        <Icon aria-hidden="true" size={16} className={`mt-0.5 shrink-0 ${isBlocked ? '' : 'text-accent-ink'}`} />
        <span>
          {t('readTitle')}
          <span className={`ml-2 font-normal ${isBlocked ? '' : 'text-ink-2'}`}>
            {isBlocked ? t('blocked') : !hasClaims && t('notBlocked')}
          </span>
        </span>
      </h3>
      <ul className="mt-0.5 grid gap-1.5">
        {shown.map((span) => (
          <li key={span.id} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5 pl-6 text-ink-2">
            <span className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere">{span.reason}</span>
            {!isCaution(span) && confirmed.has(span.id) ? (
              <span className="flex items-center gap-1 text-xs text-sent-ink">
                <Check aria-hidden="true" size={14} />
                {t('acknowledged')}
              </span>
            ) : (
              mayConfirm && (
                <Button
                  size="sm"
                  data-confirm
                  data-caution={isCaution(span) || undefined}
                  onClick={({ currentTarget }) => confirm(span, currentTarget)}
                >
                  {t('riskRead')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
