import type { CompanyRequirements, RequirementName } from '@bizamply/contract/sign-in-requirements'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { SettingRow } from './setting-row.tsx'
import { useSavedToast } from './use-saved-toast.ts'

const key = ['sign-in-requirements'] as const

/** Sign-in requirements for members of the company; only its admins see them. */
export function SignInRequirementsSection() {
  const { memberRole } = useUser()
  return memberRole === 'admin' ? <Section /> : null
}

function Section() {
  const t = useTranslations('signInRequirements.settings')
  const { companyName } = useUser()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.signInRequirements.read(undefined, { signal })).data,
  })
  return (
    <section aria-labelledby="sign-in-requirements" className="mt-8">
      <h3 id="sign-in-requirements" className="text-sm font-semibold text-ink">
        {t('title')}
      </h3>
      <p className="mb-3 text-xs text-pretty text-ink-3">{t('text', { company: companyName ?? '' })}</p>
      <div className="border-t border-line">
        {data ? (
          <Rows stored={data} />
        ) : error ? (
          <ErrorPanel className="mt-3" error={error} title={t('failed')} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="grid gap-4 py-3">
            <span className="sr-only">{t('loading')}</span>
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        )}
      </div>
    </section>
  )
}

function Rows({ stored }: { stored: CompanyRequirements }) {
  const t = useTranslations('signInRequirements.settings')
  const format = useFormat()
  const now = useTicking()
  const { busy, save } = useSaveRequirements()
  const when = (from: string | null, otherwise: string): string => {
    if (from === null) return otherwise
    return t(new Date(from) > now ? 'from' : 'since', { date: format.shortDate(from, now) })
  }
  const { passwordFrom, secondFactorFrom, oldPasswords, withoutFactor } = stored
  return (
    <>
      <SettingRow
        label={t('passwordChange')}
        labelFor="require-password"
        text={`${when(passwordFrom, t('passwordText'))} ${t('passwordWho', { count: oldPasswords })}`}
      >
        <Switch
          id="require-password"
          aria-describedby="require-password-text"
          checked={passwordFrom !== null}
          disabled={busy}
          onCheckedChange={(on) => void save('passwordChange', on)}
        />
      </SettingRow>
      <SettingRow
        label={t('secondFactor')}
        labelFor="require-factor"
        text={`${when(secondFactorFrom, t('factorText'))} ${t('factorWho', { count: withoutFactor })}`}
      >
        <Switch
          id="require-factor"
          aria-describedby="require-factor-text"
          checked={secondFactorFrom !== null}
          disabled={busy}
          onCheckedChange={(on) => void save('secondFactor', on)}
        />
      </SettingRow>
    </>
  )
}

/** Not optimistic, because the server can refuse to turn a requirement on. */
function useSaveRequirements() {
  const t = useTranslations('signInRequirements.settings')
  const confirmSaved = useSavedToast()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const save = async (requirement: RequirementName, on: boolean) => {
    setBusy(true)
    try {
      cache.setQueryData(key, (await api.signInRequirements.save({ requirement, on })).data)
      confirmSaved()
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') toast.error(t('saveFailed'), { description: error.message })
    }
    setBusy(false)
  }
  return { busy, save }
}
