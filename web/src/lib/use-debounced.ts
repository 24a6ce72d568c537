import { useEffect, useState } from 'react'

/** A value, once it hasn't changed for this long. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), ms)
    return () => window.clearTimeout(timer)
  }, [value, ms])
  return debounced
}

/** Stays true for a while after the value turns false. */
export function useDebouncedFalse(on: boolean, ms: number): boolean {
  const [stillTrue, setStillTrue] = useState(on)
  if (on && !stillTrue) setStillTrue(true)
  useEffect(() => {
    if (on) return
    const timer = window.setTimeout(() => setStillTrue(false), ms)
    return () => window.clearTimeout(timer)
  }, [on, ms])
  return on || stillTrue
}
