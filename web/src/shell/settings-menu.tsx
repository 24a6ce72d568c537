import { Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../lib/lazy-part.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { topButton } from './top-button.ts'

const load = () => import('./settings-popup.tsx')
const SettingsPopup = lazyPart(() => load().then((it) => ({ default: it.SettingsPopup })))

export function SettingsMenu() {
  const t = useTranslations('settings')
  return (
    <MenuButton popup={SettingsPopup} preload={load} className={`${topButton} max-sm:hidden`}>
      <Settings aria-hidden="true" size={16} />
      <span className="sr-only">{t('menu')}</span>
    </MenuButton>
  )
}
