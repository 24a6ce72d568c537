import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor, EditorState } from './editor.ts'
import type { Means } from '../reply-permissions.ts'
import type { ReplyActions } from '../use-reply-actions.ts'

/** What every part of the editor can use. */
export interface EditorContextValue {
  editor: Editor
  actions: ReplyActions
  means: Means
  /** The platform's name. */
  platform: string
  brandName: string
  /** The name of the user who edits. */
  userName: string
  /** Moves the cursor to a mark. */
  show: (part: { start: number; end: number }) => void
  /** The reply appeared too recently to have been read, so it can’t be sent or rewritten yet. */
  isUnread: boolean
  /** Ctrl-Enter in a field next to the text sends, too. The full editor handles it itself. */
  sendByKey?: (next: boolean) => void
}

export const EditorContext = createContext<EditorContextValue | null>(null)

export function useEditorContext(): EditorContextValue {
  const context = use(EditorContext)
  if (!context) throw new Error('useEditorContext outside the editor')
  return context
}

export const useEditor = (editor: Editor): EditorState => useSyncExternalStore(editor.watch, editor.get)
