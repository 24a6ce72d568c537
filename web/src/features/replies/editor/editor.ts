import type { SupportedClaim } from '@bizamply/contract/claim-checks'
import type { Comment } from '@bizamply/contract/comments'
import { isSameText, type Kept } from '../kept-reply.ts'
import type { Failure } from '../failure-words.ts'
import { insertInto, type InsertText } from '../insert-text.ts'
import { changedPart, put, redo, type, undo, undoable, type Undoable } from './undoable.ts'

/** What made the text on screen differ from the saved text. */
export type How = 'edited' | 'template' | 'restored'

export type Note =
  | { kind: 'ready'; credits: number; sameAs: string | null }
  /** `removed`: an unsupported sentence was removed. `undone`: the text from before the generation is back. */
  | { kind: 'stopped' | 'halted' | 'removed' | 'undone' }
  /** `hasOwn`: the user had changed the text before. */
  | { kind: 'theirs'; hasOwn: boolean }

/** The state of a reply in the editor. */
export interface EditorState {
  /** The comment as the server last returned it. */
  comment: Comment
  words: Undoable
  saved: { text: string; version: number }
  /** What Cancel restores: the text when opened, last saved by hand, or last generated. */
  start: string
  how: How
  saving: 'auto' | 'hand' | null
  saveFailed: boolean
  /** Save was pressed, so the reasons that block it are shown. */
  tried: boolean
  newer: Comment | null
  /** A reply is being generated; `stopped`: the user no longer waits, but the server still finishes it. */
  writing: { text: string; stopped: boolean } | null
  /** The last text generated in a chosen language, and that language. */
  written: { text: string; language: string } | null
  failure: Failure | null
  note: Note | null
  /** Text that was just inserted, highlighted briefly. */
  fresh: { start: number; end: number } | null
  /** Claims that the user typed, as the server last found them in `text`. */
  typed: { text: string; spans: Comment['spans'] }
  /** Claims with a stored fact behind them, as the server last found them in `text`. */
  supported: { text: string; claims: SupportedClaim[] }
  /** The text whose check for claims failed. */
  unchecked: string | null
  /** The next cursor position; always a new object, so that setting it again has an effect. */
  caret: { start: number; end: number } | null
}

export interface Editor {
  get: () => EditorState
  watch: (watcher: () => void) => () => void
  set: (next: Partial<EditorState>) => void
  /** Longest reply that the platform accepts. */
  limit: number
}

/** `kept`: unsaved text of this comment, shown again as such. If the draft is newer, the user chooses. */
export function createEditor(comment: Comment, limit: number, kept: Kept | null = null): Editor {
  const text = comment.updatedContent ?? ''
  const version = comment.version ?? 1
  const unsaved = kept && !isSameText(kept.text, text) ? kept : null
  let state: EditorState = {
    comment,
    words: unsaved ? put(undoable(text), unsaved.text) : undoable(text),
    saved: { text, version: unsaved?.version ?? version },
    start: text,
    how: 'edited',
    saving: null,
    saveFailed: false,
    tried: false,
    newer: unsaved && version > unsaved.version ? comment : null,
    writing: null,
    written: null,
    failure: null,
    note: null,
    fresh: null,
    typed: { text: '', spans: [] },
    supported: { text: '', claims: [] },
    unchecked: null,
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

/** Whether a person wrote or edited the text on screen. */
export const isEdited = (state: EditorState): boolean => isChanged(state) || state.comment.composer === 'person'

export type Problem = { why: 'long'; over: number } | { why: 'empty' }

/** What blocks a save. */
export function problemOf({ words }: EditorState, limit: number): Problem | null {
  const over = words.text.length - limit
  if (over > 0) return { why: 'long', over }
  return words.text.trim() === '' ? { why: 'empty' } : null
}

export function typeText(editor: Editor, text: string): void {
  const { words } = editor.get()
  editor.set({ words: type(words, text, Date.now()), how: 'edited', fresh: null, note: null })
}

/** Replaces the whole text in a single step that Ctrl-Z undoes. */
export function putText(editor: Editor, text: string, how: How, end?: number): void {
  const { words } = editor.get()
  const part = changedPart(words.text, text)
  const caret = end ?? part.end
  editor.set({ words: put(words, text), how, fresh: part, caret: { start: caret, end: caret }, note: null })
}

export function insertText(editor: Editor, area: HTMLTextAreaElement | null, ...given: Parameters<InsertText>): void {
  const { text, end } = insertInto(editor.get().words.text, area, ...given)
  putText(editor, text, given[1] === 'template' ? 'template' : 'edited', end)
  area?.focus()
}

export function stepBack(editor: Editor, way: 'undo' | 'redo'): void {
  const { words } = editor.get()
  const next = way === 'undo' ? undo(words) : redo(words)
  if (next === words) return
  const { end } = changedPart(words.text, next.text)
  editor.set({ words: next, how: 'edited', fresh: null, caret: { start: end, end }, note: null })
}
