import type { Customer } from '@bizamply/contract/customer-details'
import { SUPPORT_REASON } from '@bizamply/contract/support-access'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { reloadAt } from './reload-at.ts'

export interface ViewDialogProps {
  customer: Customer
  onClose: () => void
}

/** Asks which member and why, before the console opens as that member sees it. */
export function ViewDialog({ customer, onClose }: ViewDialogProps) {
  const t = useTranslations('supportAccess.dialog')
  const shared = useTranslations('shared')
  const { data } = useQuery({
    queryKey: ['customers', 'one', customer._id],
    queryFn: async ({ signal }) => (await api.customers.get({ id: customer._id }, { signal })).data,
  })
  const { userId, choose, reason, typeText, problem, error, busy, submit } = useBegin(customer._id)
  const people = data?.people ?? []
  return (
    <EditingDialog
      title={t('title')}
      description={t('text', { company: customer.companyName })}
      width={480}
      // While it begins, the page is about to reload, which needs no question.
      changed={!busy && reason.trim() !== ''}
      busy={busy}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={submit} className="grid gap-5">
          {error && <ErrorPanel error={error} say={(reason) => `${t('failed')}. ${reason}`} />}
          <Field label={t('member')}>
            {(control) => (
              <Select
                {...control}
                disabled={people.length === 0}
                value={userId || (data?.userId ?? '')}
                onChange={({ target: { value } }) => choose(value)}
              >
                {people.map((one) => (
                  <option key={one.userId} value={one.userId}>
                    {`${one.name || one.email} · ${t(`role.${one.role}`)}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('reason')} hint={t('reasonHint')} error={problem ? t('reasonMissing') : undefined}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={SUPPORT_REASON}
                value={reason}
                onChange={({ target: { value } }) => typeText(value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel={t('beginning')}>
              {t('begin')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

function useBegin(id: string) {
  const [userId, choose] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const [busy, setBusy] = useState(false)
  const typeText = (text: string) => {
    setReason(text)
    setProblem(false)
  }
  const begin = async () => {
    setBusy(true)
    setError(null)
    try {
      const input = { id, reason: reason.trim(), ...(userId && { userId }) }
      await api.supportAccess.begin(input, { context: { switchesUser: true } })
      reloadAt('/dashboard')
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (reason.trim() === '') setProblem(true)
    else void begin()
  }
  return { userId, choose, reason, typeText, problem, error, busy, submit }
}
