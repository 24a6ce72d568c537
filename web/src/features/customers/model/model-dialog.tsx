import type { CompanyModelState } from '@bizamply/contract/company-model'
import type { Customer } from '@bizamply/contract/customer-details'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCustomerModel } from '../queries.ts'
import { ModelFields } from './model-fields.tsx'
import { useModelForm, type ModelForm } from './use-model-form.ts'

export interface ModelDialogProps {
  customer: Customer
  onClose: () => void
}

/** The AI model for one customer. The server tests it with a short prompt before saving it. */
export function ModelDialog({ customer, onClose }: ModelDialogProps) {
  const t = useTranslations('customerModel')
  const { data, error, isFetchedAfterMount, refetch } = useCustomerModel(customer._id)
  const { companyName: company } = customer
  const writer = useInstallation()
  const form = useModelForm(customer, data)
  return (
    <EditingDialog
      title={t('title', { company })}
      {...(data && { description: t('text', { installation: writer(data) }) })}
      changed={form.isChanged}
      busy={form.busy !== null}
      onClose={onClose}
    >
      {(leave) =>
        data && isFetchedAfterMount ? (
          <ModelSettings customer={customer} stored={data} form={form} onLeave={leave} />
        ) : error ? (
          <ErrorPanel error={error} say={(reason) => t('loadFailed', { reason })} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96" />
        )
      }
    </EditingDialog>
  )
}

interface ModelSettingsProps {
  customer: Customer
  stored: CompanyModelState
  form: ModelForm
  onLeave: () => void
}

function ModelSettings({ customer, stored, form, onLeave }: ModelSettingsProps) {
  const t = useTranslations('customerModel')
  const shared = useTranslations('shared')
  const may = useMayAdministrate()
  const { error, tried, busy } = form
  const isAllowed = may('customers.manage')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {error && <ErrorPanel error={error} say={(reason) => `${t('failed')}. ${reason}`} />}
      {stored.model && <Kept model={stored.model} />}
      <ModelFields form={form} keyHint={stored.model?.keyHint ?? null} disabled={!isAllowed} />
      {stored.model && isAllowed && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy === 'check'} busyLabel={t('checking')} onClick={() => void form.check()}>
            {t('check')}
          </Button>
          <RemoveButton company={customer.companyName} stored={stored} onRemove={() => void form.remove()} />
          <p
            role="status"
            className={`text-sm text-pretty ${tried?.works === false ? 'text-danger-ink' : 'text-ink-2'}`}
          >
            {tried?.text}
          </p>
        </div>
      )}
      <DialogFooter>
        <Button onClick={onLeave}>{shared('close')}</Button>
        {isAllowed && (
          <Button type="submit" variant="primary" busy={busy === 'save'} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}

function Kept({ model: { keyHint: hint, changedAt, changedBy } }: { model: NonNullable<CompanyModelState['model']> }) {
  const t = useTranslations('customerModel')
  const format = useFormat()
  const age = format.age(changedAt, useTicking())
  return <p className="text-sm text-ink-2">{t('now', { hint, age, name: changedBy ?? t('unnamed') })}</p>
}

/** The default model, for companies without their own. */
function useInstallation() {
  const t = useTranslations('customerModel')
  return ({ installation }: CompanyModelState) => (installation === 'built-in' ? t('builtIn') : installation)
}

function RemoveButton({
  company,
  stored,
  onRemove,
}: {
  company: string
  stored: CompanyModelState
  onRemove: () => void
}) {
  const t = useTranslations('customerModel')
  const writer = useInstallation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" className="text-danger-ink" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle', { company })}
        description={t('removeText', { installation: writer(stored) })}
        action={t('remove')}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
      />
    </>
  )
}
