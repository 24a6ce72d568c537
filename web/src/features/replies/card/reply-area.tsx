import { Eye, Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DeliveryOutcomes } from '../sending/delivery-outcomes.tsx'
import { FailedPanel } from '../sending/failed-panel.tsx'
import { shownStep } from '../reply-machine.ts'
import { useReplyState } from '../reply-store.ts'
import type { ReplyAreaProps } from './reply-area-props.ts'
import { quote, ReplyQuote } from './reply-quote.tsx'
import { hasMovedOn, whyNotGenerate } from '../rules.ts'
import { SendingLine } from '../sending/sending-line.tsx'
import { UnknownPanel } from '../sending/unknown-panel.tsx'
import { useRefusalText } from '../use-refusal-text.ts'

/** Reply and actions of a comment, in any state. */
export function ReplyArea(props: ReplyAreaProps) {
  const { comment, actions, means } = props
  const { step } = useReplyState(comment._id)
  const receive = useEffectEvent(actions.receive)
  useEffect(() => receive(comment), [comment])
  const shown = shownStep(step, comment)
  if (step.name === 'generating') return <Writing text={step.text} />
  return (
    <>
      {comment.updatedContent !== null && <ReplyQuote comment={comment} />}
      {step.name === 'failed' && step.failure && !hasMovedOn(step.of, comment) && (
        <FailedPanel failure={step.failure} onClose={() => actions.dismiss(comment)} />
      )}
      <DeliveryOutcomes {...props} />
      {shown === 'unknown' ? (
        <UnknownPanel {...props} />
      ) : shown === 'sending' ? (
        <SendingLine {...props} />
      ) : shown === 'draft' ? (
        <DraftActions {...props} step={step} />
      ) : shown === 'pending' ? (
        <div className={`mt-2 flex gap-1 ${step.name === 'failed' ? '' : 'sm:mt-0 sm:items-end'}`}>
          {means.mayWrite && <GenerateButton {...props} />}
          {props.menu}
        </div>
      ) : (
        <SentActions {...props} />
      )}
    </>
  )
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
