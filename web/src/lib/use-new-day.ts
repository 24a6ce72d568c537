import { useEffect, useEffectEvent, useRef } from 'react'
import { todayIn } from './day.ts'

const EVERY_MS = 30_000

/** Calls `onBegun` when a new day has begun in a timezone; in a hidden tab, as soon as it's shown again. */
export function useNewDay(timezone: string, onBegun: () => void): void {
  const day = useRef('')
  const look = useEffectEvent(() => {
    const today = todayIn(timezone)
    if (document.hidden || today === day.current) return
    day.current = today
    onBegun()
  })
  useEffect(() => {
    // Another timezone is no new day.
    day.current = todayIn(timezone)
    const onTick = () => look()
    const timer = window.setInterval(onTick, EVERY_MS)
    document.addEventListener('visibilitychange', onTick)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', onTick)
    }
  }, [timezone])
}
