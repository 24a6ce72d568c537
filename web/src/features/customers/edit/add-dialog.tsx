import { useTranslations } from 'use-intl'
import { useSchemaWords } from '../../../lib/schema-words.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { Input } from '../../../ui/input.tsx'
import { PersonFields } from './person-fields.tsx'
import { useAddCustomer } from './use-add-customer.ts'

/** Creates a company and emails an invitation to become its admin. */
export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('customerForms')
  const shared = useTranslations('shared')
  const words = useSchemaWords()
  const { form, typed, values, free, problems, error, busy, type, submit } = useAddCustomer(onClose)
  return (
    <EditingDialog
      title={t('addTitle')}
      description={t('addText')}
      width={480}
      onOpenAutoFocus={focusField}
      changed={Object.values(typed).some((text) => text !== '')}
      busy={busy}
      onClose={onClose}
    >
      {(leave) => (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          {error && <ErrorPanel error={error} say={(reason) => t('addFailed', { reason })} />}
          <PersonFields values={values} problems={problems} busy={busy} onType={type} />
          <Field
            label={t('field.companyName')}
            hint={t('companyHint')}
            error={problems.companyName && words(problems.companyName)}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={100}
                readOnly={busy}
                value={values.companyName}
                onChange={(event) => type('companyName', event.target.value)}
              />
            )}
          </Field>
          <Field
            label={t('field.initialCredits')}
            hint={free === undefined ? undefined : t('creditsHint', { count: free })}
            error={problems.initialCredits}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                readOnly={busy}
                value={values.initialCredits}
                onChange={(event) => type('initialCredits', event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('adding')}>
              {t('add')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}
