import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useOwnSessions } from '../../lib/own-sessions.ts'
import { textLink } from '../../ui/text-link.ts'

/** On how many devices the person is signed in; nothing where that is not known. */
export function Devices() {
  const t = useTranslations('profile')
  const { data } = useOwnSessions()
  if (!data) return null
  return (
    <p className="text-xs text-ink-3">
      {t('devices', { count: data.length })}{' '}
      <Link to="/profile" search={{ tab: 'security' }} className={textLink}>
        {t('seeDevices')}
      </Link>
    </p>
  )
}
