import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useTimeZone, useTranslations } from 'use-intl'

/** Shows times in the brand’s timezone, because the day filter uses it too. */
export function DaysZone({ zone, children }: { zone: string | undefined; children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} {...(zone ? { timeZone: zone } : {})}>
      {children}
    </IntlProvider>
  )
}

/** Names the timezone if it differs from the user’s own. */
export function ZoneNote({ zone }: { zone: string | undefined }) {
  const t = useTranslations('transactions')
  const own = useTimeZone()
  if (!zone || zone === own) return null
  return <p className="text-xs text-ink-3 max-md:w-full">{t('timesOf', { zone: zone.replaceAll('_', ' ') })}</p>
}
