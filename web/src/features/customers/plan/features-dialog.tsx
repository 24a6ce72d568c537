import type { CustomerFeatures } from '@bizamply/contract/customer-features'
import type { Feature, FeatureState } from '@bizamply/contract/features'
import { plans } from '@bizamply/contract/plans'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCustomerFeatures, useRefreshCustomers } from '../queries.ts'
import { FeatureField } from './feature-field.tsx'
import type { PlanDialogProps } from './plan-dialog.tsx'

/** Features of one customer, each set by the plan or overridden. */
export function FeaturesDialog({ customer, onClose }: PlanDialogProps) {
  const t = useTranslations('customerFeatures')
  const { data, error, isFetchedAfterMount, refetch } = useCustomerFeatures(customer._id)
  const { companyName: company, plan } = customer
  const form = useFeaturesForm({ customer, onClose })
  return (
    <EditingDialog
      title={t('title', { company })}
      description={t('text', { plan: plans[data?.plan ?? plan].name })}
      width={480}
      changed={Object.keys(form.changes).length > 0}
      busy={form.busy}
      onClose={onClose}
    >
      {(leave) =>
        data && isFetchedAfterMount ? (
          <FeaturesForm form={form} stored={data} onLeave={leave} />
        ) : error ? (
          <ErrorPanel error={error} say={(reason) => t('loadFailed', { reason })} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )
      }
    </EditingDialog>
  )
}

function useFeaturesForm({ customer, onClose }: PlanDialogProps) {
  const t = useTranslations('customerFeatures')
  const refresh = useRefreshCustomers()
  const [changes, setChanges] = useState<Partial<Record<Feature, FeatureState>>>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const change = (feature: Feature, state: FeatureState) => setChanges((before) => ({ ...before, [feature]: state }))
  const save = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.customers.changeFeatures({ id: customer._id, features: changes })
      toast.success(t('saved', { company: customer.companyName }))
      refresh()
      onClose()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void save()
  }
  return { changes, change, busy, error, submit }
}

interface FeaturesFormProps {
  form: ReturnType<typeof useFeaturesForm>
  stored: CustomerFeatures
  onLeave: () => void
}

function FeaturesForm({ form: { changes, change, busy, error, submit }, stored, onLeave }: FeaturesFormProps) {
  const t = useTranslations('customerFeatures')
  const shared = useTranslations('shared')
  const isAllowed = useMayAdministrate()('customers.manage')
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {error && <ErrorPanel error={error} say={(reason) => `${t('failed')}. ${reason}`} />}
      {stored.features.map(({ feature, state, inPlan }) => (
        <FeatureField
          key={feature}
          feature={feature}
          state={changes[feature] ?? state}
          inPlan={inPlan}
          disabled={!isAllowed}
          onChange={(next) => change(feature, next)}
        />
      ))}
      <DialogFooter>
        <Button onClick={onLeave}>{shared(isAllowed ? 'cancel' : 'close')}</Button>
        {isAllowed && (
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}
