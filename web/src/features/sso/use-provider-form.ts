import type { CheckedIssuer, SsoSettings } from '@bizamply/contract/sso'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { unsentOf } from '../../lib/unsent.ts'
import { toast } from '../../ui/toast.ts'
import { useKeepSettings } from './queries.ts'

export type Values = Parameters<typeof api.sso.save>[0] & { clientSecret: string }
export type FieldName = keyof Values

type Busy = 'check' | 'save' | 'remove' | null

/** Form values of the identity provider, the server's errors, and the calls. */
export function useProviderForm({ provider }: SsoSettings) {
  const t = useTranslations('sso')
  const keep = useKeepSettings()
  const { values, changed, set, forget, problems, setProblems, checked, setChecked } = useValues(provider)
  const [busy, setBusy] = useState<Busy>(null)
  /** Field errors are shown at the fields; canceling the step-up dialog isn't an error. */
  const run = async (what: Busy, work: () => Promise<void>, failed: (reason: string) => string) => {
    if (busy) return
    setBusy(what)
    setProblems({})
    try {
      await work()
    } catch (thrown) {
      const error = CallError.from(thrown)
      setProblems(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])))
      if (error.code !== 'STEP_UP_REQUIRED' && error.errors.length === 0) toast.error(failed(error.message))
    }
    setBusy(null)
  }
  const check = async () => setChecked((await api.sso.check({ issuer: values.issuer })).data)
  const save = async () => {
    const { clientSecret, ...rest } = values
    keep((await api.sso.save({ ...rest, ...(clientSecret && { clientSecret }) })).data)
    forget()
    toast.success(t('saved'))
  }
  const remove = async () => {
    keep((await api.sso.remove()).data)
    forget()
    toast.success(t('removed'))
  }
  return {
    values,
    changed,
    set,
    problems,
    checked,
    busy,
    check: () => run('check', check, (reason) => reason),
    save: () => run('save', save, (reason) => t('saveFailed', { reason })),
    remove: () => run('remove', remove, (reason) => t('removeFailed', { reason })),
  }
}

/** Typed values stay over newer stored ones: another admin may save, and adding a domain returns the settings too. */
function useValues(provider: SsoSettings['provider']) {
  const stored = storedIn(provider)
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values = { ...stored, ...typed }
  const changed = fieldNames.some((name) => values[name] !== stored[name])
  const [problems, setProblems] = useState<Partial<Record<FieldName, string>>>({})
  const [checked, setChecked] = useState<CheckedIssuer | null>(null)
  const set = (change: Partial<Values>) => {
    setTyped((now) => ({ ...now, ...change }))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
    if (change.issuer !== undefined) setChecked(null)
  }
  /** What was typed while it was being saved stays. */
  const forget = () => {
    setTyped((now) => unsentOf(now, typed))
    setChecked(null)
  }
  return { values, changed, set, forget, problems, setProblems, checked, setChecked }
}

const fieldNames = ['issuer', 'clientId', 'clientSecret', 'mode', 'defaultRole'] as const

const storedIn = (provider: SsoSettings['provider']): Values => ({
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  mode: provider?.mode ?? 'optional',
  defaultRole: provider?.defaultRole ?? 'viewer',
})
