import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../lib/lazy-part.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { topButton } from './top-button.ts'

const load = () => import('./help-popup.tsx')
const HelpPopup = lazyPart(() => load().then((it) => ({ default: it.HelpPopup })))

export function HelpMenu() {
  const t = useTranslations('help')
  return (
    <MenuButton popup={HelpPopup} preload={load} className={topButton}>
      <CircleHelp aria-hidden="true" size={16} />
      <span className="sr-only">{t('menu')}</span>
    </MenuButton>
  )
}
