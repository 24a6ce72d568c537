import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

export interface FormDialogProps {
  title: string
  description: string
  action: string
  busyAction: string
  failed: string
  failure: CallError | null
  busy: boolean
  onSubmit: (event: SyntheticEvent) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** The form of a discount in two columns; the dialog stays open until the shop responds. */
export function FormDialog(props: FormDialogProps) {
  const t = useTranslations('discountManager')
  const { title, description, action, busyAction, failed, failure, busy, onSubmit, onClose, children } = props
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent title={title} description={description} onOpenAutoFocus={focusField}>
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
          {failure && <DialogFailure words={failed} error={failure} />}
          <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
          <DialogFooter>
            <DialogClose>
              <Button>{t('cancel')}</Button>
            </DialogClose>
            <Button type="submit" variant="primary" busy={busy} busyLabel={busyAction}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Shows what failed in the dialog; an error about a single field is shown at that field instead. */
function DialogFailure({ words, error }: { words: string; error: CallError }) {
  return error.errors.length > 0 ? <ErrorPanel message={words} /> : <ErrorPanel error={error} title={words} />
}
