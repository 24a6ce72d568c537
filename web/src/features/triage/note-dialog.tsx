import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { NoteForm } from './note-form.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'

export function NoteDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const comment = comments[0]
  if (!comment) return null
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onOpenAutoFocus={focusField} title={t('noteTitle')} description={comment.customerName}>
        <NoteForm comment={comment} onAdded={(now) => (triage.noted(now), onClose())} />
      </DialogContent>
    </Dialog>
  )
}
