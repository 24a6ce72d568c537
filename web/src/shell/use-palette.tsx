import { Keyboard, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
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
  return {
    pages: [
      ...linksFor(user).map(({ to, label, icon }) => ({ to, label: t(label), icon })),
      ...helpPages.map(({ href, label, icon }) => ({ to: href, label: help(label), icon })),
      ...settingsPages.map(({ href, tab, icon }) => ({ to: href, label: settings(`entry.${tab}`), icon })),
    ],
    commands: [
      { label: help('keys'), icon: Keyboard, run: () => show('keys') },
      { label: help('contact'), icon: Mail, run: () => show('support') },
    ],
  }
}
