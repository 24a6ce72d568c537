import type { useTranslations } from 'use-intl'
import { toast } from '../../../ui/toast.ts'
import type { Means, Refusal } from '../reply-permissions.ts'
import { replies } from '../reply-store.ts'
import { toastOf } from '../sending/follow-send.ts'
import { checkClaims } from './check-claims.ts'
import { whyNotSendNow } from './editor-rules.ts'
import type { Editor } from './editor.ts'
import { saveDraft, type OnPatch } from './save-draft.ts'

/** Why the text on screen can't be sent at this moment, or null. */
export function whyNotSendYet(editor: Editor, means: Means): Refusal | null {
  const state = editor.get()
  return whyNotSendNow(state, editor, means, replies.of(state.comment._id).confirmedClaims)
}

/** Saves and checks the text on screen. False: it couldn’t be saved, or something on screen says why it isn’t sent. */
export async function saveToSend(editor: Editor, means: Means, onPatch: OnPatch): Promise<boolean> {
  if (!(await saveDraft(editor, 'hand', onPatch))) return false
  await checkClaims(editor)
  // A check that failed once is worth another attempt before the send is refused.
  if (editor.get().unchecked !== null) await checkClaims(editor)
  return whyNotSendYet(editor, means) === null
}

/** The note on screen disappears once the text has been checked, but the reply still wasn’t sent. */
export function warnIfUnchecked(editor: Editor, t: ReturnType<typeof useTranslations<'replies'>>): void {
  const { unchecked, comment } = editor.get()
  if (unchecked !== null) toast.error(t('notSentUnchecked'), { id: toastOf(comment._id) })
}
