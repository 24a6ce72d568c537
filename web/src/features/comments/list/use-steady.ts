import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for as long as there is one: it calls what was given last. */
export function useSteady<Args extends unknown[]>(
  given: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  const steady = useCallback((...args: Args) => latest.current?.(...args), [])
  return given && steady
}
