import { createContext, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

export interface BulkEntry {
  label: string
  icon: LucideIcon
  /** The price, or the key that does it. */
  aside?: ReactNode
  /** Why it can't be chosen. */
  reason?: string | undefined
  tone?: 'danger'
  onSelect: () => void
}

/** Groups of menu entries, passed by context because the lazy popup takes no props. */
export const BulkMoreContext = createContext<BulkEntry[][]>([])
