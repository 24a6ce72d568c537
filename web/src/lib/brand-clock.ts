import { useFormatter, useTimeZone, useTranslations } from 'use-intl'

type Instant = Date | string

/**
 * Times next to figures use the brand's timezone, because their days do. It is named only if it
 * differs from the viewer's: "7:36 PM Berlin time".
 */
export function useBrandClock(timezone: string) {
  const format = useFormatter()
  const t = useTranslations('shared')
  const own = useTimeZone()
  const city = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  const named = (time: string): string => {
    if (timezone === own) return time
    return timezone.includes('/') ? t('timeIn', { time, city }) : t('timeInZone', { time, zone: timezone })
  }
  const time = (instant: Instant): string => format.dateTime(new Date(instant), { ...minutes, timeZone: timezone })
  const full = (instant: Instant): string =>
    format.dateTime(new Date(instant), { dateStyle: 'full', timeStyle: 'short', timeZone: timezone })
  return {
    time,
    timeInZone: (instant: Instant): string => named(time(instant)),
    fullInZone: (instant: Instant): string => named(full(instant)),
  }
}

const minutes = { hour: 'numeric', minute: '2-digit' } as const
