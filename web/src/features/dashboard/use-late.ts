import { useEffect, useState } from 'react'

/** Delays the chart, so that moving the pointer across the cards doesn't make it flicker. */
const SWITCH_MS = 350

export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(value), SWITCH_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return late
}
