import type { Comment } from '@bizamply/contract/comments'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { isChanged, problemOf, type Editor } from '../editor/editor.ts'
import { useEditor } from '../editor/editor-context.ts'
import { newerDraft } from '../failure-words.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { afterSaving, replyBeingSaved, saveKept } from '../kept-reply.ts'
import { isBeingSent } from '../reply-permissions.ts'
import type { OwnReplyProps, TakeDue } from './reply-composer-props.ts'
import { place, saveLeft, saveOwn, useSavedOnHide } from './save-own-reply.ts'
import { waitingSend } from './use-send-draft.ts'

/** Saves a first text as the draft; what became of it. */
function useSaving(props: OwnReplyProps, editor: Editor) {
  const t = useTranslations('replies')
  const { comment, actions, onSave, takeDue } = props
  /** Saving would replace what this person writes, so the reply is taken over first. */
  const taken = props.means.editedBy !== undefined
  const [work, setWork] = useState<'save' | 'send' | null>(null)
  const [failed, setFailed] = useState<{ text: string; why: string } | null>(null)
  const { text } = useEditor(editor).words
  /** Typing answers it. */
  const problem = failed?.text === text ? failed.why : undefined
  /** Sent in the meantime: the text can only be copied. */
  const isTooLate = comment.status === 'sent' || isBeingSent(comment)
  const isSecond = comment.status === 'draft' && work === null && !isTooLate
  /** Known before the next render, because leaving a page can fire two events at once. */
  const isOnItsWay = useRef(false)
  const tried = useRef('')
  const how = useRef<'edited' | 'template'>('edited')
  /** The draft, or null if it couldn't be saved. */
  const save = async (due: ReturnType<TakeDue> = 'focus', outlivesPage = false): Promise<Comment | null> => {
    const typed = editor.get().words.text
    if (isOnItsWay.current || taken || isTooLate) return null
    const reason = problemOf(editor.get(), editor.limit)
    if (reason) {
      if (reason.why === 'empty') setFailed({ text: typed, why: t('ownEmpty') })
      return null
    }
    setWork(due === 'send' || due === 'send-next' ? 'send' : 'save')
    onSave(due)
    isOnItsWay.current = true
    // The draft that this becomes is shown in its editor, with what was typed since.
    const earlier = replyBeingSaved(comment._id) && (await afterSaving(comment._id))
    if (earlier) return earlier
    try {
      const draft = { commentId: comment._id, text: typed, version: comment.version ?? 0, how: how.current }
      const data = await saveOwn(comment.brandId, draft, tried, outlivesPage)
      place(actions, data)
      return data
    } catch (error) {
      isOnItsWay.current = false
      const failure = CallError.from(error)
      const theirs = newerDraft(failure)
      if (theirs) actions.patch(theirs)
      else setFailed({ text: typed, why: `${t('ownFailed')} ${failure.message}` })
      takeDue()
      setWork(null)
      return null
    }
  }
  /** A template counts as one even after it was edited. */
  const inserting = (kind: 'template' | 'discount') => {
    if (kind === 'template') how.current = 'template'
  }
  const isOpen = () => !isOnItsWay.current && !isSecond && !isTooLate && !taken && text.trim() !== ''
  return { work, problem, isTooLate, isSecond, save, inserting, isOpen, text }
}

/** What can be done with a first text, also when it's left. */
export function useOwnSave(props: OwnReplyProps, editor: Editor) {
  const t = useTranslations('replies')
  const { comment, actions } = props
  const taken = props.means.editedBy !== undefined
  const isSettled = useRef(false)
  const { isOpen, text, ...saving } = useSaving(props, editor)
  const { save, work, isSecond, problem } = saving
  const isUnsaved = () => !isSettled.current && isOpen()
  useSavedOnHide((outlivesPage) => isUnsaved() && void save('focus', outlivesPage))
  return {
    ...saving,
    saveAndSend: async (next: boolean): Promise<void> => {
      waitingSend.begin()
      if (!(await save(next ? 'send-next' : 'send'))) waitingSend.fail()
    },
    saveOnline: (due: 'focus' | null) => problem && isUnsaved() && void save(due),
    /** The full editor opens with the saved draft. */
    expand: async (): Promise<void> => {
      const draft = await save(null)
      if (draft) props.onExpand(draft)
    },
    generate: async (confirm: (draft: Comment) => void): Promise<void> => {
      if (taken || work !== null) return
      if (!isChanged(editor.get()) || text.trim() === '' || isSecond) return void actions.generate(comment)
      const draft = await save(null)
      if (draft) confirm(draft)
    },
    leave: () => {
      if (isUnsaved())
        void saveKept(comment._id, { text, version: 0 }, (earlier) =>
          saveLeft({ comment, actions, text }, earlier, t('ownFailed')),
        )
    },
    cancel: () => {
      isSettled.current = true
      keepFocusIn(comment._id)
      props.onCancel()
    },
  }
}
