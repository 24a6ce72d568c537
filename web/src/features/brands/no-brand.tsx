import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../lib/session.ts'
import { look } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** In place of any screen that shows a brand, and the way to one: only admins of a company add brands to it. */
export function NoBrand() {
  const t = useTranslations('brands')
  const { user } = useSession()
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
