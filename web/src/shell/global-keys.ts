import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../lib/preferences.ts'
import { useShellDialog } from './shell-dialogs.tsx'

/** On every screen, `?` shows the shortcuts, and `/` goes to the screen's search, or opens the palette without one. */
export function GlobalKeys({ onSearch }: { onSearch: () => void }): null {
  const show = useShellDialog()
  const { singleKeys } = usePreferences()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (!singleKeys || altKey || ctrlKey || metaKey || event.repeat || event.isComposing) return
    // Responses has more keys, and decides about these too.
    if (event.defaultPrevented || location.pathname === '/responses' || isTaken(event.target)) return
    if (key !== '?' && key !== '/') return
    event.preventDefault()
    if (key === '?') show('keys')
    else if (!focusSearch()) onSearch()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return null
}

/** False if the screen has no search, or hides it. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content [data-screen-search]')
  field?.focus()
  return field !== null && document.activeElement === field
}

/** Something is typed, or a dialog or a menu is open, which handles its own keys. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null
