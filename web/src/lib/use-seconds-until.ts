import { useEffect, useState } from 'react'

/** Full seconds until an instant, counted down while mounted; 0 without one. */
export function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!instant) return
    const timer = window.setInterval(() => setNow(Date.now()), 250)
    return () => window.clearInterval(timer)
  }, [instant])
  return instant ? Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000)) : 0
}
