import { PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BrandSwitcher } from '../features/brands/brand-switcher.tsx'
import { NotificationBell } from '../features/notifications/bell.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { useBrands } from '../lib/brand-context.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { GlobalKeys } from './global-keys.ts'
import { HelpMenu } from './help-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { usePalette } from './use-palette.tsx'

export interface TopBarProps {
  sidebarOpen: boolean
  onToggle: () => void
}

export function TopBar({ sidebarOpen, onToggle }: TopBarProps) {
  const t = useTranslations('shell')
  const [isSearching, search] = useState(false)
  // The first response has the preferences: before it, they would be requested twice.
  const { status } = useBrands()
  return (
    <header className="flex h-13 shrink-0 items-center gap-1 px-2 sm:gap-3 sm:px-3">
      <IconButton
        label={t('toggleSidebar')}
        icon={<PanelLeft size={16} />}
        aria-expanded={sidebarOpen}
        onClick={onToggle}
      />
      <BrandSwitcher />
      <div className="flex min-w-8 flex-1 justify-end coarse:min-w-10 sm:justify-center">
        {status !== 'loading' && <GlobalKeys onSearch={() => search(true)} />}
        <SearchField {...usePalette()} open={isSearching} onOpenChange={search} />
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <NotificationBell />
        <HelpMenu />
        <SettingsMenu />
        <ProfileMenu />
      </div>
    </header>
  )
}
