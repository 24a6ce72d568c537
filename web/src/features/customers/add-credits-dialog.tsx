import type { Customer } from '@bizamply/contract/customer-details'
import { sizes } from '@bizamply/contract/size-limits'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { idempotencyKeys, isUnclear } from '../../lib/idempotency-keys.ts'
import { wholeNumberOf } from '../../lib/whole-number.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { nameOf } from './name-of.ts'
import { useRefreshCustomers } from './queries.ts'

/** Each amount keeps its key until the server answers clearly, so that a retry after a lost response can’t add it twice. */
export function AddCreditsDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations('customers')
  const shared = useTranslations('shared')
  const format = useFormat()
  const refresh = useRefreshCustomers()
  const [typed, setTyped] = useState('')
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState('')
  const [error, setError] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const amount = wholeNumberOf(typed) ?? 0
  const type = (text: string) => {
    setTyped(text)
    setProblem('')
    setError(null)
  }
  const save = async () => {
    setBusy(true)
    setError(null)
    const request = `credits:${customer._id}:${amount}`
    try {
      await api.customers.addCredits({
        id: customer._id,
        amount,
        idempotencyKey: idempotencyKeys.keyOf(request),
        ...(description.trim() && { description: description.trim() }),
      })
      idempotencyKeys.answered(request)
      toast.success(t('creditsAdded', { count: amount }))
      refresh()
      onClose()
    } catch (thrown) {
      const failure = CallError.from(thrown)
      if (!isUnclear(failure)) idempotencyKeys.answered(request)
      setError(failure)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (amount <= 0) return setProblem(t('mustBePositive'))
    if (amount > sizes.adjustedCredits) return setProblem(t('mostAtOnce', { most: sizes.adjustedCredits }))
    void save()
  }
  return (
    <EditingDialog
      title={t('addCredits')}
      description={t('addCreditsTo', { name: nameOf(customer), available: customer.availableCredits })}
      width={480}
      changed={typed !== '' || description !== ''}
      busy={busy}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={submit} className="grid gap-5">
          {error && <ErrorPanel error={error} say={(reason) => `${t('creditsFailed')}. ${reason}`} />}
          <Field
            label={t('amount')}
            error={problem || undefined}
            hint={
              amount > 0 ? t('willHave', { available: format.number(customer.availableCredits + amount) }) : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('description')} hint={t('descriptionHint')}>
            {(control) => (
              <Input
                {...control}
                maxLength={sizes.adjustmentNote}
                placeholder={t('descriptionDefault')}
                value={description}
                onChange={(event) => setDescription(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('adding')}>
              {t('addCredits')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}
