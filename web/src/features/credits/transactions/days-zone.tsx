import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useTimeZone, useTranslations } from 'use-intl'

/** Days that are filtered are the brand's, so what stands under them is shown in its timezone too. */
export function DaysZone({ zone, children }: { zone: string | undefined; children: ReactNode }) {
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} {...(zone ? { timeZone: zone } : {})}>
      {children}
    </IntlProvider>
  )
}

/** Said only where it is another one than that of whoever looks. */
export function ZoneNote({ zone }: { zone: string | undefined }) {
  const t = useTranslations('transactions')
  const own = useTimeZone()
  if (!zone || zone === own) return null
  return <p className="text-xs text-ink-3 max-md:w-full">{t('timesOf', { zone: zone.replaceAll('_', ' ') })}</p>
}
