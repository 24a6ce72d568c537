import { useEffect, useEffectEvent, useState } from 'react'

const SECONDS = 2

/**
 * Advances automatically once, when the rule is first met while the wizard is open. `held` pauses it, as a dialog hides
 * the Stop button. `met` is null until known: a user who already met the rule stays on the step.
 */
export function useAutoAdvance(met: boolean | null, held: boolean, goOn: () => void) {
  const [before, setBefore] = useState(met)
  const [armed, setArmed] = useState(true)
  const [left, setLeft] = useState<number | null>(null)
  if (met !== before) {
    setBefore(met)
    if (!met) setLeft(null)
    if (met && before === false && armed) {
      setArmed(false)
      setLeft(SECONDS)
    }
  }
  const go = useEffectEvent(goOn)
  useEffect(() => {
    if (left === null || held) return
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : null)
      if (left === 1) go()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, held])
  return { left, stay: () => setLeft(null) }
}
