import type { Target } from '@bizamply/contract/prices'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Editor } from '../editor/editor.ts'
import { saveToSend, warnIfUnchecked, whyNotSendYet } from '../editor/save-to-send.ts'
import { reserveUndo, type UndoPlace } from '../../../ui/undo-stack.ts'
import { toast } from '../../../ui/toast.ts'
import { toastOf } from '../sending/follow-send.ts'
import type { ReplyComposerProps } from './reply-composer-props.ts'

/** The undo position of a send that waits for its first draft to be saved. */
let ownSend: UndoPlace | null = null

/** For a user's own first text: its send can be undone while it's being saved as the draft. */
export const waitingSend = {
  begin: (): void => {
    ownSend = reserveUndo()
  },
  fail: (): void => {
    ownSend?.release()
    ownSend = null
  },
}

/** Saves what is on screen, then sends exactly that. `onRefused`: something on screen says why it isn't sent. */
export function useSendDraft(editor: Editor, props: ReplyComposerProps & { isUnread: boolean }, onRefused: () => void) {
  const t = useTranslations('replies')
  const { actions, means, onSent, onUndone, isUnread } = props
  const [busy, setBusy] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const begun = useRef<UndoPlace | null>(null)
  /** Another send, requested while the undone one was still being saved. */
  const again = useRef<(() => Promise<void>) | null>(null)
  const send = async (target: Target, next: boolean) => {
    if (busy && begun.current?.isRequested() && !again.current) {
      const place = reserveUndo()
      again.current = () => sendFrom(place, target, next)
    } else if (!busy) await sendFrom(reserveUndo(), target, next)
  }
  const sendFrom = async (place: UndoPlace, target: Target, next: boolean) => {
    if (place.isRequested()) return toast.info(t('undone'), { id: toastOf(editor.get().comment._id) })
    if (whyNotSendYet(editor, means)) return (place.release(), onRefused())
    begun.current = place
    setBusy(true)
    const isReady = await saveToSend(editor, means, actions.patch)
    setBusy(false)
    // Undone before it began.
    if (place.isRequested()) {
      const due = again.current
      again.current = null
      if (due) await due()
      else toast.info(t('undone'), { id: toastOf(editor.get().comment._id) })
      return
    }
    if (!isReady) {
      warnIfUnchecked(editor, t)
      return (place.release(), onRefused())
    }
    const { comment } = editor.get()
    void actions.send(comment, { target, place, onUndone: () => onUndone(comment) })
    // A user who went to another comment while it was saved stays there.
    onSent(comment, next && isHere.current)
  }
  return {
    busy,
    /** It appeared too recently to have been read. */
    isUnread,
    send: (target: Target, next: boolean) => void (isUnread || send(target, next)),
    /** What the user has just written elsewhere on the screen. */
    sendOwn: (next: boolean) => {
      const place = ownSend ?? reserveUndo()
      ownSend = null
      void sendFrom(place, 'platform', next)
    },
  }
}

export type SendDraft = ReturnType<typeof useSendDraft>
