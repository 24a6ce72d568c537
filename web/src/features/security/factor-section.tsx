import type { FactorSetUp, SecondFactor } from '@bizamply/contract/security'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { toast } from '../../ui/toast.ts'
import { FactorSetUpBox } from './factor-set-up.tsx'
import { useFocusOn } from '../../ui/use-focus-on.ts'
import { useRenewSecurity } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** With this many recovery codes left, suggests new ones. */
const FEW = 3

export function FactorSection({ factor }: { factor: SecondFactor }) {
  const t = useTranslations('security.factor')
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null)
  const [isBack, setIsBack] = useState(false)
  const end = () => {
    setSetUp(null)
    setIsBack(true)
  }
  const badge = factor.enabled ? (
    <Badge tone="sent">{t('on')}</Badge>
  ) : (
    <Badge tone={setUp ? 'pending' : 'neutral'}>{t(setUp ? 'notOnYet' : 'off')}</Badge>
  )
  return (
    <section aria-labelledby="second-factor" className="border-b border-line pb-6">
      <SectionHead id="second-factor" title={t('title')} meta={badge}>
        {!factor.enabled && !setUp && <SetUpButton isBack={isBack} onBegun={setSetUp} />}
      </SectionHead>
      <div className="px-4 sm:px-6">
        {factor.enabled ? (
          <Enabled factor={factor} />
        ) : setUp ? (
          <FactorSetUpBox setUp={setUp} onEnd={end} />
        ) : (
          <p className="text-sm text-pretty text-ink-2">{t('offText')}</p>
        )}
      </div>
    </section>
  )
}

/** `isBack`: the setup was canceled, and this button had the focus. */
function SetUpButton({ isBack, onBegun }: { isBack: boolean; onBegun: (setUp: FactorSetUp) => void }) {
  const t = useTranslations('security.factor')
  const [busy, run] = useRun()
  return (
    <Button
      ref={useFocusOn(isBack)}
      size="sm"
      busy={busy}
      busyLabel={t('beginning')}
      onClick={() => run(async () => onBegun((await api.security.beginSecondFactor()).data))}
    >
      {t('begin')}
    </Button>
  )
}

function Enabled({ factor }: { factor: SecondFactor }) {
  const t = useTranslations('security.factor')
  const format = useFormat()
  const now = useTicking()
  const renew = useRenewSecurity()
  const required = useSession().user?.requirements?.secondFactor ?? false
  const [codes, setCodes] = useState<string[] | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, run] = useRun()
  const renewCodes = () =>
    run(async () => {
      setCodes((await api.security.renewRecoveryCodes()).data.recoveryCodes)
      renew()
    })
  const disable = () =>
    run(async () => {
      setAsking(false)
      await api.security.disableSecondFactor()
      toast.success(t('disabled'), { duration: 3000 })
      renew()
    })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">
          {factor.since && t('since', { date: format.shortDate(factor.since, now) })}{' '}
          <span className={factor.codesLeft <= FEW ? 'text-pending-ink' : ''}>
            {t('codesLeft', { left: factor.codesLeft })}
          </span>
        </p>
        <Button busy={busy} onClick={renewCodes}>
          {t('newCodes')}
        </Button>
        {required ? (
          <span className="text-xs text-ink-3">{t('required')}</span>
        ) : (
          <Button variant="ghost" className="text-danger-ink!" onClick={() => setAsking(true)}>
            {t('turnOff')}
          </Button>
        )}
      </div>
      {codes && (
        <div className="mt-4 rounded-lg border border-line p-4 sm:max-w-90">
          <RecoveryCodes codes={codes} />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('turnOffTitle')}
        description={t('turnOffText')}
        action={t('turnOff')}
        onConfirm={disable}
      />
    </>
  )
}

/** Runs a single call at a time. Failures show a toast; canceling the step-up dialog doesn't. */
function useRun(): [boolean, (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (error.code !== 'STEP_UP_REQUIRED') toast.error(error.message)
    }
    setBusy(false)
  }
  return [busy, (work) => void run(work)]
}
