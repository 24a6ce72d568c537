import type { Comment } from '@bizamply/contract/comments'
import type { Failure } from '../failure.ts'
import { changedPart, put, redo, type, undo, undoable, type Undoable } from './undoable.ts'

/** How the text on screen came to differ from the saved one. */
export type How = 'edited' | 'template' | 'restored'

export type Note = { kind: 'ready'; credits: number; sameAs: string | null } | { kind: 'stopped' | 'halted' | 'theirs' }

/** One reply being edited. */
export interface EditorState {
  /** As the server last told it. */
  comment: Comment
  words: Undoable
  saved: { text: string; version: number }
  /** What Cancel goes back to: the text as opened, saved by hand or written last. */
  start: string
  how: How
  saving: 'auto' | 'hand' | null
  saveFailed: boolean
  /** Save was pressed: what stops it is said. */
  tried: boolean
  newer: Comment | null
  /** A reply is being written; `stopped`: nobody waits for it any more, but it still comes. */
  writing: { text: string; stopped: boolean } | null
  /** What was asked for in a language of its own, and that one. */
  written: { text: string; language: string } | null
  failure: Failure | null
  note: Note | null
  /** What was just put in, to be shown for a moment. */
  fresh: { start: number; end: number } | null
  /** Promises that a person typed, as the server last found them in a text. */
  typed: { text: string; spans: Comment['spans'] }
  /** Where the cursor goes next; a new object each time. */
  caret: { start: number; end: number } | null
}

export interface Editor {
  get: () => EditorState
  watch: (watcher: () => void) => () => void
  set: (next: Partial<EditorState>) => void
  /** Longest reply that the platform takes. */
  limit: number
}

export function createEditor(comment: Comment, limit: number): Editor {
  const text = comment.updatedContent ?? ''
  let state: EditorState = {
    comment,
    words: undoable(text),
    saved: { text, version: comment.version ?? 1 },
    start: text,
    how: 'edited',
    saving: null,
    saveFailed: false,
    tried: false,
    newer: null,
    writing: null,
    written: null,
    failure: null,
    note: null,
    fresh: null,
    typed: { text: '', spans: [] },
    caret: null,
  }
  const watchers = new Set<() => void>()
  return {
    limit,
    get: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    set: (next) => {
      state = { ...state, ...next }
      for (const watcher of watchers) watcher()
    },
  }
}

export const isChanged = ({ words, saved }: EditorState): boolean => words.text !== saved.text

export type Problem = { why: 'long'; over: number } | { why: 'empty' }

/** What stops a save. */
export function problemOf({ words }: EditorState, limit: number): Problem | null {
  const over = words.text.length - limit
  if (over > 0) return { why: 'long', over }
  return words.text.trim() === '' ? { why: 'empty' } : null
}

export function typeText(editor: Editor, text: string): void {
  const { words } = editor.get()
  editor.set({ words: type(words, text, Date.now()), how: 'edited', fresh: null, note: null })
}

/** Puts a whole text in as one step that Ctrl-Z takes back. */
export function putText(editor: Editor, text: string, how: How, end?: number): void {
  const { words } = editor.get()
  const part = changedPart(words.text, text)
  const caret = end ?? part.end
  editor.set({ words: put(words, text), how, fresh: part, caret: { start: caret, end: caret }, note: null })
}

export function stepBack(editor: Editor, way: 'undo' | 'redo'): void {
  const { words } = editor.get()
  const next = way === 'undo' ? undo(words) : redo(words)
  if (next === words) return
  const { end } = changedPart(words.text, next.text)
  editor.set({ words: next, how: 'edited', fresh: null, caret: { start: end, end }, note: null })
}
