import type { OpenedInvitation } from '@bizamply/contract/team'
import type { User } from '@bizamply/contract/auth'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { session } from '../../../lib/session.ts'
import { Button, look } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

export interface ConsentProps {
  token: string
  user: User
  invitation: OpenedInvitation
  onJoined: () => void
}

/** Signed-in users join with a press, or see that the link was sent to someone else. */
export function Consent({ token, user, invitation, onJoined }: ConsentProps) {
  const t = useTranslations('invitation')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const company = invitation.company ?? ''
  const email = invitation.email ?? ''
  if (user.email !== email) {
    return (
      <div className="grid gap-5">
        <p className="text-sm text-pretty text-ink-2">{t('other', { email, own: user.email })}</p>
        <Button size="lg" onClick={() => void session.signOut()}>
          {t('signOut')}
        </Button>
      </div>
    )
  }
  const join = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.team.acceptInvitation({ token })
      await session.check()
      onJoined()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-5">
      {error && <ErrorPanel error={error} />}
      <p className="text-sm text-pretty text-ink-2">{t('consent', { email, company })}</p>
      <Button variant="primary" size="lg" busy={busy} busyLabel={t('joining')} onClick={() => void join()}>
        {t('join', { company })}
      </Button>
      <Link to="/" className={look({ variant: 'ghost', size: 'lg' })}>
        {t('notNow')}
      </Link>
    </div>
  )
}
