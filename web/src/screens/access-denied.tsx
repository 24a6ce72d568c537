import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { look } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown when the server refuses a user who is no longer an administrator. */
export function AccessDenied() {
  const t = useTranslations('customers')
  return (
    <EmptyState
      icon={<Lock size={20} />}
      title={t('denied')}
      text={t('deniedText')}
      heading="h1"
      action={
        <Link to="/dashboard" className={look({ variant: 'primary', size: 'md' })}>
          {t('toDashboard')}
        </Link>
      }
    />
  )
}
