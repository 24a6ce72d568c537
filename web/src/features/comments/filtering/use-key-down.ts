import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Listens to the keys inside an element that isn’t itself a control. */
export function useKeyDown(ref: RefObject<HTMLElement | null>, handler: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(handler)
  useEffect(() => {
    const element = ref.current
    const listener = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [ref])
}
