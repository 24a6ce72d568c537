import { Bell, BookOpen, LifeBuoy, SlidersHorizontal, Sparkles, SunMoon, UserRound } from 'lucide-react'

/** Entries of the settings menu, in order. */
export const settingsPages = [
  { tab: 'account', href: '/settings', icon: UserRound },
  { tab: 'notifications', href: '/settings?tab=notifications', icon: Bell },
  { tab: 'appearance', href: '/settings?tab=appearance', icon: SunMoon },
  { tab: 'advanced', href: '/settings?tab=advanced', icon: SlidersHorizontal },
] as const

export const helpPages = [
  { label: 'center', href: '/help', icon: LifeBuoy },
  { label: 'docs', href: '/docs', icon: BookOpen },
  { label: 'news', href: '/whats-new', icon: Sparkles },
] as const
