import { useFormatter, useTimeZone, useTranslations } from 'use-intl'

type Instant = Date | string

/**
 * Times next to figures use the brand's timezone, because their days do. It is named once per
 * screen, only if it differs from the viewer's.
 */
export function useBrandClock(timezone: string) {
  const format = useFormatter()
  const t = useTranslations('shared')
  const own = useTimeZone()
  const named = (time: string): string =>
    timezone === own ? time : t('timeIn', { time, zone: timezone.replaceAll('_', ' ') })
  const time = (instant: Instant): string => format.dateTime(new Date(instant), { ...minutes, timeZone: timezone })
  const seconds = (instant: Instant): string =>
    format.dateTime(new Date(instant), { ...minutes, second: '2-digit', timeZone: timezone })
  const full = (instant: Instant): string =>
    format.dateTime(new Date(instant), { dateStyle: 'full', timeStyle: 'short', timeZone: timezone })
  return {
    time,
    timeInZone: (instant: Instant): string => named(time(instant)),
    secondsInZone: (instant: Instant): string => named(seconds(instant)),
    fullInZone: (instant: Instant): string => named(full(instant)),
  }
}

const minutes = { hour: 'numeric', minute: '2-digit' } as const
