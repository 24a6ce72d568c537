import type { Subscription } from '@bizamply/contract/billing'
import type { PlanId } from '@bizamply/contract/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { planName, useMoney } from './money-words.ts'
import { useWhyNot } from './refusal-words.ts'

export interface CancelDialogProps {
  plan: PlanId
  subscription: Subscription
  onClose: () => void
}

/** Confirms the cancellation. The plan stays active until the paid period ends. */
export function CancelDialog({ plan, subscription, onClose }: CancelDialogProps) {
  const t = useTranslations('billing')
  const money = useMoney()
  const why = useWhyNot()
  const cache = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => api.billing.cancel(),
    onSuccess: () => {
      toast.success(t('cancelled'))
      onClose()
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['credits'] }),
  })
  const day = money.day(subscription.currentPeriodEnd)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancelTitle')}
      description={t('cancelAsk')}
      action={t('cancel')}
      cancel={t('keep')}
      busy={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
    >
      <div className="grid gap-3">
        {cancelling.isError && (
          <ErrorPanel
            error={cancelling.error}
            say={() => `${t('cancelFailed')} ${why(CallError.from(cancelling.error))}`}
          />
        )}
        <p className="text-sm text-pretty text-ink-2">{t('cancelText', { plan: planName(plan), day })}</p>
      </div>
    </ConfirmDialog>
  )
}
