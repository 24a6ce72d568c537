import { Command } from 'cmdk'
import { Inbox, LogOut, Monitor, Moon, PenLine, Send, Star, Store, Sun, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { theme, themes, useTheme, type Theme } from '../../lib/theme.ts'
import { itemLook } from './look.ts'
import type { PalettePage } from './palette-page.ts'

export interface ActionsProps {
  pages: readonly PalettePage[]
  go: (href: string) => void
  onClose: () => void
}

/** What can be done and where one can go, without a word typed. */
export function Actions({ pages, go, onClose }: ActionsProps) {
  const t = useTranslations('search')
  const chosen = useTheme()
  const { brands, brand, select } = useBrands()
  const done = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <>
      <Command.Group heading={t('work')}>
        {work.map(({ label, href, icon }) => (
          <Action key={href} icon={icon} label={t(label)} onSelect={() => go(href)} />
        ))}
      </Command.Group>
      <Command.Group heading={t('pages')}>
        {pages.map(({ to, label, icon: Icon }) => (
          <Action key={to} icon={<Icon aria-hidden="true" size={16} />} label={label} onSelect={() => go(to)} />
        ))}
      </Command.Group>
      <Command.Group heading={t('actions')}>
        {brands
          .filter(({ BrandId }) => BrandId !== brand?.BrandId)
          .map(({ BrandId, BrandName }) => (
            <Action
              key={BrandId}
              icon={<Store aria-hidden="true" size={16} />}
              label={t('switchBrand', { brand: BrandName })}
              onSelect={done(() => void select(BrandId))}
            />
          ))}
        {themes
          .filter((it) => it !== chosen)
          .map((it) => (
            <Action key={it} icon={themeIcons[it]} label={t(`theme.${it}`)} onSelect={done(() => theme.set(it))} />
          ))}
        <Action icon={<LogOut aria-hidden="true" size={16} />} label={t('signOut')} onSelect={() => go('/logout')} />
      </Command.Group>
    </>
  )
}

function Action({ icon, label, onSelect }: { icon: ReactNode; label: string; onSelect: () => void }) {
  return (
    <Command.Item value={label} onSelect={onSelect} className={itemLook}>
      <span className="text-ink-3">{icon}</span>
      {label}
    </Command.Item>
  )
}

const work = [
  { label: 'inbox', href: '/responses', icon: <Inbox aria-hidden="true" size={16} /> },
  { label: 'drafts', href: '/responses?status=draft', icon: <PenLine aria-hidden="true" size={16} /> },
  { label: 'sent', href: '/responses?status=sent', icon: <Send aria-hidden="true" size={16} /> },
  { label: 'lowRatings', href: '/responses?rating=1,2', icon: <Star aria-hidden="true" size={16} /> },
  { label: 'risky', href: '/responses?risk=any', icon: <TriangleAlert aria-hidden="true" size={16} /> },
] as const

const themeIcons: Record<Theme, ReactNode> = {
  light: <Sun aria-hidden="true" size={16} />,
  dark: <Moon aria-hidden="true" size={16} />,
  system: <Monitor aria-hidden="true" size={16} />,
}
