import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { textLink } from '../../../ui/text-link.ts'
import { reserveUndo } from '../../../ui/undo-stack.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { mayChange } from './editor-rules.ts'
import { stepBack, type Note } from './editor.ts'

export interface ReadyLineProps {
  /** Credits of a draft that was generated outside of the editor; null if it wasn't just generated. */
  credits?: number | null
  className?: string
}

/** What the last generation cost, or that a sentence was removed, until the text changes; and a way back. */
export function ReadyLine({ credits = null, className = '' }: ReadyLineProps) {
  const t = useTranslations('editor')
  const { editor, means, show } = useEditorContext()
  const isTouch = useMedia('(pointer: coarse)')
  const state = useEditor(editor)
  const { note, words } = state
  const count = note?.kind === 'ready' ? note.credits : note ? null : credits
  const isReplaced = note?.kind === 'ready' && (words.past.at(-1) ?? '').trim() !== ''
  const isRemoved = note?.kind === 'removed'
  const canUndo = (isReplaced || isRemoved) && mayChange(state, means)
  const undo = () => {
    stepBack(editor, 'undo')
    if (isReplaced) editor.set({ note: { kind: 'undone' } })
  }
  useUndoByKey(canUndo ? note : null, undo)
  return (
    <p role="status" className={`text-xs text-sent-ink tabular-nums empty:sr-only ${className}`}>
      {count !== null && t('ready', { count })}
      {isRemoved && t('removed')}
      {canUndo && (
        <button
          type="button"
          className={`ml-3 coarse:-my-2.5 coarse:min-h-11 ${textLink}`}
          onClick={() => {
            undo()
            const { caret } = editor.get()
            // This button disappears. On a phone, focusing the text would open the keyboard.
            if (caret && !isTouch) show(caret)
          }}
        >
          {t('undoRewrite')}
        </button>
      )}
    </p>
  )
}

/** The key undoes it as long as the button is visible; the focus stays, so that the next key is a shortcut too. */
function useUndoByKey(note: Note | null, undo: () => void): void {
  const byKey = useEffectEvent(undo)
  useEffect(() => {
    if (!note) return
    const place = reserveUndo()
    place.offer(() => byKey(), Infinity)
    return place.release
  }, [note])
}
