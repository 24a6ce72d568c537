import { useEffect, useState } from 'react'

/** Stays true for a while after it was. */
export function useLinger(on: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(on)
  if (on && !lingers) setLingers(true)
  useEffect(() => {
    if (on) return
    const timer = window.setTimeout(() => setLingers(false), ms)
    return () => window.clearTimeout(timer)
  }, [on, ms])
  return on || lingers
}
