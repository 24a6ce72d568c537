import { Building, Coins, Keyboard, Mail, ScrollText, ShieldCheck, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { settingsTabsFor } from '../features/settings/settings-tabs.ts'
import type { PaletteCommand, PalettePage } from '../features/search/palette-page.ts'
import { useSession } from '../lib/session.ts'
import { linksFor } from './links.ts'
import { helpPages, settingsPages } from './menu-pages.ts'
import { useShellDialog } from './shell-dialogs.tsx'

/** All screens that the user may open, and the shell's other actions. */
export function usePalette(): { pages: PalettePage[]; commands: PaletteCommand[] } {
  const t = useTranslations('shell')
  const help = useTranslations('help')
  const settings = useTranslations('settings')
  const show = useShellDialog()
  const { user } = useSession()
  const tabs = settingsTabsFor(user)
  return {
    pages: [
      ...linksFor(user).map(({ to, label, icon }) => ({ to, label: t(label), icon })),
      ...helpPages.map(({ href, label, icon }) => ({ to: href, label: help(label), icon })),
      ...settingsPages.map(({ href, tab, icon }) => ({
        to: href,
        label: settings(`entry.${tab}`),
        icon,
        keywords: settings(`keywords.${tab}`),
      })),
      ...(['security', ...tabs.ofCompany] as const).map((tab) => ({
        to: `/settings?tab=${tab}`,
        label: settings('path', { tab: settings(`tab.${tab}`) }),
        icon: tabIcons[tab],
        keywords: settings(`keywords.${tab}`),
      })),
    ],
    commands: [
      { label: help('keys'), icon: Keyboard, run: () => show('keys') },
      { label: help('contact'), icon: Mail, run: () => show('support') },
    ],
  }
}

const tabIcons = { security: ShieldCheck, team: Users, credits: Coins, audit: ScrollText, company: Building }
