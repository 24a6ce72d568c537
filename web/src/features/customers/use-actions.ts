import type { Customer } from '@bizamply/contract/customer-details'
import { useEffect, useRef, useState } from 'react'

/** A requested action; `what` selects the dialog. */
export interface CustomerAction {
  what:
    | 'details'
    | 'edit'
    | 'credits'
    | 'transactions'
    | 'connections'
    | 'activity'
    | 'view'
    | 'plan'
    | 'features'
    | 'model'
    | 'ban'
    | 'activate'
    | 'deactivate'
  customer: Customer
}

/**
 * Shows one dialog at a time: a new one replaces the open one, and closing it returns focus to where the first was
 * opened.
 */
export function useActions() {
  const [requested, setRequested] = useState<CustomerAction | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (requested) return
    // Runs after the closed dialog’s own focus handling, which only knows the dialog that it replaced.
    const timer = setTimeout(() => opener.current?.focus())
    return () => clearTimeout(timer)
  }, [requested])
  const ask = (action: CustomerAction) => {
    if (!requested) opener.current = openerOf(document.activeElement)
    setRequested(action)
  }
  return { requested, ask, close: () => setRequested(null) }
}

/** A menu item disappears with its menu, but the menu’s button stays. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = menuButton ? document.getElementById(menuButton) : active
  return opener instanceof HTMLElement ? opener : null
}
