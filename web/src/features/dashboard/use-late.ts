import { useEffect, useState } from 'react'

/** Spec 2, section 9: the chart follows the chosen card after 350 ms, so that running over the cards does not flicker. */
const SWITCH_MS = 350

export function useLate<Value>(value: Value): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(value), SWITCH_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return late
}
