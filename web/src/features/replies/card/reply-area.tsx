import type { Comment } from '@bizamply/contract/comments'
import { Eye, Sparkles } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DeliveryOutcomes } from '../sending/delivery-outcomes.tsx'
import { FailedPanel } from '../sending/failed-panel.tsx'
import { progress, useProgress, type Progress } from '../sending/progress.ts'
import { quote, ReplyQuote } from './reply-quote.tsx'
import { hasMovedOn, isUnknown, whyNotGenerate, type Means } from '../rules.ts'
import { UnknownPanel } from '../sending/unknown-panel.tsx'
import type { ReplyActions } from '../use-reply-actions.ts'
import { useRefusalText } from '../use-refusal-text.ts'

export interface ReplyAreaProps {
  comment: Comment
  actions: ReplyActions
  means: Means
  /** The platform's name. */
  platform: string
  onEdit: (comment: Comment) => void
  /** Opens the comment with its history; absent where it is open already. */
  onView?: ((comment: Comment) => void) | undefined
  /** What is rarely wanted of it. */
  menu?: ReactNode
}

/** Reply and actions of one comment, whatever its state. */
export function ReplyArea(props: ReplyAreaProps) {
  const { comment, actions, means } = props
  const now = useTrueProgress(comment)
  if (now?.step === 'writing') return <Writing text={now.text} />
  return (
    <>
      {comment.updatedContent !== null && <ReplyQuote comment={comment} />}
      {now?.step === 'failed' && <FailedPanel failure={now.failure} onClose={() => actions.dismiss(comment)} />}
      <DeliveryOutcomes {...props} />
      {isUnknown(comment) && comment.status === 'draft' ? (
        <UnknownPanel {...props} />
      ) : comment.status === 'draft' ? (
        <DraftActions {...props} now={now} />
      ) : comment.status === 'pending' ? (
        <div className={`mt-2 flex gap-1 ${now ? '' : 'sm:mt-0 sm:items-end'}`}>
          {means.mayWrite && <GenerateButton {...props} />}
          {props.menu}
        </div>
      ) : (
        <SentActions {...props} />
      )}
    </>
  )
}

/** A failure of a comment that has moved on since is over, wherever it moved. */
function useTrueProgress(comment: Comment): Progress | undefined {
  const now = useProgress(comment._id)
  const isOver = now?.step === 'failed' && hasMovedOn(now.of, comment)
  useEffect(() => {
    if (isOver) progress.set(comment._id, null)
  }, [isOver, comment._id])
  return isOver ? undefined : now
}

function SentActions({ comment, onView, menu }: ReplyAreaProps) {
  const t = useTranslations('replies')
  if (!onView && !menu) return null
  return (
    <div className="col-span-full mt-2 flex items-center gap-1">
      {onView && (
        <Button size="sm" icon={<Eye aria-hidden="true" size={14} />} onClick={() => onView(comment)}>
          {t('view')}
        </Button>
      )}
      {menu}
    </div>
  )
}

function GenerateButton({ comment, actions, means, platform }: ReplyAreaProps) {
  const t = useTranslations('replies')
  const price = means.prices?.generateCredits
  const reason = useRefusalText()(whyNotGenerate(comment, means), platform)
  return (
    <Tooltip content={reason} describes>
      <Button
        size="sm"
        icon={<Sparkles aria-hidden="true" size={14} className={reason ? '' : 'text-accent-ink'} />}
        aria-disabled={reason ? true : undefined}
        onClick={() => void actions.generate(comment)}
        {...(price === undefined ? {} : { price: t('credits', { count: price }) })}
      >
        {t('generate')}
      </Button>
    </Tooltip>
  )
}

function Writing({ text }: { text: string }) {
  const t = useTranslations('replies')
  return (
    <div data-row-busy className={`${quote} mt-2`}>
      <p role="status" className="flex items-center gap-1.5 text-xs font-medium text-draft-ink">
        <Sparkles aria-hidden="true" size={14} className="animate-pulse" />
        {t('writingTitle')}
      </p>
      <p dir="auto" className="mt-1 min-h-10 max-w-[72ch] text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
        {text}
        <span aria-hidden="true" className="ml-0.5 inline-block h-3.5 w-px animate-pulse bg-ink align-middle" />
      </p>
    </div>
  )
}
