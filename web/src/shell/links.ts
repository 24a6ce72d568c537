import { FileUp, Inbox, MessageSquareQuote, Plug, type LucideIcon } from 'lucide-react'

export interface ShellLink {
  to: '/responses' | '/import' | '/brand-voice' | '/connections'
  /** A key of the shell's catalogue. */
  label: 'responses' | 'importReviews' | 'brandVoice' | 'connections'
  icon: LucideIcon
  /** What is counted at the right. */
  count?: 'pending'
  /** Belongs to the one above it. */
  under?: boolean
}

/** The sidebar, from top to bottom; a screen that does not exist has no line here. */
export const links: readonly ShellLink[] = [
  { to: '/responses', label: 'responses', icon: Inbox, count: 'pending' },
  { to: '/import', label: 'importReviews', icon: FileUp, under: true },
  { to: '/brand-voice', label: 'brandVoice', icon: MessageSquareQuote },
  { to: '/connections', label: 'connections', icon: Plug },
]
