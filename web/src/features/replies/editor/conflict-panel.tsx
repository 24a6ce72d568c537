import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'
import { keepMine, takeTheirs } from './save-draft.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { useVersions } from '../versions/versions-query.ts'

/** Someone else saved a newer version: both texts are kept until the user chooses. */
export function ConflictPanel({ onCompare }: { onCompare: (version: number, text: string) => void }) {
  const t = useTranslations('editor')
  const format = useFormat()
  const { editor, actions, means } = useEditorContext()
  const { newer, comment } = useEditor(editor)
  const version = newer?.version ?? 0
  const theirs = useVersions(comment._id, version, newer !== null).data?.find((one) => one.version === version)
  if (!newer) return null
  const text = newer.updatedContent ?? ''
  const known = theirs?.author
  // The panel goes away with its buttons.
  const choose = (choice: () => void) => () => {
    keepFocusIn(comment._id)
    choice()
  }
  return (
    <div role="alert" data-blocks className="rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p data-why className="font-medium">
        {known
          ? t('conflict', { who: known, version: String(version), time: format.time(theirs.createdAt) })
          : t('conflictUnknown', { version: String(version) })}
      </p>
      <p data-why className="text-ink-2">
        {t('conflictText')}
      </p>
      <p dir="auto" className="mt-1 max-h-24 overflow-y-auto whitespace-pre-line text-ink wrap-anywhere">
        {text}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onCompare(version, text)}>
          {t('compare')}
        </Button>
        {/* The person editing it now would lose their text. */}
        {!means.editedBy && (
          <Button size="sm" onClick={choose(() => void keepMine(editor, actions.patch))}>
            {t('keepMine')}
          </Button>
        )}
        <Button size="sm" onClick={choose(() => takeTheirs(editor))}>
          {t('takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
