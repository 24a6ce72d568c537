import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'
import { confirmedClaims } from './confirmed-claims.ts'
import type { EditDialogProps } from './edit-dialog.tsx'
import { lockOf, whyNotSendNow } from './editor-rules.ts'
import { isChanged, type Editor } from './editor.ts'
import { putBack, saveAndLeave, whatCancelMeans } from './leave-editor.ts'
import { saveDraft } from './save-draft.ts'

/** The ways out of the editor: save, send, Escape, Cancel; words are never lost without a question. */
export function useLeaving(editor: Editor, { actions, means, onClose }: EditDialogProps) {
  const t = useTranslations('editor')
  const [asks, setAsks] = useState<'leave' | 'cancel' | null>(null)
  const [sending, setSending] = useState(false)
  const { patch } = actions

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
    save: () => void save(),
    send: () => void send(),
    leave: () => void leave(),
    cancel: () => void cancel(),
    giveUp,
    stay: () => setAsks(null),
  }
}
