import { createContext } from 'react'
import type { LucideIcon } from 'lucide-react'

export interface BulkEntry {
  name: 'assign' | 'tag' | 'snooze' | 'hide'
  icon: LucideIcon
  onSelect: () => void
}

/** The entries of the menu; its popup loads by itself and takes no other way. */
export const BulkMoreContext = createContext<BulkEntry[]>([])
