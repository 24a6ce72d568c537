import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'
import { confirmedClaims } from './confirmed-claims.ts'
import type { EditDialogProps } from './edit-dialog.tsx'
import { useEditor } from './editor-desk.ts'
import { lockOf, whyNotSendNow } from './editor-rules.ts'
import { isChanged, putText, type Editor } from './editor.ts'
import { putBack, saveAndLeave, whatCancelMeans } from './leave-editor.ts'
import { inserted } from './places.ts'
import { saveDraft } from './save-draft.ts'

/** The ways out of the editor: save, send, Escape, Cancel; words are never lost without a question. */
export function useLeaving(editor: Editor, { actions, means, onClose }: EditDialogProps) {
  const t = useTranslations('editor')
  const [asks, setAsks] = useState<'leave' | 'cancel' | null>(null)
  const [sending, setSending] = useState(false)
  const { patch } = actions
  const state = useEditor(editor)

  const save = async () => {
    const changed = isChanged(editor.get())
    if (!(await saveDraft(editor, 'hand', patch))) return
    if (changed) toast.success(t('draftSaved'))
    onClose()
  }
  const send = async () => {
    const confirmed = confirmedClaims.of(editor.get().comment._id)
    if (sending || whyNotSendNow(editor.get(), editor, means, confirmed)) return
    setSending(true)
    const saved = await saveDraft(editor, 'hand', patch)
    setSending(false)
    const { comment } = editor.get()
    if (!saved || whyNotSendNow(editor.get(), editor, means, confirmed)) return
    onClose()
    void actions.send(comment)
  }
  const leave = async () => {
    if (lockOf(editor.get()) || (await saveAndLeave(editor, patch))) return onClose()
    setAsks('leave')
  }
  const cancel = async () => {
    const meant = lockOf(editor.get()) ? 'nothing' : whatCancelMeans(editor)
    if (meant === 'asks') return setAsks('cancel')
    onClose()
    if (meant === 'nothing') return
    await putBack(editor, patch)
    toast.info(t('putBack'))
  }
  const giveUp = () => {
    setAsks(null)
    onClose()
    if (asks === 'cancel') void putBack(editor, patch)
  }
  return {
    asks: asks !== null,
    sending,
    /** The text can be changed now. */
    open: lockOf(state) === null && means.mayWrite && (!state.writing || state.writing.stopped),
    save: () => void save(),
    send: () => void send(),
    leave: () => void leave(),
    cancel: () => void cancel(),
    giveUp,
    stay: () => setAsks(null),
    /** A place that waits for a code takes it; all else goes where the cursor is. */
    putIn: (area: RefObject<HTMLTextAreaElement | null>) => (words: string, how: 'template' | 'discount') => {
      const { text } = editor.get().words
      const place = how === 'discount' ? text.indexOf('{discount}') : -1
      const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
      const next =
        place < 0
          ? inserted(text, words, selectionStart, selectionEnd)
          : inserted(text, words, place, place + '{discount}'.length)
      putText(editor, next.text, how === 'template' ? 'template' : 'edited', next.end)
      area.current?.focus()
    },
  }
}
