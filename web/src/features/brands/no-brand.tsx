import { Link } from '@tanstack/react-router'
import { ShieldCheck, Store } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../lib/session.ts'
import { isOnlyAdministrator } from '../../lib/landing.ts'
import { look } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Replaces screens that need a brand. Only a company’s admins can create one here. */
export function NoBrand() {
  const t = useTranslations('brands')
  const { user } = useSession()
  if (user && isOnlyAdministrator(user)) return <ForAdministrator />
  const mayMake = user?.memberRole == null || user.memberRole === 'admin'
  return (
    <EmptyState
      icon={<Store size={20} />}
      title={t('none')}
      text={t(mayMake ? 'noneText' : 'noneToAsk')}
      heading="h1"
      action={
        mayMake && (
          <Link to="/onboarding" className={look({ variant: 'primary', size: 'md' })}>
            {t('create')}
          </Link>
        )
      }
    />
  )
}

/** Administrators don’t belong to a company, so this links to what they can use instead. */
function ForAdministrator() {
  const t = useTranslations('brands')
  return (
    <EmptyState
      icon={<ShieldCheck size={20} />}
      title={t('administratorTitle')}
      text={t('administratorText')}
      heading="h1"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link to="/customers" className={look({ variant: 'primary', size: 'md' })}>
            {t('administratorCustomers')}
          </Link>
          <Link to="/settings" className={look({ variant: 'neutral', size: 'md' })}>
            {t('administratorSettings')}
          </Link>
          <Link to="/help" className={look({ variant: 'neutral', size: 'md' })}>
            {t('administratorHelp')}
          </Link>
          <Link to="/logout" className={look({ variant: 'neutral', size: 'md' })}>
            {t('signOut')}
          </Link>
        </span>
      }
    />
  )
}
