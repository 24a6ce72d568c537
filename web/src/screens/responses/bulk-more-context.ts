import { createContext } from 'react'
import type { LucideIcon } from 'lucide-react'

export interface BulkEntry {
  label: string
  icon: LucideIcon
  /** The price. */
  aside?: string | undefined
  /** Why it can't be chosen. */
  reason?: string | undefined
  onSelect: () => void
}

/** Menu entries, passed by context because the lazy popup takes no props. */
export const BulkMoreContext = createContext<BulkEntry[]>([])
