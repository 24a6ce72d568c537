import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePreferences } from '../../../lib/preferences.ts'
import { toast } from '../../../ui/toast.ts'
import { forgetReply, keepReply } from '../kept-reply.ts'
import type { Refusal } from '../reply-permissions.ts'
import { lockOf } from './editor-rules.ts'
import { isChanged, putText, type Editor } from './editor.ts'
import { saveDraft, saveLeftDraft, type OnPatch } from './save-draft.ts'
import { saveToSend, warnIfUnchecked, whyNotSendYet } from './save-to-send.ts'
import type { EditorContextValue } from './editor-context.ts'

interface EditorProps extends Pick<EditorContextValue, 'actions' | 'means'> {
  /** The reply was just generated and can’t be sent yet. */
  isUnread: boolean
  onClose: () => void
  /** The reply is about to be sent, and the editor to close. */
  onSend: () => void
  onSent: (comment: Comment, next: boolean) => void
  onUndone: (comment: Comment) => void
  /** Something blocks the send. Null: it couldn’t be saved, which the editor says. */
  onRefused: (refusal: Refusal | null) => void
}

/** Ways to leave the editor: save, send, Escape, Cancel. Unsaved text is never dropped without a question. */
export function useEditorExits(editor: Editor, props: EditorProps) {
  const { actions, means, onClose } = props
  const t = useTranslations('editor')
  const [asks, setAsks] = useState<'leave' | 'cancel' | null>(null)
  const { patch } = actions
  const save = async () => {
    const changed = isChanged(editor.get())
    if (!(await saveDraft(editor, 'hand', patch))) return
    if (changed) toast.success(t('draftSaved'))
    onClose()
  }
  const leave = async () => {
    // Saving would replace the text of the user who took over.
    const isTheirs = () => Boolean(means.editedBy) || lockOf(editor.get()) !== null
    const isLeft = isTheirs() || (await saveAndLeave(editor, patch))
    // A refused save may have shown that someone else’s reply is being sent.
    const isLocked = isTheirs()
    if (!isLeft && !isLocked) return setAsks('leave')
    if (isLocked) keepUnsaved(editor)
    onClose()
  }
  const cancel = async () => {
    const meant = lockOf(editor.get()) ? 'nothing' : whatCancelMeans(editor)
    if (meant === 'asks') return setAsks('cancel')
    onClose()
    if (meant === 'back' && (await putBack(editor, { actions, means }))) toast.info(t('putBack'))
  }
  const giveUp = () => {
    setAsks(null)
    forgetReply(editor.get().comment._id)
    onClose()
    if (asks === 'cancel') void putBack(editor, { actions, means })
  }
  return {
    asks: asks !== null,
    ...useSend(editor, props),
    save: () => void save(),
    leave: () => void leave(),
    cancel: () => void cancel(),
    giveUp,
    stay: () => setAsks(null),
  }
}

/** A text that can't be saved, because someone else sent or edits the reply, can be copied from the pane. */
function keepUnsaved(editor: Editor): void {
  const state = editor.get()
  const { comment, words, saved } = state
  if (isChanged(state)) keepReply(comment._id, { text: words.text, version: saved.version })
}

/** Escape and Close save what was typed. False if that fails, and the user is asked. */
function saveAndLeave(editor: Editor, onPatch: OnPatch): Promise<boolean> {
  const { writing } = editor.get()
  return writing && !writing.stopped ? Promise.resolve(true) : saveDraft(editor, 'auto', onPatch)
}

/** `asks` if text would be lost, `back` if the stored draft must be restored. */
function whatCancelMeans(editor: Editor): 'asks' | 'back' | 'nothing' {
  const state = editor.get()
  if (state.writing) return 'nothing'
  if (isChanged(state)) return 'asks'
  return state.saved.text === state.start ? 'nothing' : 'back'
}

/** Restores the stored draft, unless someone else edits it by now; autosaved texts stay in the versions. */
async function putBack(editor: Editor, { actions, means }: Pick<EditorProps, 'actions' | 'means'>): Promise<boolean> {
  const { saved, start } = editor.get()
  if (means.editedBy || saved.text === start) return false
  putText(editor, start, 'restored')
  return saveLeftDraft(editor, actions.patch)
}

function useSend(editor: Editor, { actions, means, isUnread, onClose, ...sends }: EditorProps) {
  const t = useTranslations('replies')
  const [sending, setSending] = useState(false)
  const { opensNext } = usePreferences()
  const send = async (next: boolean) => {
    if (sending || isUnread) return
    const refusal = whyNotSendYet(editor, means)
    if (refusal) return sends.onRefused(refusal)
    setSending(true)
    const isReady = await saveToSend(editor, means, actions.patch)
    setSending(false)
    if (!isReady) {
      warnIfUnchecked(editor, t)
      return sends.onRefused(whyNotSendYet(editor, means))
    }
    const { comment } = editor.get()
    sends.onSend()
    onClose()
    void actions.send(comment, { onUndone: () => sends.onUndone(comment) })
    sends.onSent(comment, next || opensNext)
  }
  return { sending, send: (next: boolean) => void send(next) }
}
