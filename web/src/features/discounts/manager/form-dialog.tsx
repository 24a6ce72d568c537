import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

export interface FormDialogProps {
  title: string
  description: string
  action: string
  busyAction: string
  failed: string
  failure: CallError | null
  changed: boolean
  busy: boolean
  onSubmit: (event: SyntheticEvent) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** The form of a discount in two columns; the dialog stays open until the shop responds. */
export function FormDialog(props: FormDialogProps) {
  const t = useTranslations('discountManager')
  const { title, description, action, busyAction, failed, failure, changed, busy, onSubmit, onClose, children } = props
  return (
    <EditingDialog
      title={title}
      description={description}
      changed={changed}
      busy={busy}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
          {failure && <DialogFailure words={failed} error={failure} />}
          <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
          <DialogFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel={busyAction}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

/** Shows what failed in the dialog; an error about a single field is shown at that field instead. */
function DialogFailure({ words, error }: { words: string; error: CallError }) {
  return error.errors.length > 0 ? <ErrorPanel message={words} /> : <ErrorPanel error={error} title={words} />
}
