import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { textLink } from '../../../ui/text-link.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { stepBack } from './editor.ts'

export interface ReadyLineProps {
  /** Credits of a draft that was generated outside of the editor; null if it wasn't just generated. */
  credits?: number | null
  className?: string
}

/** What the last generation cost, or that a sentence was removed, until the text changes; and a way back. */
export function ReadyLine({ credits = null, className = '' }: ReadyLineProps) {
  const t = useTranslations('editor')
  const { editor, show } = useEditorContext()
  const isTouch = useMedia('(pointer: coarse)')
  const { note, words } = useEditor(editor)
  const count = note?.kind === 'ready' ? note.credits : note ? null : credits
  const isReplaced = note?.kind === 'ready' && (words.past.at(-1) ?? '').trim() !== ''
  const isRemoved = note?.kind === 'removed'
  return (
    <p role="status" className={`text-xs text-sent-ink tabular-nums empty:sr-only ${className}`}>
      {count !== null && t('ready', { count })}
      {isRemoved && t('removed')}
      {(isReplaced || isRemoved) && (
        <button
          type="button"
          className={`ml-3 coarse:-my-2.5 coarse:min-h-11 ${textLink}`}
          onClick={() => {
            stepBack(editor, 'undo')
            const { caret } = editor.get()
            if (isReplaced) editor.set({ note: { kind: 'undone' } })
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
