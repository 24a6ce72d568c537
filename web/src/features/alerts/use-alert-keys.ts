import { useEffect, useEffectEvent } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Moves through the alerts with j and k or the arrow keys, unless a field, menu or dialog has focus. */
export function useAlertKeys(singleKeys: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key] ?? 0
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || isTaken(event.target)) return
    if (step === 0 || (!singleKeys && event.key.length === 1)) return
    const links = [...document.querySelectorAll<HTMLElement>('[data-alert-link]')]
    const row = document.activeElement?.closest('[data-alert]')
    const at = links.findIndex((link) => row?.contains(link))
    const next = links[at < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=dialog]') !== null
