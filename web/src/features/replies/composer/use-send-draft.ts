import type { Target } from '@bizamply/contract/prices'
import { useEffect, useRef, useState } from 'react'
import { checkClaims } from '../editor/check-claims.ts'
import { whyNotSendNow } from '../editor/editor-rules.ts'
import type { Editor } from '../editor/editor.ts'
import { saveDraft } from '../editor/save-draft.ts'
import { reserveUndo } from '../../../ui/undo-stack.ts'
import { replies } from '../reply-store.ts'
import type { ReplyComposerProps } from './reply-composer-props.ts'

/** Saves what is on screen, then sends exactly that. `onRefused`: something on screen says why it isn't sent. */
export function useSendDraft(editor: Editor, props: ReplyComposerProps & { isUnread: boolean }, onRefused: () => void) {
  const { actions, means, onSent, onUndone, isUnread } = props
  const [busy, setBusy] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const refusal = () => whyNotSendNow(editor.get(), editor, means, replies.of(editor.get().comment._id).confirmedClaims)
  const send = async (target: Target, next: boolean) => {
    if (busy) return
    if (refusal()) return onRefused()
    setBusy(true)
    const place = reserveUndo()
    const saved = await saveDraft(editor, 'hand', actions.patch)
    if (saved) await checkClaims(editor)
    setBusy(false)
    // Undone before it began.
    if (place.isRequested()) return
    const { comment } = editor.get()
    if (!saved || refusal()) return (place.release(), onRefused())
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
    sendOwn: (next: boolean) => void send('platform', next),
  }
}

export type SendDraft = ReturnType<typeof useSendDraft>
