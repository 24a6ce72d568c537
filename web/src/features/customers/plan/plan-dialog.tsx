import type { Customer } from '@bizamply/contract/customer-details'
import { plans, type ContractPlanId } from '@bizamply/contract/plans'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRefreshCustomers } from '../queries.ts'
import { PlanComparison } from './plan-comparison.tsx'

export interface PlanDialogProps {
  customer: Customer
  onClose: () => void
}

/** Starts or ends an enterprise contract; all other plans are bought in Shopify. */
export function PlanDialog({ customer, onClose }: PlanDialogProps) {
  const t = useTranslations('customerPlan')
  const customers = useTranslations('customers')
  const refresh = useRefreshCustomers()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const { companyName: company, plan } = customer
  const newPlan: ContractPlanId = plan === 'enterprise' ? 'free' : 'enterprise'
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      const { data } = await api.customers.changePlan({ id: customer._id, plan: newPlan })
      toast.success(t('changed', { company, plan: plans[data.plan].name }))
      refresh()
      onClose()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={newPlan === 'free' ? 'danger' : 'primary'}
      title={t('title', { company })}
      description={
        newPlan === 'free' ? t('freeText', { company }) : t('enterpriseText', { company, plan: plans[plan].name })
      }
      action={t(newPlan === 'free' ? 'toFree' : 'toEnterprise')}
      busy={busy}
      busyLabel={customers('working')}
      onConfirm={() => void confirm()}
    >
      <div className="grid gap-4">
        <PlanComparison now={plan} after={newPlan} />
        {(plan === 'basic' || plan === 'premium') && <p className="text-sm text-ink-2">{t('subscription')}</p>}
        {error && <ErrorPanel error={error} say={(reason) => `${t('failed')}. ${reason}`} />}
      </div>
    </ConfirmDialog>
  )
}
