import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { announced } from './announce.ts'

/** Mount once per page: a live region is only read if it was there before its text. */
export function Announcer() {
  const text = useSyncExternalStore(announced.watch, announced.get)
  return createPortal(
    <p aria-live="polite" data-announcer className="sr-only">
      {text}
    </p>,
    // Next to the page, which a dialog hides from screen readers.
    document.body,
  )
}
