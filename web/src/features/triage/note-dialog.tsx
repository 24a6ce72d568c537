import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { NoteForm } from './note-form.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'

export function NoteDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const [isWritten, setIsWritten] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const comment = comments[0]
  if (!comment) return null
  return (
    <EditingDialog
      title={t('noteTitle')}
      description={comment.customerName}
      width={480}
      changed={isWritten}
      busy={isBusy}
      discardText={t('noteDiscardText')}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {() => (
        <NoteForm
          comment={comment}
          onWritten={setIsWritten}
          onBusy={setIsBusy}
          onAdded={(...added) => (triage.noted(...added), onClose())}
        />
      )}
    </EditingDialog>
  )
}
