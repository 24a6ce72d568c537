import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useUser } from '../lib/session.ts'
import { AnchoredMenu } from '../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../ui/menu-button.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { settingsMenuFor } from './menu-pages.ts'

export function SettingsPopup(props: MenuPopupProps) {
  const t = useTranslations('settings')
  const navigate = useNavigate()
  return (
    <AnchoredMenu {...props} label={t('menu')} align="end" className="w-56">
      {settingsMenuFor(useUser()).map(({ tab, href, icon: Icon }) => (
        <MenuItem key={tab} icon={<Icon size={16} />} onSelect={() => void navigate({ href })}>
          {t(`entry.${tab}`)}
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}
