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
import { isOnlyAdministrator } from '../lib/landing.ts'

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
  /** Key of the shell's messages. */
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
  /** Count shown on the right. */
  count?: 'pending'
  /** Nested under the link above. */
  under?: boolean
  /** Key of the group's heading; without it, the link is at the top. */
  group?: 'ofAccount' | 'administration'
  /** Requires this administrator permission. */
  administration?: AdministratorPermission
}

/** Links that the user may open; without a company, only those about the user or the product. */
export function linksFor(user: User | null): readonly ShellLink[] {
  const isOutside = user !== null && isOnlyAdministrator(user)
  return links.filter(
    ({ to, administration }) =>
      (!isOutside || ofPeople.has(to)) &&
      (!administration || (user !== null && mayAdministrate(user.role, administration))),
  )
}

const ofPeople: ReadonlySet<string> = new Set(['/profile', '/settings', '/customers', '/admin'])

/** The sidebar, from top to bottom. */
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
