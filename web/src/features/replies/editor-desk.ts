import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor, EditorState } from './editor.ts'
import type { PutIn } from './put-words.ts'
import type { Means } from './rules.ts'
import type { ReplyActions } from './use-reply-actions.ts'

/** What every part of the editor reaches. */
export interface Desk {
  editor: Editor
  actions: ReplyActions
  means: Means
  /** The platform's name. */
  platform: string
  brandName: string
  /** The person at the desk. */
  userName: string
  /** Puts the cursor where a mark stands. */
  show: (part: { start: number; end: number }) => void
  putIn: PutIn
  /** The text is on screen and can be changed. */
  open: boolean
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk outside the editor')
  return desk
}

export const useEditor = (editor: Editor): EditorState => useSyncExternalStore(editor.watch, editor.get)
