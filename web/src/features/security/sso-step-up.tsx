import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { confirmBySso, useConfirmed } from '../../lib/confirm-by-sso.ts'
import { stepUp } from '../../lib/step-up.ts'
import { Button } from '../../ui/button.tsx'
import { DialogClose, DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { textLink } from '../../ui/text-link.ts'

/** Signs in at the company's identity provider again, in a separate window. */
export function SsoStepUp({ onOther }: { onOther: (() => void) | null }) {
  const t = useTranslations('security.stepUp')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const auth = useTranslations('auth.callback')
  useConfirmed((error) => (error === null ? stepUp.end(true) : setFailed(auth(error))))
  const confirm = async () => {
    setBusy(true)
    setFailed(null)
    try {
      if ((await confirmBySso()) === 'blocked') setFailed(t('blocked'))
    } catch (thrown) {
      setFailed(CallError.from(thrown).message)
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      {failed && <ErrorPanel message={failed} />}
      <p className="text-sm text-pretty text-ink-2">{t('sso')}</p>
      {onOther && (
        <button type="button" className={`w-fit text-sm ${textLink}`} onClick={onOther}>
          {t('usePasswordOrCode')}
        </button>
      )}
      <DialogFooter>
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button variant="primary" busy={busy} busyLabel={t('waiting')} onClick={() => void confirm()}>
          {t('useSso')}
        </Button>
      </DialogFooter>
    </div>
  )
}
