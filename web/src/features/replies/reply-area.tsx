import type { Comment } from '@bizamply/contract/comments'
import type { Prices } from '@bizamply/contract/prices'
import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { DraftActions } from './draft-actions.tsx'
import { useProgress, type Progress } from './progress.ts'
import { quote, ReplyQuote } from './reply-quote.tsx'
import { UnknownPanel } from './unknown-panel.tsx'
import type { ReplyActions } from './use-reply-actions.ts'

export interface ReplyAreaProps {
  comment: Comment
  actions: ReplyActions
  prices: Prices | undefined
  available: number | undefined
  /** Viewers read only. */
  mayWrite: boolean
  /** Why nothing can be sent, or null. */
  blocked: string | null
  /** A platform's name. */
  platform: string
  onEdit: (comment: Comment) => void
}

/** Reply and actions of one comment, whatever its state. */
export function ReplyArea(props: ReplyAreaProps) {
  const { comment, actions } = props
  const now = useProgress(comment._id)
  if (now?.step === 'writing') return <Writing text={now.text} />
  return (
    <>
      <ReplyQuote comment={comment} />
      {now?.step === 'failed' && <Failed now={now} onClose={() => actions.dismiss(comment)} />}
      {comment.delivery?.state === 'unknown' ? (
        <UnknownPanel {...props} />
      ) : comment.status === 'draft' ? (
        <DraftActions {...props} now={now} />
      ) : comment.status === 'pending' && props.mayWrite ? (
        <div className="mt-2 flex sm:mt-0 sm:items-end">
          <GenerateButton {...props} />
        </div>
      ) : null}
    </>
  )
}

export function GenerateButton({ comment, actions, prices, available, again }: ReplyAreaProps & { again?: boolean }) {
  const t = useTranslations('replies')
  const price = prices?.generateCredits
  const short = price !== undefined && available !== undefined && available < price
  const reason = short ? t('needs', { needed: String(price), available: String(available) }) : ''
  return (
    <Tooltip content={reason} describes={short}>
      <Button
        size="sm"
        variant={again ? 'ghost' : 'neutral'}
        icon={<Sparkles aria-hidden="true" size={14} className={short ? '' : 'text-draft-ink'} />}
        aria-disabled={short || undefined}
        onClick={() => void actions.generate(comment)}
        {...(price === undefined ? {} : { price: t('credits', { count: price }) })}
      >
        {again ? t('generateAgain') : t('generate')}
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
      <p dir="auto" className="mt-1 min-h-10 max-w-[76ch] text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
        {text}
        <span aria-hidden="true" className="ml-0.5 inline-block h-3.5 w-px animate-pulse bg-ink align-middle" />
      </p>
    </div>
  )
}

function Failed({ now, onClose }: { now: Extract<Progress, { step: 'failed' }>; onClose: () => void }) {
  const t = useTranslations('shared')
  return (
    <div className="col-span-full mt-2 flex max-w-[86ch] items-start gap-2">
      <ErrorPanel message={now.reason} className="flex-1" />
      <Button size="xs" variant="ghost" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
