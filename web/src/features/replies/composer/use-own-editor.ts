import type { Comment } from '@bizamply/contract/comments'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { checkClaims } from '../editor/check-claims.ts'
import { createEditor, type Editor } from '../editor/editor.ts'
import { useEditor } from '../editor/editor-context.ts'
import { useChecks } from '../editor/use-editor-session.ts'

export interface OwnText {
  comment: Comment
  /** Longest reply that the platform accepts. */
  limit: number
  /** What was typed so far. */
  text: string
  onText: (text: string) => void
}

/** The editor of a first reply: nothing of it is stored, and its claims are checked while it's typed. */
export function useOwnEditor({ comment, limit, text, onText }: OwnText): Editor {
  const [editor] = useState(() => {
    const created = createEditor({ ...unwritten(comment), updatedContent: text }, limit)
    created.set({ comment: unwritten(comment), saved: { text: '', version: 0 } })
    return created
  })
  useLayoutEffect(() => editor.set({ comment: unwritten(comment) }), [editor, comment])
  const known = useRef(text)
  const notify = useEffectEvent(onText)
  useLayoutEffect(
    () =>
      editor.watch(() => {
        const { words } = editor.get()
        if (words.text === known.current) return
        known.current = words.text
        notify(words.text)
      }),
    [editor],
  )
  useChecks(editor, useEditor(editor).words.text, false)
  useEffect(() => {
    const onOnline = () => {
      if (editor.get().unchecked !== null) void checkClaims(editor)
    }
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [editor])
  return editor
}

/** Without the draft that someone else may have saved in the meantime. */
const unwritten = (comment: Comment): Comment => ({ ...comment, updatedContent: null, spans: [], composer: 'person' })
