import type { Comment } from '@bizamply/contract/comments'
import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
import type { ReplyComposerProps, TakeDue } from './reply-composer-props.ts'
import { quote, ReplyQuote } from './reply-quote.tsx'
import { SentReply } from './sent-reply.tsx'
import { hasMovedOn, isBeingSent } from '../reply-permissions.ts'
import { afterSaving, forgetReply, isSameText, keepReply, keptReply } from '../kept-reply.ts'
import { SendingLine } from '../sending/sending-line.tsx'
import { toast } from '../../../ui/toast.ts'
import { useTypingEnd } from './use-typing.ts'
import { UnknownPanel } from '../sending/unknown-panel.tsx'

/** The reply to a comment and its actions, in any state. */
export function ReplyComposer(props: ReplyComposerProps) {
  const { comment, actions, means, isEditedElsewhere } = props
  const t = useTranslations('replies')
  const { step } = useReplyState(comment._id)
  /** The reply is on its way or sent: other text can only be copied. */
  const isOver = comment.status === 'sent' || isBeingSent(comment)
  // The user's own first draft, kept here so that nothing that happens to the comment can lose it.
  const [own, setOwn] = useState(() => (comment.status === 'pending' || isOver ? keptText(comment) : null))
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver !== wasOver) {
    setWasOver(isOver)
    // Also what they typed into a draft that someone else sent.
    if (isOver && own === null) setOwn(keptText(comment))
  }
  const showRefused = useEffectEvent(() => {
    if (own === null) setOwn(keptText(comment))
  })
  useEffect(() => {
    if (!isOver || isEditedElsewhere) return
    let isLeft = false
    // What was typed until the draft's field was replaced or the full editor closed, which the server refuses.
    void afterSaving(comment._id).then(() => isLeft || showRefused())
    return () => {
      isLeft = true
    }
  }, [isOver, isEditedElsewhere, comment._id])
  const due = useRef<ReturnType<TakeDue>>(null)
  const takeDue: TakeDue = () => {
    const { current } = due
    due.current = null
    return current
  }
  const keep = (text: string) => {
    if (isBlank(text)) forgetReply(comment._id)
    else keepReply(comment._id, { text, version: 0 })
    setOwn(text)
  }
  const cancel = () => {
    const text = own ?? ''
    forgetReply(comment._id)
    setOwn(null)
    if (isBlank(text)) return
    const onClick = () => {
      due.current = 'focus'
      keep(text)
    }
    toast.info(t('ownDiscarded'), { action: { label: t('undo'), undoes: true, onClick } })
  }
  const receive = useEffectEvent(actions.receive)
  useEffect(() => receive(comment), [comment])
  const shown = shownStep(step, comment)
  const hasDraft = comment.status === 'draft' && comment.updatedContent !== null
  // The draft has this text: it was just saved.
  if (own !== null && hasDraft && (isBlank(own) || isSameText(own, comment.updatedContent ?? ''))) setOwn(null)
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
        <OwnReply
          {...props}
          text={own}
          takeDue={takeDue}
          onText={keep}
          onCancel={cancel}
          onSave={(next) => {
            due.current = next
          }}
        />
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
        shown === 'pending' && (
          <NoDraft
            {...props}
            onWrite={(typed) => {
              due.current = 'focus'
              keep(typed)
            }}
          />
        )
      )}
    </>
  )
}

/** What the user typed and didn't save, unless the reply has it. */
function keptText({ _id, updatedContent }: Comment): string | null {
  const kept = keptReply(_id)
  return kept && !isSameText(kept.text, updatedContent ?? '') ? kept.text : null
}

const isBlank = (text: string): boolean => text.trim() === ''

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
