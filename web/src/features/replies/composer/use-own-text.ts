import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../../../ui/toast.ts'
import { afterSaving, forgetReply, isSameText, keepReply, keptReply, replyBeingSaved } from '../kept-reply.ts'
import { isBeingSent } from '../reply-permissions.ts'
import type { ReplyComposerProps, TakeDue } from './reply-composer-props.ts'

/** The user's own first draft, kept here so that nothing that happens to the comment can lose it. */
function useOwn({ comment, isEditedElsewhere }: ReplyComposerProps) {
  const { _id: commentId } = comment
  /** The reply is on its way or sent: other text can only be copied. */
  const isOver = comment.status === 'sent' || isBeingSent(comment)
  const [beingSaved] = useState(() => (comment.status === 'pending' ? replyBeingSaved(commentId) : null))
  const [own, setOwn] = useState(
    () => beingSaved?.text ?? (comment.status === 'pending' || isOver ? keptText(comment) : null),
  )
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
    void afterSaving(commentId).then(() => isLeft || showRefused())
    return () => {
      isLeft = true
    }
  }, [isOver, isEditedElsewhere, commentId])
  const hasDraft = comment.status === 'draft' && comment.updatedContent !== null
  const isStored = (text: string) => isSameText(text, comment.updatedContent ?? '')
  // The draft has this text: it was just saved.
  if (own !== null && hasDraft && (isBlank(own) || isStored(own))) setOwn(null)
  // The save that was running when the review opened has finished: the draft's editor takes over, with newer words.
  else if (own !== null && hasDraft && beingSaved && isStored(beingSaved.text)) {
    keepReply(commentId, { text: own, version: comment.version ?? 0 })
    setOwn(null)
  }
  return { own, setOwn, isOver, hasDraft, wasBeingSaved: beingSaved !== null }
}

/** The user's own first draft, and what its field does with it. */
export function useOwnText(props: ReplyComposerProps) {
  const t = useTranslations('replies')
  const { _id: commentId } = props.comment
  const { own, setOwn, isOver, hasDraft, wasBeingSaved } = useOwn(props)
  const due = useRef<ReturnType<TakeDue>>(null)
  const takeDue: TakeDue = () => {
    const { current } = due
    due.current = null
    return current
  }
  const keep = (text: string) => {
    if (isBlank(text)) forgetReply(commentId)
    else keepReply(commentId, { text, version: 0 })
    setOwn(text)
  }
  const begin = (text: string) => {
    due.current = 'focus'
    keep(text)
  }
  const cancel = () => {
    const text = own ?? ''
    forgetReply(commentId)
    setOwn(null)
    if (isBlank(text)) return
    toast.info(t('ownDiscarded'), { action: { label: t('undo'), undoes: true, onClick: () => begin(text) } })
  }
  const isLeft = useIsLeft()
  return {
    own,
    isOver,
    hasDraft,
    takeDue,
    begin,
    /** What the field of a first draft needs. */
    field: {
      takeDue,
      onText: keep,
      onCancel: cancel,
      onSave: (next: ReturnType<TakeDue>) => {
        due.current = next
      },
      onReplaced: () => {
        if (wasBeingSaved) due.current ??= 'focus'
      },
      isLeft,
    },
  }
}

/** Whether the review was left. */
function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => isLeft.current
}

/** What the user typed and didn't save, unless the reply has it. */
function keptText({ _id, updatedContent }: Comment): string | null {
  const kept = keptReply(_id)
  return kept && !isSameText(kept.text, updatedContent ?? '') ? kept.text : null
}

const isBlank = (text: string): boolean => text.trim() === ''
