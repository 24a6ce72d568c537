import { useTranslations } from 'use-intl'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

export type Ago = { key: 'justNow'; count: 0 } | { key: 'minutesAgo' | 'hoursAgo' | 'daysAgo'; count: number }

/** Hours for ages under 24 hours, then days. */
export function agoOf(then: string, now: Date): Ago {
  const seconds = Math.floor((now.getTime() - Date.parse(then)) / 1000)
  if (seconds < MINUTE) return { key: 'justNow', count: 0 }
  if (seconds < HOUR) return { key: 'minutesAgo', count: Math.floor(seconds / MINUTE) }
  if (seconds < DAY) return { key: 'hoursAgo', count: Math.floor(seconds / HOUR) }
  return { key: 'daysAgo', count: Math.floor(seconds / DAY) }
}

export function useAgo(): (then: string, now: Date) => string {
  const t = useTranslations('dashboardSections')
  return (then, now) => {
    const { key, count } = agoOf(then, now)
    return t(key, { count })
  }
}
