import { Inbox, type LucideIcon } from 'lucide-react'

export interface ShellLink {
  to: '/responses'
  /** A key of the shell's catalogue. */
  label: 'responses'
  icon: LucideIcon
  /** What is counted at the right. */
  count?: 'pending'
}

/** The sidebar, from top to bottom; a screen that does not exist has no line here. */
export const links: readonly ShellLink[] = [{ to: '/responses', label: 'responses', icon: Inbox, count: 'pending' }]
