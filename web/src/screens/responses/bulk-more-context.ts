import { createContext } from 'react'
import type { LucideIcon } from 'lucide-react'

export interface BulkEntry {
  name: 'selectAll' | 'assign' | 'tag' | 'snooze' | 'noReply' | 'markRead' | 'markUnread' | 'hide'
  icon: LucideIcon
  onSelect: () => void
}

/** Menu entries, passed by context because the lazy popup takes no props. */
export const BulkMoreContext = createContext<BulkEntry[]>([])
