import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEvents } from '../../../lib/events.ts'
import { checkClaims, findSources } from './check-claims.ts'
import { canAutosave } from './editor-rules.ts'
import { createEditor, isChanged, type Editor } from './editor.ts'
import { useEditor } from './editor-context.ts'
import { forgetReply, keepReply, keptReply } from '../kept-reply.ts'
import { readComment } from '../read-comment.ts'
import { editorBeingSaved, meetComment, saveAsPageUnloads, saveDraft, type OnPatch } from './save-draft.ts'

const AUTOSAVE_AFTER_MS = 600
const CHECKED_AFTER_MS = 600
/** Of a draft that was opened: before its buttons are used, as the line above them moves them. */
const SOURCES_AFTER_MS = 100
const FRESH_FOR_MS = 1600

/** The editor while it's open: saves when typing pauses, and applies changes by others. Paused: someone else edits. */
export function useEditorSession(
  comment: Comment,
  limit: number,
  { patch: onPatch }: { patch: OnPatch },
  isPaused = false,
): Editor {
  const [editor] = useState(() => editorBeingSaved(comment._id) ?? createEditor(comment, limit, keptReply(comment._id)))
  const state = useEditor(editor)
  const { text } = state.words
  const waits = !isPaused && canAutosave(state, limit)
  const save = useEffectEvent(() => void saveDraft(editor, 'auto', onPatch))
  useEffect(() => {
    if (!waits || text === '') return
    const timer = window.setTimeout(() => save(), AUTOSAVE_AFTER_MS)
    return () => window.clearTimeout(timer)
    // Every key press restarts the timer.
  }, [waits, text])
  const isUnsaved = isChanged(state)
  useUnsavedWarning(isUnsaved)
  useKeptOnLeave(editor, waits, onPatch)
  useKept(editor, isUnsaved && (isPaused || state.newer !== null || state.saveFailed))
  useEffect(() => {
    if (!isUnsaved) forgetReply(comment._id)
  }, [isUnsaved, comment._id])
  useChecks(editor, text, state.writing !== null)
  const { fresh } = state
  useEffect(() => {
    if (!fresh) return
    const timer = window.setTimeout(() => editor.set({ fresh: null }), FRESH_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [fresh, editor])
  const look = async () => {
    const now = await readComment(comment)
    if (now) meetComment(editor, now, onPatch)
  }
  useEvents((event) => {
    if (event.type !== 'reply' && event.type !== 'reset') return
    if (event.type === 'reply' && event.id !== comment._id) return
    void look()
  })
  const comeBack = useEffectEvent(async () => {
    await look()
    if (editor.get().saveFailed) await saveDraft(editor, 'auto', onPatch)
    if (editor.get().unchecked !== null) await checkClaims(editor)
  })
  useEffect(() => {
    // While offline, this browser may have missed changes and failed to save edits.
    const onOnline = () => void comeBack()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return editor
}

/** Finds the unsupported and the supported claims of each text that isn't being generated. */
export function useChecks(editor: Editor, text: string, isBeingWritten: boolean): void {
  useEffect(() => {
    if (isBeingWritten) return
    const delay = isChanged(editor.get()) ? CHECKED_AFTER_MS : SOURCES_AFTER_MS
    const timers = [
      window.setTimeout(() => void checkClaims(editor), CHECKED_AFTER_MS),
      window.setTimeout(() => void findSources(editor), delay),
    ]
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [text, isBeingWritten, editor])
}

/** A reload in the moment before the text is saved asks first. */
function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** Text that can't be saved now is kept in this tab: a lost session, for example, closes the page. */
function useKept(editor: Editor, isStuck: boolean): void {
  const { words, comment, saved } = useEditor(editor)
  const { text } = words
  const { version } = saved
  useEffect(() => {
    if (isStuck && text.trim() !== '') keepReply(comment._id, { text, version })
  }, [isStuck, text, version, comment._id])
}

/** Mobile browsers show no warning, so unsaved text is saved as the page unloads and restored after a reload. */
function useKeptOnLeave(editor: Editor, maySave: boolean, onPatch: OnPatch): void {
  const save = useEffectEvent(() => {
    const state = editor.get()
    const { comment, words, saved } = state
    if (!isChanged(state) || words.text.trim() === '') return
    const { _id: commentId } = comment
    keepReply(commentId, { text: words.text, version: saved.version })
    if (!maySave) return
    saveAsPageUnloads(editor, onPatch)
  })
  useEffect(() => {
    const onHide = () => save()
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])
}
