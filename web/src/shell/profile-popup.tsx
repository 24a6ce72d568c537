import { pictureOfSize } from '@bizamply/contract/pictures'
import { isAdministrator } from '@bizamply/contract/roles'
import { themes, type Theme } from '@bizamply/contract/appearance'
import { useNavigate } from '@tanstack/react-router'
import { Check, LifeBuoy, LogOut, Monitor, Moon, Settings, Sun, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useChooseTheme } from '../lib/choose-theme.ts'
import { useMedia } from '../lib/media.ts'
import { useUser } from '../lib/session.ts'
import { useTheme } from '../lib/theme.ts'
import { AnchoredMenu } from '../ui/anchored-menu.tsx'
import { Avatar } from '../ui/avatar.tsx'
import type { MenuPopupProps } from '../ui/menu-button.tsx'
import { MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../ui/menu.tsx'
import { settingsMenuFor } from './menu-pages.ts'

export function ProfilePopup(props: MenuPopupProps) {
  const t = useTranslations('shell')
  const words = useTranslations('settings')
  const user = useUser()
  const navigate = useNavigate()
  const name = user.name || user.email
  // The top bar has no room for the settings menu at this width.
  const narrow = useMedia('(max-width: 639px)')
  return (
    <AnchoredMenu {...props} label={t('account', { name })} align="end" className="w-64">
      <Identity name={name} />
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem icon={<UserRound size={16} />} onSelect={() => void navigate({ to: '/profile' })}>
        {t('yourProfile')}
      </MenuItem>
      {narrow ? (
        settingsMenuFor(user).map(({ tab, href, icon: Icon }) => (
          <MenuItem key={tab} icon={<Icon size={16} />} onSelect={() => void navigate({ href })}>
            {words(`entry.${tab}`)}
          </MenuItem>
        ))
      ) : (
        <MenuItem icon={<Settings size={16} />} onSelect={() => void navigate({ to: '/settings' })}>
          {t('accountSettings')}
        </MenuItem>
      )}
      <MenuItem icon={<LifeBuoy size={16} />} onSelect={() => void navigate({ to: '/help' })}>
        {t('helpSupport')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={() => void navigate({ to: '/logout' })}>
        {t('signOut')}
      </MenuItem>
    </AnchoredMenu>
  )
}

function Identity({ name }: { name: string }) {
  const t = useTranslations('shell')
  const user = useUser()
  const role = isAdministrator(user.role) ? 'administrator' : user.memberRole
  return (
    <MenuLabel className="flex items-center gap-2.5 px-2 py-2">
      <Avatar name={name} src={pictureOfSize(user.profilePic, 64)} size={36} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-sm font-medium text-ink">{name}</span>
        <span className="truncate text-xs text-ink-3">{user.email}</span>
        {role && <span className="text-xs text-ink-3">{user.customRole?.name ?? t(role)}</span>}
      </span>
    </MenuLabel>
  )
}

function ThemeChoice() {
  const t = useTranslations('shell')
  const chosen = useTheme()
  const choose = useChooseTheme()
  return (
    <MenuRadioGroup value={chosen} onValueChange={(value) => choose(themes.find((it) => it === value) ?? 'system')}>
      <MenuLabel>{t('theme')}</MenuLabel>
      {themes.map((it) => {
        const Icon = icons[it]
        return (
          <MenuRadioItem key={it} value={it} onSelect={(event) => event.preventDefault()}>
            <Icon aria-hidden="true" size={16} className="text-ink-3" />
            <span className="flex-1">{t(it)}</span>
            {it === chosen && <Check aria-hidden="true" size={16} className="text-accent-ink" />}
          </MenuRadioItem>
        )
      })}
    </MenuRadioGroup>
  )
}

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }
