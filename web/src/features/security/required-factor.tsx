import { isAdministrator } from '@bizamply/contract/roles'
import type { FactorSetUp } from '@bizamply/contract/security'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useSession } from '../../lib/session.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { RequiredTaskProps } from './required-password.tsx'
import { FactorSetUpBox } from './factor-set-up.tsx'
import { useSecurity } from './queries.ts'

/** The setup of two-factor sign-in, as in the security settings. */
export function RequiredFactor({ company, by, onDone }: RequiredTaskProps) {
  const t = useTranslations('signInRequirements')
  const format = useFormat()
  const now = useTicking()
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null)
  const { user } = useSession()
  const name = user && isAdministrator(user.role) ? t('product') : (company ?? t('company'))
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('factor.title')}</h1>
      <p className="mt-1 mb-6 text-base text-pretty text-ink-2">
        {by
          ? t('factor.soon', { company: name, date: format.shortDate(by, now) })
          : t('factor.text', { company: name })}
      </p>
      {setUp ? (
        <FactorSetUpBox
          setUp={setUp}
          onEnd={() => {
            setSetUp(null)
            onDone()
          }}
        />
      ) : (
        <Begin onBegun={setSetUp} />
      )}
    </>
  )
}

function Begin({ onBegun }: { onBegun: (setUp: FactorSetUp) => void }) {
  const t = useTranslations('signInRequirements')
  const { data: security } = useSecurity()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const begin = async () => {
    setBusy(true)
    setError(null)
    try {
      onBegun((await api.security.beginSecondFactor()).data)
    } catch (thrown) {
      const failed = CallError.from(thrown)
      if (failed.code !== 'STEP_UP_REQUIRED') setError(failed)
      setBusy(false)
    }
  }
  return (
    <div className="grid max-w-100 gap-4">
      {error && <ErrorPanel error={error} />}
      <Button variant="primary" size="lg" busy={busy} busyLabel={t('factor.beginning')} onClick={() => void begin()}>
        {t('factor.begin')}
      </Button>
      {security && security.passkeys.length > 0 && (
        <p className="text-sm text-pretty text-ink-2">{t('factor.passkey')}</p>
      )}
    </div>
  )
}
