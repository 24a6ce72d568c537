import type { RecoveryRequest } from '@bizamply/contract/recovery'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import type { PendingFactor } from '../../lib/pending-factor.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { textLink } from '../../ui/text-link.ts'

/** For users with neither their authenticator app nor a recovery code: requests a reset from the company’s admins. */
export function LostFactor({ pending, onBack }: { pending: PendingFactor; onBack: () => void }) {
  const t = useTranslations('recovery')
  const format = useFormat()
  const [requested, setRequested] = useState<RecoveryRequest | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const ask = async () => {
    setBusy(true)
    setError(null)
    try {
      setRequested((await api.recovery.ask({ challenge: pending.challenge })).data)
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="lost-factor" className="grid gap-4">
      <h2 id="lost-factor" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {error && <ErrorPanel message={error.message} requestId={error.requestId} />}
      {requested ? (
        <p role="status" className="rounded-md bg-sent-soft px-3 py-2.5 text-sm text-pretty text-sent-ink">
          {t(requested.state, {
            company: requested.company,
            time: requested.dueAt ? format.full(requested.dueAt) : '',
          })}
        </p>
      ) : (
        <>
          <p className="text-base text-pretty text-ink-2">{t('text')}</p>
          <Button variant="primary" size="lg" busy={busy} busyLabel={t('asking')} onClick={() => void ask()}>
            {t('ask')}
          </Button>
        </>
      )}
      <button type="button" className={`w-fit text-sm ${textLink}`} onClick={onBack}>
        {t('back')}
      </button>
    </section>
  )
}
