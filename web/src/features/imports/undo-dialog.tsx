import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { ImportActions } from './use-import-actions.ts'

/** Names the import and what the undo removes. */
export function UndoDialog({ actions }: { actions: ImportActions }) {
  const t = useTranslations('imports')
  const { requested } = actions
  if (!requested) return null
  const { fileName, kind, created, updated } = requested
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && actions.cancelUndo()}
      title={t('undoTitle', { name: fileName })}
      description={t(kind === 'comments' ? 'undoText' : 'undoTextProducts', { created, updated })}
      action={t('undo')}
      cancel={t('undoCancel')}
      busy={actions.busy}
      busyLabel={t('undoBusy')}
      onConfirm={() => void actions.undo(requested)}
    />
  )
}
