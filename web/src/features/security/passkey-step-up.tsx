import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { answerWithPasskey } from '../../lib/passkey.ts'
import { usePasskeyWords } from '../../lib/passkey-words.ts'
import { stepUp } from '../../lib/step-up.ts'
import { Button } from '../../ui/button.tsx'

/** Confirms with a passkey instead of the password. */
export function PasskeyStepUp() {
  const t = useTranslations('passkey')
  const wordsOf = usePasskeyWords()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const prove = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      const options = (await api.security.beginStepUp()).data
      await api.security.stepUp({ credential: await answerWithPasskey(options) })
      stepUp.end(true)
    } catch (thrown) {
      setTrouble(wordsOf(thrown))
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-1.5">
      <Button
        size="lg"
        icon={<KeyRound aria-hidden="true" size={16} />}
        busy={busy}
        busyLabel={t('waiting')}
        onClick={() => void prove()}
      >
        {t('use')}
      </Button>
      {trouble && (
        <p role="alert" className="text-xs text-danger-ink">
          {trouble}
        </p>
      )}
    </div>
  )
}
