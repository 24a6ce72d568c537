import { useTranslations } from 'use-intl'
import { toast } from '../../../ui/toast.ts'
import type { Means } from '../reply-permissions.ts'
import { asksToRead } from '../sending/cautions.ts'
import { useNoteFirst } from '../sending/use-note-first.ts'
import { useEditor } from './editor-context.ts'
import { notesOf } from './editor-rules.ts'
import type { Editor } from './editor.ts'
import { whyNotSendYet } from './save-to-send.ts'

interface Gate {
  editor: Editor
  /** The foot can cover the notes. */
  isNarrow: boolean
  means: Means
  isUnread: boolean
  sending: boolean
  /** Brings the pane of the notes on screen. */
  onHidden: () => void
  send: (next: boolean) => void
}

/** Sends, but first brings a note to read on screen. */
export function useReadNotesFirst({ editor, isNarrow, means, isUnread, sending, onHidden, send }: Gate) {
  const t = useTranslations('replies')
  const state = useEditor(editor)
  const { _id } = state.comment
  const note = useNoteFirst(_id, notesOf(state), onHidden)
  // The send itself says why.
  const isRefused = () => isUnread || sending || whyNotSendYet(editor, means) !== null
  return {
    byKey: (next: boolean) => {
      const isAsked = !isRefused() && asksToRead(_id, notesOf(editor.get()), onHidden)
      if (isAsked) toast.info(t('readNote'), { id: 'read-first' })
      else send(next)
    },
    byButton: (next: boolean) => {
      if (isNarrow && !isRefused() && note.holdsBack()) toast.info(t('readNoteAgain'), { id: 'read-first' })
      else send(next)
    },
  }
}
