import type { User } from '@bizamply/contract/auth'
import { Bell, BookOpen, LifeBuoy, SlidersHorizontal, Sparkles, SunMoon, UserRound, Users } from 'lucide-react'

/** Pages of Settings that every user has. */
export const settingsPages = [
  { tab: 'account', href: '/settings', icon: UserRound },
  { tab: 'notifications', href: '/settings?tab=notifications', icon: Bell },
  { tab: 'appearance', href: '/settings?tab=appearance', icon: SunMoon },
  { tab: 'advanced', href: '/settings?tab=advanced', icon: SlidersHorizontal },
] as const

const teamPage = { tab: 'team', href: '/settings?tab=team', icon: Users } as const

/** Entries of the settings menu, in order. A product administrator has no team. */
export const settingsMenuFor = ({ memberRole }: User) =>
  memberRole === null ? settingsPages : ([...settingsPages, teamPage] as const)

export const helpPages = [
  { label: 'center', href: '/help', icon: LifeBuoy },
  { label: 'docs', href: '/docs', icon: BookOpen },
  { label: 'news', href: '/whats-new', icon: Sparkles },
] as const
