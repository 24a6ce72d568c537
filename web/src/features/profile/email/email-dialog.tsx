import type { PendingEmail } from '@bizamply/contract/email-change'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PendingConfirmations } from './pending-confirmations.tsx'
import { useBeginChange } from './use-begin-change.ts'

export interface EmailDialogProps {
  email: string
  pending: PendingEmail | null
  onClose: () => void
}

/** Asks for the new address, then for its code and the link sent to the old one. Closing cancels nothing. */
export function EmailDialog({ email, pending, onClose }: EmailDialogProps) {
  const t = useTranslations('emailChange')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title')} description={t('text', { email })} onOpenAutoFocus={intoField}>
        {pending ? <PendingConfirmations email={email} pending={pending} onDone={onClose} /> : <NewAddress />}
      </DialogContent>
    </Dialog>
  )
}

/** Focuses the first field instead of the Close button. */
function intoField(event: Event): void {
  const field = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector('input') : null
  if (!field) return
  event.preventDefault()
  field.focus()
}

function NewAddress() {
  const t = useTranslations('emailChange')
  const { typed, type, busy, problem, begin, field } = useBeginChange()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // This dialog is inside the profile's form, which must not be submitted too.
        event.stopPropagation()
        void begin(typed)
      }}
    >
      <Field label={t('newEmail')} error={problem}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            size="lg"
            type="email"
            autoComplete="email"
            value={typed}
            onChange={({ target }) => type(target.value)}
            readOnly={busy}
          />
        )}
      </Field>
      <DialogFooter>
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('beginning')} disabled={typed.trim() === ''}>
          {t('begin')}
        </Button>
      </DialogFooter>
    </form>
  )
}
