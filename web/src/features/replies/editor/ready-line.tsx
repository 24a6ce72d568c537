import { useTranslations } from 'use-intl'
import { useEditorContext, useEditor } from './editor-context.ts'

export interface ReadyLineProps {
  /** Credits of a draft that was generated outside of the editor; null if it wasn't just generated. */
  credits?: number | null
  className?: string
}

/** What the last generation cost, until the text changes. */
export function ReadyLine({ credits = null, className = '' }: ReadyLineProps) {
  const t = useTranslations('editor')
  const { note } = useEditor(useEditorContext().editor)
  const count = note?.kind === 'ready' ? note.credits : note ? null : credits
  return (
    <p role="status" className={`text-xs text-sent-ink tabular-nums empty:sr-only ${className}`}>
      {count !== null && t('ready', { count })}
    </p>
  )
}
