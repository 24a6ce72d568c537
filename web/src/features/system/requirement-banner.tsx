import { Link, useLocation } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { requiredTaskOf } from '../../lib/sign-in-requirements.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { look } from '../../ui/button.tsx'

/** Sign-in requirements that start soon, while there's still time. */
export function RequirementBanner() {
  const t = useTranslations('signInRequirements')
  const format = useFormat()
  const now = useTicking()
  const { user } = useSession()
  const returnUrl = useLocation({ select: ({ href }) => href })
  const required = requiredTaskOf(user?.requirements, now)
  if (!required?.by) return null
  const { task, by } = required
  return (
    <div
      role="status"
      className="flex items-center gap-2.5 border-b border-line bg-pending-soft px-4 py-2 text-sm text-pending-ink sm:px-6"
    >
      <ShieldAlert aria-hidden="true" size={16} className="shrink-0" />
      <p className="min-w-0 flex-1">
        {t(`banner.${task}`, { date: format.shortDate(by, now), company: user?.companyName ?? t('company') })}
      </p>
      <Link to="/secure-account" search={{ returnUrl }} className={look({ variant: 'neutral', size: 'xs' })}>
        {t(`banner.act.${task}`)}
      </Link>
    </div>
  )
}
