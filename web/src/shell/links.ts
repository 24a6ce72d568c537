import {
  ChartColumn,
  CreditCard,
  FileChartColumn,
  FileUp,
  Inbox,
  LayoutDashboard,
  LayoutTemplate,
  MessageSquareQuote,
  Plug,
  ReceiptText,
  Tag,
  type LucideIcon,
} from 'lucide-react'

export interface ShellLink {
  to:
    | '/dashboard'
    | '/responses'
    | '/analytics'
    | '/reports'
    | '/loyalty-manager'
    | '/templates'
    | '/import'
    | '/brand-voice'
    | '/connections'
    | '/transactions'
    | '/plans'
  /** A key of the shell's catalogue. */
  label:
    | 'dashboard'
    | 'responses'
    | 'analytics'
    | 'reports'
    | 'discounts'
    | 'templates'
    | 'importReviews'
    | 'brandVoice'
    | 'connections'
    | 'transactions'
    | 'billing'
  icon: LucideIcon
  /** What is counted at the right. */
  count?: 'pending'
  /** Belongs to the one above it. */
  under?: boolean
  /** Stands under this heading, another key of the catalogue; without it: at the top. */
  group?: 'ofAccount'
}

/** The sidebar, from top to bottom; a screen that does not exist has no line here. */
export const links: readonly ShellLink[] = [
  { to: '/dashboard', label: 'dashboard', icon: LayoutDashboard },
  { to: '/responses', label: 'responses', icon: Inbox, count: 'pending' },
  { to: '/templates', label: 'templates', icon: LayoutTemplate, under: true },
  { to: '/import', label: 'importReviews', icon: FileUp, under: true },
  { to: '/analytics', label: 'analytics', icon: ChartColumn },
  { to: '/reports', label: 'reports', icon: FileChartColumn },
  { to: '/loyalty-manager', label: 'discounts', icon: Tag },
  { to: '/brand-voice', label: 'brandVoice', icon: MessageSquareQuote },
  { to: '/connections', label: 'connections', icon: Plug, group: 'ofAccount' },
  { to: '/transactions', label: 'transactions', icon: ReceiptText, group: 'ofAccount' },
  { to: '/plans', label: 'billing', icon: CreditCard, group: 'ofAccount' },
]
