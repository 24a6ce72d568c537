import type { Comment } from '@bizamply/contract/comments'
import { apiOf } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { isChanged, problemOf, putText, type Editor } from './editor.ts'
import { newerDraft } from '../failure-words.ts'
import { isSameText, replyBeingSaved, saveKept } from '../kept-reply.ts'
import { readComment } from '../read-comment.ts'
import { isBeingSent } from '../reply-permissions.ts'

export type OnPatch = (comment: Comment) => void

const queues = new WeakMap<Editor, Promise<boolean>>()

/** Saves the text as the next version; saves run in order. True: the text on screen is stored. */
export function saveDraft(editor: Editor, by: 'auto' | 'hand', onPatch: OnPatch): Promise<boolean> {
  if (by === 'hand') editor.set({ tried: true })
  const before = queues.get(editor) ?? Promise.resolve(true)
  const next = before.then(() => saveNow(editor, by, onPatch))
  queues.set(editor, next)
  return next
}

async function saveNow(editor: Editor, by: 'auto' | 'hand', onPatch: OnPatch): Promise<boolean> {
  const state = editor.get()
  const { text } = state.words
  if (!isChanged(state)) {
    if (by === 'hand') editor.set({ start: text })
    return true
  }
  if (problemOf(state, editor.limit) || state.newer || state.writing) return false
  editor.set({ saving: by, saveFailed: false })
  const how = by === 'auto' && state.how === 'edited' ? 'autosaved' : state.how
  const { _id: commentId, brandId } = state.comment
  try {
    const { data } = await apiOf(brandId).replies.edit({ commentId, text, version: state.saved.version, how })
    const saved = { text, version: data.version ?? state.saved.version }
    const untouched = editor.get().words.text === text
    editor.set({ comment: data, saved, saving: null, ...(untouched ? { how: 'edited' } : {}) })
    if (by === 'hand') editor.set({ start: text })
    onPatch(data)
    return untouched
  } catch (error) {
    await refused(editor, CallError.from(error), onPatch)
    return false
  }
}

/** Editors whose review was left while their text was being saved, by comment. */
const left = new Map<string, Editor>()

/** Editing continues here if the review is opened again before its text has been saved. */
export const editorBeingSaved = (commentId: string): Editor | null =>
  (replyBeingSaved(commentId) && left.get(commentId)) ?? null

/** Saves what was typed until the review was left, or the full editor closed. */
export async function saveLeftDraft(editor: Editor, onPatch: OnPatch): Promise<boolean> {
  const { comment, words, saved } = editor.get()
  const { _id: commentId } = comment
  left.set(commentId, editor)
  const kept = { text: words.text, version: saved.version }
  const isSaved = await saveKept(commentId, kept, async () =>
    (await saveDraft(editor, 'auto', onPatch)) ? editor.get().comment : null,
  )
  // It may have been left again.
  if (!replyBeingSaved(commentId)) left.delete(commentId)
  return isSaved
}

/** Saves the text as the page unloads. If the browser restores the page, editing continues from the saved version. */
export function saveAsPageUnloads(editor: Editor, onPatch: OnPatch): void {
  const { comment, words, saved } = editor.get()
  const draft = { commentId: comment._id, text: words.text, version: saved.version, how: 'autosaved' as const }
  const call = apiOf(comment.brandId).replies.edit(draft, { context: { outlivesPage: true } })
  const done = call.then(({ data }) => {
    editor.set({ comment: data, saved: { text: draft.text, version: data.version ?? saved.version } })
    onPatch(data)
    return !isChanged(editor.get())
  })
  queues.set(
    editor,
    done.catch(() => false),
  )
}

/** A newer version or a send explains the refusal, so the editor shows it. Anything else is a failed save. */
async function refused(editor: Editor, error: CallError, onPatch: OnPatch): Promise<void> {
  const newer = newerDraft(error)
  if (newer && isSameText(newer.updatedContent ?? '', editor.get().words.text))
    return editor.set({ saving: null, comment: newer, saved: savedOf(newer) })
  if (newer) return editor.set({ saving: null, newer })
  const now = moved.has(error.code) ? await readComment(editor.get().comment) : null
  if (now) onPatch(now)
  const isExplained = now !== null && (error.code !== 'IN_PROGRESS' || isBeingSent(now))
  editor.set({ saving: null, saveFailed: !isExplained, ...(now ? { comment: now } : {}) })
}

/** In progress is either a send, which locks the draft, or a generation. */
const moved: ReadonlySet<string> = new Set([
  'ALREADY_SENT',
  'NOT_A_DRAFT',
  'DELIVERY_UNKNOWN',
  'NOT_FOUND',
  'IN_PROGRESS',
])

/** Applies a comment that the server pushed: someone else may have changed or sent it. */
export function meetComment(editor: Editor, now: Comment, onPatch: OnPatch): void {
  const state = editor.get()
  if (state.saving || state.writing) return
  // It was read before the newest save, whose version a send must name.
  if (now.status === 'draft' && (now.version ?? 0) < state.saved.version) return
  onPatch(now)
  if ((now.version ?? 0) <= state.saved.version || now.status !== 'draft') return editor.set({ comment: now })
  if (isChanged(state) && isSameText(now.updatedContent ?? '', state.words.text))
    return editor.set({ comment: now, saved: { text: state.words.text, version: now.version ?? 1 } })
  if (isChanged(state)) return editor.set({ newer: now })
  take(editor, now)
  editor.set({ note: { kind: 'theirs', hasOwn: state.words.past.length > 0 } })
}

/**
 * Applies a draft that this browser just read: its marks, and one that was generated outside of the editor replaces an
 * unchanged text.
 */
export function receiveDraft(editor: Editor, now: Comment, onPatch: OnPatch): void {
  const state = editor.get()
  const version = now.version ?? 0
  if (now.status !== 'draft' || version < state.saved.version || state.saving || state.writing) return
  // A correction of the review can mark a text that stays as it is.
  if (version === state.saved.version) return editor.set({ comment: { ...state.comment, spans: now.spans } })
  if (isChanged(state)) return meetComment(editor, now, onPatch)
  take(editor, now)
}

/** Saves the text on screen over the newer version. */
export function keepMine(editor: Editor, onPatch: OnPatch): Promise<boolean> {
  const { newer } = editor.get()
  if (newer) editor.set({ comment: newer, saved: savedOf(newer), newer: null })
  return saveDraft(editor, 'hand', onPatch)
}

export function takeTheirs(editor: Editor): void {
  const { newer } = editor.get()
  if (newer) take(editor, newer)
}

/** Loads the newer text as a step that Ctrl-Z undoes. */
function take(editor: Editor, newer: Comment): void {
  const saved = savedOf(newer)
  putText(editor, saved.text, 'edited')
  editor.set({ comment: newer, saved, start: saved.text, newer: null })
}

const savedOf = (comment: Comment) => ({ text: comment.updatedContent ?? '', version: comment.version ?? 1 })
