import type { Comment } from '@bizamply/contract/comments'
import { Check, Eye, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useConfirmedClaims } from '../reply-store.ts'
import { isCaution, isOfReview } from '../reply-permissions.ts'
import { confirmRead, isReadCaution } from './cautions.ts'
import { ReviewReasons } from './review-reasons.tsx'

export interface ReadBeforeSendingProps {
  commentId: string
  /** Also the reply's claims: while one is open, only their panel says whether the reply can be sent. */
  spans: Comment['spans']
  mayConfirm: boolean
  /** The button is in the footer of a narrow pane, with the reason why the reply isn't sent. */
  isConfirmedInFoot?: boolean
  /** In one box with the reply's claims, which look the same; by default, as loud as a risk that is open. */
  isLoud?: boolean
  /** Called after the button, which goes away, was pressed. */
  onConfirmed?: (button: HTMLElement) => void
  className?: string
}

/**
 * What the review needs a person for, without words of the reply, which it isn’t about. A risk must be confirmed before
 * the reply is sent; a caution only asks to be read, and goes away then. One button confirms them all.
 */
export function ReadBeforeSending(props: ReadBeforeSendingProps) {
  const { commentId, spans, mayConfirm, isConfirmedInFoot = false, onConfirmed } = props
  const t = useTranslations('replies')
  const reasonsId = useId()
  const confirmed = useConfirmedClaims(commentId)
  const shown = spans.filter((span) => isOfReview(span) && !isReadCaution(span, confirmed))
  if (shown.length === 0) return null
  const open = shown.filter(({ id }) => !confirmed.has(id))
  const isRead = open.length === 0
  const isBlocked = !open.every(isCaution)
  const hasClaims = spans.some((span) => !isOfReview(span) && !confirmed.has(span.id))
  const { isLoud = isBlocked } = props
  const title = t(isRead ? 'readDone' : 'readTitle')
  return (
    <section
      aria-label={title}
      data-blocks={isBlocked || undefined}
      className={`px-3 py-2.5 text-sm ${isLoud ? 'bg-pending-soft text-pending-ink' : 'bg-surface-2 text-ink dark:bg-surface-3'} ${props.className ?? ''}`}
    >
      <h3 className="flex items-start gap-2 font-medium">
        <Mark {...{ isRead, isBlocked }} />
        <span>
          <span data-why>{title}</span>
          {!isRead && !hasClaims && !isConfirmedInFoot && (
            <span data-why className={`ml-2 font-normal ${isBlocked ? '' : 'text-ink-2'}`}>
              {t(isBlocked ? 'blocked' : 'notBlocked')}
            </span>
          )}
        </span>
      </h3>
      <div className="mt-0.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5 pl-6">
        <ReviewReasons id={reasonsId} spans={shown} />
        {!isRead && mayConfirm && !isConfirmedInFoot && (
          <Button
            size="sm"
            data-confirm
            aria-describedby={reasonsId}
            data-caution={open.some(isCaution) || undefined}
            onClick={({ currentTarget }) => {
              confirmRead(commentId, open)
              onConfirmed?.(currentTarget)
            }}
          >
            {t('riskRead')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Mark({ isRead, isBlocked }: { isRead: boolean; isBlocked: boolean }) {
  const Icon = isRead ? Check : isBlocked ? TriangleAlert : Eye
  const ink = isRead ? 'text-sent-ink' : isBlocked ? '' : 'text-accent-ink'
  return <Icon aria-hidden="true" size={16} className={`mt-0.5 shrink-0 ${ink}`} />
}
