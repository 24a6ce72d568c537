import { useFormatter, useTimeZone, useTranslations } from 'use-intl'
import { useBrands } from './brand-context.tsx'

type Instant = Date | string

/**
 * Times next to figures use the brand's timezone, because their days do. It is named only if it
 * differs from the viewer's: "7:36 PM Berlin time".
 */
export function useBrandClock(timezone: string) {
  const format = useFormatter()
  const t = useTranslations('shared')
  const own = useTimeZone()
  const zoneName = useZoneName()
  const named = (time: string): string => (timezone === own ? time : t('timeIn', { time, zone: zoneName(timezone) }))
  const time = (instant: Instant): string => format.dateTime(new Date(instant), { ...minutes, timeZone: timezone })
  const full = (instant: Instant): string =>
    format.dateTime(new Date(instant), { dateStyle: 'full', timeStyle: 'short', timeZone: timezone })
  return {
    time,
    timeInZone: (instant: Instant): string => named(time(instant)),
    fullInZone: (instant: Instant): string => named(full(instant)),
  }
}

/** Names a timezone by its city: "Berlin time". */
export function useZoneName(): (timezone: string) => string {
  const t = useTranslations('shared')
  return (timezone) => {
    const city = timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
    return timezone.includes('/') ? t('cityTime', { city }) : timezone
  }
}

const minutes = { hour: 'numeric', minute: '2-digit' } as const

/** When the data on screen was current: the same words in the banner, the live state, and next to a list. */
export function useShownAt(): (at: number) => string {
  const { brand } = useBrands()
  const own = useTimeZone()
  const clock = useBrandClock(brand?.timezone ?? own ?? 'UTC')
  return (at) => clock.timeInZone(new Date(at))
}
