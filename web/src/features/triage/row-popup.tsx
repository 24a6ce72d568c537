import { Fragment, use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { RowMenuContext } from './row-menu.tsx'

export function RowPopup(props: MenuPopupProps) {
  const t = useTranslations('triage')
  const groups = use(RowMenuContext)().filter((group) => group.length > 0)
  return (
    <AnchoredMenu {...props} label={t('menu')} align="end" className="max-w-[min(320px,calc(100vw-16px))]">
      {groups.map((group, index) => (
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
