import type { SsoSettings } from '@bizamply/contract/sso'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { confirmBySso, useConfirmed } from '../../lib/confirm-by-sso.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRenewSettings } from './queries.ts'

/** The user's own sign-in with the saved provider, needed before SSO can be required. */
export function TestSignIn({ settings: { provider, ready } }: { settings: SsoSettings }) {
  const t = useTranslations('sso')
  const stepUp = useTranslations('security.stepUp')
  const auth = useTranslations('auth.callback')
  const renew = useRenewSettings()
  const [busy, setBusy] = useState(false)
  useConfirmed((error) => {
    if (error === null) toast.success(t('tested'))
    else toast.error(auth(error))
    renew()
  })
  const test = async () => {
    setBusy(true)
    try {
      if ((await confirmBySso()) === 'blocked') toast.error(stepUp('blocked'))
    } catch (thrown) {
      toast.error(CallError.from(thrown).message)
    }
    setBusy(false)
  }
  const lacks = [!ready.signedIn && t('needsSignIn'), !ready.secondFactor && t('needsFactor')].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-2">
        {provider?.mode === 'required' || lacks.length === 0 ? t('signedIn') : lacks.join(' ')}
      </p>
      <Button busy={busy} busyLabel={t('testing')} onClick={() => void test()}>
        {t('test')}
      </Button>
    </div>
  )
}
