import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import { session } from '../../lib/session.ts'

const kept = new Map<string, string>()
/** The forms on screen that keep their text: a note may be saved after its form was left and opened again. */
const forms = new Set<(commentId: string, saved: string) => void>()

/** The unsaved text of a note form; with `keeps`, it stays while another tab or review is open. */
export function useKeptNote(commentId: string, keeps: boolean): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => (keeps && kept.get(commentId)) || '')
  useEffect(() => {
    if (keeps) kept.set(commentId, text)
  }, [keeps, commentId, text])
  useEffect(() => {
    if (!keeps) return
    const drop = (id: string, saved: string) => {
      if (id === commentId) setText((now) => withoutSaved(now, saved))
    }
    forms.add(drop)
    return () => {
      forms.delete(drop)
    }
  }, [keeps, commentId])
  return [text, setText]
}

/** The note was saved. What was typed in the meantime is the next one. */
export function dropSavedNote(commentId: string, saved: string): void {
  const text = kept.get(commentId)
  if (text !== undefined) kept.set(commentId, withoutSaved(text, saved))
  for (const drop of forms) drop(commentId, saved)
}

const withoutSaved = (text: string, saved: string): string =>
  text.startsWith(saved) ? text.slice(saved.length).trimStart() : text

// Another user of this tab starts with none of it.
session.watch(() => session.get().user ?? kept.clear())
