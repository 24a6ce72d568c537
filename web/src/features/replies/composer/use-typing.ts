import { useEffect, useEffectEvent } from 'react'

/** Reports each change of a text that isn't saved. */
export function useTyping(text: string, isUnsaved: boolean, onTyping: (isTyping: boolean) => void): void {
  const report = useEffectEvent(onTyping)
  useEffect(() => {
    if (isUnsaved) report(true)
  }, [text, isUnsaved])
}

/** Reports when the reply has no field for text anymore. The first draft hands over to its editor. */
export function useTypingEnd(hasField: boolean, onTyping: (isTyping: boolean) => void): void {
  const report = useEffectEvent(onTyping)
  useEffect(() => {
    if (hasField) return () => report(false)
  }, [hasField])
}
