import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { passkeysWork } from '../../lib/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Renders nothing if the browser doesn’t support passkeys. */
export function PasskeyButton({ challenge, remember }: { challenge?: string; remember: boolean }) {
  const t = useTranslations('passkey')
  const { busy, trouble, signIn } = usePasskeySignIn({ remember, ...(challenge && { challenge }) })
  const note = useId()
  if (!passkeysWork()) return null
  return (
    <div className="grid gap-1.5">
      <Button
        size="lg"
        icon={<KeyRound aria-hidden="true" size={16} />}
        busy={busy}
        busyLabel={t('waiting')}
        onClick={signIn}
        aria-describedby={trouble ? note : undefined}
      >
        {t(challenge ? 'use' : 'signIn')}
      </Button>
      {trouble && (
        <p id={note} role="alert" className="text-xs text-danger-ink">
          {trouble}
        </p>
      )}
    </div>
  )
}
