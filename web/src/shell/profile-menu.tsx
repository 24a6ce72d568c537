import { isAdministrator } from '@bizamply/contract/roles'
import { useNavigate } from '@tanstack/react-router'
import { Check, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUser } from '../lib/session.ts'
import { theme, themes, useTheme, type Theme } from '../lib/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '../ui/menu.tsx'

export function ProfileMenu() {
  const t = useTranslations('shell')
  const user = useUser()
  const navigate = useNavigate()
  const name = user.name || user.email
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className="grid size-8 place-items-center rounded-full coarse:size-10">
          <Avatar name={name} src={user.profilePic} />
          <span className="sr-only">{t('account', { name })}</span>
        </button>
      </MenuTrigger>
      <MenuContent align="end" className="w-64">
        <Identity name={name} />
        <MenuSeparator />
        <ThemeChoice />
        <MenuSeparator />
        <MenuItem icon={<LogOut size={16} />} onSelect={() => void navigate({ to: '/logout' })}>
          {t('signOut')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function Identity({ name }: { name: string }) {
  const t = useTranslations('shell')
  const user = useUser()
  const role = isAdministrator(user.role) ? 'administrator' : user.memberRole
  return (
    <div className="flex items-center gap-2.5 px-2 py-2">
      <Avatar name={name} src={user.profilePic} size={36} />
      <div className="min-w-0 flex-1">
        <div className="truncate text-sm font-medium">{name}</div>
        <div className="truncate text-xs text-ink-3">{user.email}</div>
        {role && <div className="text-xs text-ink-3">{t(role)}</div>}
      </div>
    </div>
  )
}

function ThemeChoice() {
  const t = useTranslations('shell')
  const chosen = useTheme()
  return (
    <>
      <MenuLabel>{t('theme')}</MenuLabel>
      <MenuRadioGroup
        value={chosen}
        onValueChange={(value) => theme.set(themes.find((it) => it === value) ?? 'system')}
      >
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
    </>
  )
}

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }
