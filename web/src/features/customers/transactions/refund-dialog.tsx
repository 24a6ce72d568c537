import type { Transaction } from '@bizamply/contract/credits'
import type { Customer } from '@bizamply/contract/customer-details'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { nameOf } from '../name-of.ts'
import { useRefreshCustomers } from '../queries.ts'
import { shortId } from './parts.tsx'

/** Must match the limit in the contract. */
const REASON_LENGTH = 300

export interface RefundDialogProps {
  customer: Customer
  transaction: Transaction
  onClose: () => void
}

/** Asks for the reason before credits are refunded. */
export function RefundDialog({ customer, transaction, onClose }: RefundDialogProps) {
  const t = useTranslations('customerTransactions')
  const shared = useTranslations('shared')
  const { reason, problem, error, busy, type, submit } = useRefund(customer, transaction, onClose)
  const isRefunded = error?.code === 'ALREADY_REFUNDED'
  const name = nameOf(customer)
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        role="alertdialog"
        title={t('refundTitle', { id: shortId(transaction._id) })}
        description={`${t('refundQuestion')} ${t('refundGives', { count: transaction.creditsUsed, name })}`}
        onOpenAutoFocus={focusField}
      >
        <form noValidate onSubmit={submit} className="grid gap-4">
          {error && <ErrorPanel error={error} say={(why) => (isRefunded ? why : `${t('refundFailed')}. ${why}`)} />}
          {!isRefunded && (
            <Field label={t('reason')} hint={t('reasonHint')} error={problem || undefined}>
              {(control) => (
                <TextArea
                  {...control}
                  required
                  rows={2}
                  maxLength={REASON_LENGTH}
                  readOnly={busy}
                  value={reason}
                  onChange={(event) => type(event.target.value)}
                />
              )}
            </Field>
          )}
          <DialogFooter>
            <DialogClose>
              <Button>{shared(isRefunded ? 'close' : 'cancel')}</Button>
            </DialogClose>
            {!isRefunded && (
              <Button type="submit" variant="danger" busy={busy} busyLabel={t('refunding')}>
                {t('refund')}
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function useRefund(customer: Customer, transaction: Transaction, onClose: () => void) {
  const t = useTranslations('customerTransactions')
  const refresh = useRefreshCustomers()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [error, setError] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const refund = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.credits.refund({ companyId: customer._id, transactionId: transaction._id, reason: reason.trim() })
      toast.success(t('refundDone', { count: transaction.creditsUsed }))
      // Close first, so that focus returns to the button, which the refreshed row no longer has.
      onClose()
      refresh()
    } catch (thrown) {
      const refused = CallError.from(thrown)
      setError(refused)
      setBusy(false)
      if (refused.code === 'ALREADY_REFUNDED') refresh()
    }
  }
  return {
    reason,
    problem,
    error,
    busy,
    type: (text: string) => {
      setReason(text)
      setProblem('')
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (busy) return
      if (reason.trim() === '') setProblem(t('reasonRequired'))
      else void refund()
    },
  }
}
