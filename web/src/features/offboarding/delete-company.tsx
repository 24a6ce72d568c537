import type { CompanyOffboarding } from '@bizamply/contract/offboarding'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { CompanyRow } from './company-row.tsx'
import { useRenewCompany } from './queries.ts'
import { useDayIn } from './use-day.ts'
import { WhatHappens } from './what-happens.tsx'

export function DeleteCompany({ offboarding }: { offboarding: CompanyOffboarding }) {
  const t = useTranslations('offboarding')
  const [asks, setAsks] = useState(false)
  const { company, graceDays: days } = offboarding
  return (
    <section aria-labelledby="delete-company" className="border-y border-line py-4">
      <CompanyRow
        id="delete-company"
        title={t('deleteTitle')}
        text={t('deleteText', { company, days })}
        action={
          <Button className="text-danger-ink!" onClick={() => setAsks(true)}>
            {t('delete')}
          </Button>
        }
      />
      {asks && <AskDialog offboarding={offboarding} onClose={() => setAsks(false)} />}
    </section>
  )
}

function AskDialog({ offboarding, onClose }: { offboarding: CompanyOffboarding; onClose: () => void }) {
  const t = useTranslations('offboarding')
  const { company, graceDays, backupDays } = offboarding
  const day = useDayIn(graceDays)
  const [name, setName] = useState('')
  const { busy, failed, refuse, send } = useDelete(onClose)
  const typed = name.trim() === company
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('deleteAsk', { company })}
      description={null}
      action={t('delete')}
      busy={busy}
      busyLabel={t('deleting')}
      onConfirm={() => (typed ? void send(name) : refuse())}
    >
      <div className="grid gap-4">
        <WhatHappens
          lines={[
            t('deleteWhat.now'),
            t('deleteWhat.plan'),
            t('deleteWhat.day', { day }),
            t('deleteWhat.members'),
            t('deleteWhat.backups', { days: backupDays }),
          ]}
        />
        {failed && failed.at !== 'name' && <ErrorPanel message={failed.message} requestId={failed.requestId} />}
        <Field label={t('typeName', { company })} error={failed?.at === 'name' ? failed.message : undefined}>
          {(control) => (
            <Input {...control} value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}

interface Failure {
  message: string
  requestId?: string | undefined
  at?: 'name'
}

function useDelete(onDone: () => void) {
  const t = useTranslations('offboarding')
  const renew = useRenewCompany()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)
  const send = async (name: string): Promise<void> => {
    setBusy(true)
    setFailed(null)
    try {
      await api.offboarding.deleteCompany({ name })
      await Promise.all([renew(), session.check()])
      onDone()
    } catch (error) {
      const { message, requestId } = CallError.from(error)
      setFailed({ message: message || t('deleteFailed'), requestId })
      setBusy(false)
    }
  }
  return { busy, failed, send, refuse: () => setFailed({ message: t('nameWrong'), at: 'name' }) }
}
