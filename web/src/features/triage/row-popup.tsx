import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'

export interface MenuEntry {
  key: string
  label: string
  icon: ReactNode
  /** A shortcut, a price, or why it's disabled. */
  aside?: string | undefined
  disabled?: boolean
  tone?: 'danger'
  onSelect: () => void
}

export function RowPopup({ groups, ...popup }: MenuPopupProps & { groups: MenuEntry[][] }) {
  const t = useTranslations('triageToasts')
  return (
    <AnchoredMenu {...popup} label={t('menu')} align="end" className="max-w-[min(320px,calc(100vw-16px))]">
      {groups
        .filter((group) => group.length > 0)
        .map((group, index) => (
          <Fragment key={group[0]?.key}>
            {index > 0 && <MenuSeparator />}
            {group.map(({ key, label, aside, tone, ...rest }) => (
              <MenuItem key={key} shortcut={aside} {...(tone ? { tone } : {})} {...rest}>
                {label}
              </MenuItem>
            ))}
          </Fragment>
        ))}
    </AnchoredMenu>
  )
}
