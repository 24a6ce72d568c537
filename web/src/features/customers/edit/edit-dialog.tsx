import type { Customer, CustomerDetails } from '@bizamply/contract/customer-details'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCustomer, useRefreshCustomers } from '../queries.ts'
import { PersonFields, personNames, wrongEmail, type PersonName, type PersonValues } from './person-fields.tsx'
import { useFormState, type FormState } from './use-form-state.ts'
import { TriangleAlert } from 'lucide-react'

export interface EditDialogProps {
  customer: Customer
  onClose: () => void
}

export function EditDialog({ customer, onClose }: EditDialogProps) {
  const t = useTranslations('customerForms')
  const customers = useTranslations('customers')
  const { data, error, isFetchedAfterMount, refetch } = useCustomer(customer._id)
  const state = useFormState<PersonName>(personNames)
  const reload = async () => void (await refetch())
  return (
    <EditingDialog
      title={t('editTitle')}
      description={t('editText', { company: customer.companyName, id: customer.BizamplyId })}
      width={480}
      changed={Object.keys(state.typed).length > 0}
      busy={state.busy}
      onClose={onClose}
    >
      {(leave) =>
        // An edit starts from fresh details, never from cached ones.
        data && isFetchedAfterMount ? (
          <EditForm details={data} state={state} onReload={reload} onLeave={leave} onSaved={onClose} />
        ) : error ? (
          <ErrorPanel
            error={error}
            say={(reason) => customers('detailsFailed', { reason })}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-48" />
        )
      }
    </EditingDialog>
  )
}

interface EditFormProps {
  details: CustomerDetails
  state: FormState<PersonName>
  onReload: () => Promise<void>
  onLeave: () => void
  onSaved: () => void
}

function EditForm({ details, state, onReload, onLeave, onSaved }: EditFormProps) {
  const t = useTranslations('customerForms')
  const shared = useTranslations('shared')
  const refresh = useRefreshCustomers()
  const { form, typed, problems, error, busy, type, refuse, run, reset } = state
  const [loading, setLoading] = useState(false)
  const values = { ...valuesOf(details), ...typed }
  const save = async () => {
    await api.customers.edit({ id: details._id, version: details.version, ...trimmed(values) })
    toast.success(t('updated'))
    refresh()
    onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || loading) return
    const wrong = wrongEmail(values.Email)
    if (wrong) refuse({ Email: wrong })
    else void run(save)
  }
  const loadNewest = async () => {
    setLoading(true)
    await onReload()
    reset()
    setLoading(false)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5" aria-busy={loading || undefined}>
      {error && (
        <ErrorPanel
          error={error}
          say={(reason) => `${t('updateFailed')}. ${reason}`}
          {...(error.code === 'CONFLICT' ? { onRetry: () => void loadNewest(), retryLabel: t('loadNewest') } : {})}
        />
      )}
      <PersonFields values={values} problems={problems} busy={busy || loading} onType={type} />
      <EmailNotice details={details} to={values.Email} />
      <DialogFooter>
        <Button onClick={onLeave}>{shared('cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </DialogFooter>
    </form>
  )
}

const valuesOf = ({ firstName, lastName, Email }: Customer): PersonValues => ({
  firstName,
  lastName,
  Email: Email ?? '',
})

const trimmed = ({ firstName, lastName, Email }: PersonValues): PersonValues => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  Email: Email.trim(),
})

/** Explains what a new email changes for the customer, before it’s saved. */
function EmailNotice({ details: { Email, userId }, to }: { details: CustomerDetails; to: string }) {
  const t = useTranslations('customerForms')
  const address = to.trim()
  const isOther = Email !== null && address.toLowerCase() !== Email.toLowerCase() && !wrongEmail(address)
  return (
    <div role="status">
      {isOther && (
        <p className="flex items-start gap-2.5 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pretty wrap-anywhere text-pending-ink">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {t(userId ? 'emailNotice' : 'invitedNotice', { from: Email, to: address })}
        </p>
      )}
    </div>
  )
}
