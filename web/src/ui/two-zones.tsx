import { Link } from '@tanstack/react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { useZoneName } from '../lib/brand-clock.ts'
import { textLink } from './text-link.ts'

/** Names both timezones if figures use the brand's and times the viewer's, and they differ. */
export function TwoZones({ brand, timezone, className = '' }: { brand: string; timezone: string; className?: string }) {
  const t = useTranslations('shared')
  const own = useTimeZone()
  const named = useZoneName()
  if (!own || own === timezone) return null
  return (
    <p className={`text-micro text-ink-3 ${className}`}>
      {t('twoZones', { brand, zone: named(timezone), own: named(own) })}{' '}
      <Link
        to="/settings"
        aria-label={t('changeTimezone')}
        className={`coarse:-my-3.5 coarse:inline-block coarse:py-3.5 ${textLink}`}
      >
        {t('change')}
      </Link>
    </p>
  )
}
