import { useEffect, useEffectEvent } from 'react'

/** Reports the first change of the text, and when it closes. */
export function useTyping(isUnsaved: boolean, onTyping: (isTyping: boolean) => void): void {
  const report = useEffectEvent(onTyping)
  useEffect(() => {
    if (isUnsaved) report(true)
  }, [isUnsaved])
  useEffect(() => () => report(false), [])
}
