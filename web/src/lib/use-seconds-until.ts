import { useEffect, useState } from 'react'

/** A longer wait than any Undo means that the clocks differ: then no seconds are shown. */
export const longestUndo = 60

/** Whole seconds until an instant, counted down while mounted; 0 without one. */
export function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!instant) return
    const timer = window.setInterval(() => setNow(Date.now()), 250)
    return () => window.clearInterval(timer)
  }, [instant])
  return instant ? Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000)) : 0
}
