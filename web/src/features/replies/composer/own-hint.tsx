import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Room } from '../editor/area-foot.tsx'
import { useEditor, useEditorContext } from '../editor/editor-context.ts'
import { problemOf } from '../editor/editor.ts'
import { maySendOwn } from './own-refusal.ts'
import type { ReplyComposerProps } from './reply-composer-props.ts'

export interface OwnHintProps extends Pick<ReplyComposerProps, 'comment' | 'means'> {
  work: 'save' | 'send' | null
  isSecond: boolean
  isTooLate: boolean
  onSave: () => void
}

/** Below a first text: what becomes of it, Save if the buttons below send it, and the counter. */
export function OwnHint({ comment, means, work, isSecond, isTooLate, onSave }: OwnHintProps) {
  const t = useTranslations('replies')
  const { editor } = useEditorContext()
  const isLong = problemOf(useEditor(editor), editor.limit)?.why === 'long'
  return (
    <div className="flex min-h-10 items-center gap-2 border-t border-line py-1 pr-2 pl-3.5">
      {!isTooLate && <span className="min-w-0 flex-1 text-xs text-pretty text-ink-3">{t('ownHint')}</span>}
      {maySendOwn({ comment, means }, { isSecond, isTooLate }) && (
        <Button
          size="sm"
          variant="ghost"
          busy={work === 'save'}
          busyLabel={t('ownSaving')}
          aria-disabled={means.editedBy !== undefined || isLong || undefined}
          onClick={onSave}
        >
          {t('ownSave')}
        </Button>
      )}
      <span className="ml-auto">
        <Room namesLanguage={false} />
      </span>
    </div>
  )
}
