import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useEditor, useEditorContext } from '../editor/editor-context.ts'
import { isChanged } from '../editor/editor.ts'

/** Whether the draft is saved. */
export function Saved() {
  const t = useTranslations('replies')
  const words = useTranslations('editor')
  const format = useFormat()
  const state = useEditor(useEditorContext().editor)
  const saved = !isChanged(state)
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1 text-xs whitespace-nowrap text-ink-3 tabular-nums max-lg:hidden"
    >
      {state.saving ? (
        words('saving')
      ) : saved ? (
        <>
          <Check aria-hidden="true" size={14} className="text-sent-ink" />
          {t('savedAt', { time: format.time(state.comment.updatedAt) })}
        </>
      ) : (
        words('unsaved')
      )}
    </span>
  )
}
