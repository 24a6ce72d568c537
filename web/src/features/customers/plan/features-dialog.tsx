import type { CustomerFeatures } from '@bizamply/contract/customer-features'
import type { Feature, FeatureState } from '@bizamply/contract/features'
import { plans } from '@bizamply/contract/plans'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { useMayAdministrate } from '../../../lib/may-administrate.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
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
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('title', { company })} description={t('text', { plan: plans[data?.plan ?? plan].name })}>
        {data && isFetchedAfterMount ? (
          <FeaturesForm customer={customer} stored={data} onClose={onClose} />
        ) : error ? (
          <ErrorPanel error={error} say={(reason) => t('loadFailed', { reason })} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </DialogContent>
    </Dialog>
  )
}

function FeaturesForm({ customer, stored, onClose }: PlanDialogProps & { stored: CustomerFeatures }) {
  const t = useTranslations('customerFeatures')
  const shared = useTranslations('shared')
  const refresh = useRefreshCustomers()
  const may = useMayAdministrate()
  const [changes, setChanges] = useState<Partial<Record<Feature, FeatureState>>>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const isAllowed = may('customers.manage')
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
          onChange={(next) => setChanges((before) => ({ ...before, [feature]: next }))}
        />
      ))}
      <DialogFooter>
        <DialogClose>
          <Button>{shared(isAllowed ? 'cancel' : 'close')}</Button>
        </DialogClose>
        {isAllowed && (
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        )}
      </DialogFooter>
    </form>
  )
}
