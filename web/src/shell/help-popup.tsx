import { useNavigate } from '@tanstack/react-router'
import { BookOpen, Keyboard, LifeBuoy, Mail, Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../ui/menu-button.tsx'
import { MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { useShellDialog } from './shell-dialogs.tsx'

export function HelpPopup(props: MenuPopupProps) {
  const t = useTranslations('help')
  const navigate = useNavigate()
  const show = useShellDialog()
  return (
    <AnchoredMenu {...props} label={t('menu')} align="end" className="w-56">
      <MenuItem icon={<LifeBuoy size={16} />} onSelect={() => void navigate({ to: '/help' })}>
        {t('center')}
      </MenuItem>
      <MenuItem icon={<Mail size={16} />} onSelect={() => show('support')}>
        {t('contact')}
      </MenuItem>
      <MenuItem icon={<Sparkles size={16} />} onSelect={() => void navigate({ to: '/whats-new' })}>
        {t('news')}
      </MenuItem>
      <MenuItem icon={<BookOpen size={16} />} onSelect={() => void navigate({ to: '/docs' })}>
        {t('docs')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Keyboard size={16} />} onSelect={() => show('keys')}>
        {t('keys')}
      </MenuItem>
    </AnchoredMenu>
  )
}
