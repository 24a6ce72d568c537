import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { EditedBy } from './edited-by.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { NoDraft } from './no-draft.tsx'
import { OwnReply } from './own-reply.tsx'
import { DeliveryOutcomes } from '../sending/delivery-outcomes.tsx'
import { FailedPanel } from '../failed-panel.tsx'
import { shownStep } from '../reply-machine.ts'
import { useReplyState } from '../reply-store.ts'
import type { ReplyComposerProps } from './reply-composer-props.ts'
import { quote, ReplyQuote } from './reply-quote.tsx'
import { SentReply } from './sent-reply.tsx'
import { hasMovedOn } from '../reply-permissions.ts'
import { SendingLine } from '../sending/sending-line.tsx'
import { useOwnText } from './use-own-text.ts'
import { useTypingEnd } from './use-typing.ts'
import { UnknownPanel } from '../sending/unknown-panel.tsx'

/** The reply to a comment and its actions, in any state. */
export function ReplyComposer(props: ReplyComposerProps) {
  const { comment, actions, means } = props
  const { step } = useReplyState(comment._id)
  const { own, isOver, hasDraft, takeDue, begin, field } = useOwnText(props)
  const receive = useEffectEvent(actions.receive)
  useEffect(() => receive(comment), [comment])
  const shown = shownStep(step, comment)
  const isWriting = own !== null
  // While a draft is rewritten, its editor shows the new text. A first one is shown there once it's whole.
  const isRewriting = step.name === 'generating' && step.of.status === 'draft'
  const isEditing = means.mayWrite && hasDraft && !isWriting && (shown === 'draft' || isRewriting)
  useTypingEnd((isWriting && !isOver) || isEditing, props.onTyping)
  if (step.name === 'generating' && !isWriting && (!isEditing || props.isEditedElsewhere))
    return <Writing text={step.text} />
  return (
    <>
      {means.editedBy && comment.status !== 'sent' && shown !== 'sending' && (
        <EditedBy name={means.editedBy} onTakeOver={means.mayWrite ? props.onTakeOver : undefined} />
      )}
      {!isEditing &&
        (comment.status === 'sent' ? (
          <SentReply comment={comment} platform={props.platform}>
            {props.sentActions}
          </SentReply>
        ) : (
          <ReplyQuote comment={comment} />
        ))}
      {step.name === 'failed' && step.failure && !hasMovedOn(step.of, comment) && (
        <FailedPanel failure={step.failure} onClose={() => actions.dismiss(comment)} />
      )}
      <DeliveryOutcomes {...props} />
      {isWriting ? (
        <OwnReply {...props} {...field} text={own} />
      ) : shown === 'unknown' ? (
        <UnknownPanel {...props} />
      ) : shown === 'sending' ? (
        <SendingLine {...props} />
      ) : isEditing ? (
        props.isEditedElsewhere ? (
          <ReplyQuote comment={comment} />
        ) : (
          <DraftEditor key={comment._id} {...props} takeDue={takeDue} step={step} />
        )
      ) : shown === 'draft' ? (
        <DraftActions key={comment._id} {...props} step={step} />
      ) : (
        shown === 'pending' && <NoDraft {...props} onWrite={begin} />
      )}
    </>
  )
}

function Writing({ text }: { text: string }) {
  const t = useTranslations('replies')
  return (
    <div data-row-busy className={quote}>
      <p role="status" className="flex items-center gap-1.5 text-xs font-medium text-draft-ink">
        <Sparkles aria-hidden="true" size={14} className="animate-pulse" />
        {t('writingTitle')}
      </p>
      <p
        dir="auto"
        className="mt-1 min-h-28 max-w-[72ch] text-base leading-6 whitespace-pre-line text-ink-2 wrap-anywhere"
      >
        {text}
        <span aria-hidden="true" className="ml-0.5 inline-block h-3.5 w-px animate-pulse bg-ink align-middle" />
      </p>
    </div>
  )
}
