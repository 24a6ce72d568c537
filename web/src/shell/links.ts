import { mayAdministrate, type AdministratorPermission } from '@bizamply/contract/administration'
import type { User } from '@bizamply/contract/auth'
import {
  Activity,
  ChartColumn,
  Contact,
  CreditCard,
  FileChartColumn,
  FileUp,
  FolderKanban,
  Inbox,
  LayoutDashboard,
  LayoutTemplate,
  MessageSquareQuote,
  Plug,
  Radar,
  ReceiptText,
  Settings,
  Tag,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'

export interface ShellLink {
  to:
    | '/dashboard'
    | '/responses'
    | '/people'
    | '/analytics'
    | '/radar'
    | '/reports'
    | '/projects'
    | '/loyalty-manager'
    | '/templates'
    | '/import'
    | '/brand-voice'
    | '/connections'
    | '/transactions'
    | '/plans'
    | '/profile'
    | '/settings'
    | '/customers'
    | '/admin'
  /** A key of the shell's catalogue. */
  label:
    | 'dashboard'
    | 'responses'
    | 'people'
    | 'analytics'
    | 'radar'
    | 'reports'
    | 'projects'
    | 'discounts'
    | 'templates'
    | 'importReviews'
    | 'brandVoice'
    | 'connections'
    | 'transactions'
    | 'billing'
    | 'profile'
    | 'settings'
    | 'customers'
    | 'operations'
  icon: LucideIcon
  /** What is counted at the right. */
  count?: 'pending'
  /** Belongs to the one above it. */
  under?: boolean
  /** Under this heading, another key of the catalogue; without it: at the top. */
  group?: 'ofAccount' | 'administration'
  /** For administrators with this permission. */
  administration?: AdministratorPermission
}

/** The links that someone may follow. */
export const linksFor = (user: User | null): readonly ShellLink[] =>
  links.filter(({ administration }) => !administration || (user !== null && mayAdministrate(user.role, administration)))

/** The sidebar, from top to bottom; a screen that does not exist has no line here. */
export const links: readonly ShellLink[] = [
  { to: '/dashboard', label: 'dashboard', icon: LayoutDashboard },
  { to: '/responses', label: 'responses', icon: Inbox, count: 'pending' },
  { to: '/templates', label: 'templates', icon: LayoutTemplate, under: true },
  { to: '/import', label: 'importReviews', icon: FileUp, under: true },
  { to: '/people', label: 'people', icon: Contact },
  { to: '/analytics', label: 'analytics', icon: ChartColumn },
  { to: '/radar', label: 'radar', icon: Radar, under: true },
  { to: '/reports', label: 'reports', icon: FileChartColumn },
  { to: '/projects', label: 'projects', icon: FolderKanban },
  { to: '/loyalty-manager', label: 'discounts', icon: Tag },
  { to: '/brand-voice', label: 'brandVoice', icon: MessageSquareQuote },
  { to: '/connections', label: 'connections', icon: Plug, group: 'ofAccount' },
  { to: '/transactions', label: 'transactions', icon: ReceiptText, group: 'ofAccount' },
  { to: '/plans', label: 'billing', icon: CreditCard, group: 'ofAccount' },
  { to: '/profile', label: 'profile', icon: UserRound, group: 'ofAccount' },
  { to: '/settings', label: 'settings', icon: Settings, group: 'ofAccount' },
  { to: '/customers', label: 'customers', icon: Users, group: 'administration', administration: 'customers.read' },
  { to: '/admin', label: 'operations', icon: Activity, group: 'administration', administration: 'operations.read' },
]
