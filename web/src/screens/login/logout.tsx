import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { session } from '../../lib/session.ts'
import { LoadingMark } from '../../ui/loading-mark.tsx'

/** Ends the session, then opens /login, even if the call fails. */
export function LogoutScreen() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  useEffect(() => {
    void session.signOut().then(() => navigate({ to: '/login', replace: true }))
  }, [navigate])
  return <LoadingMark label={t('loggingOut')} />
}
