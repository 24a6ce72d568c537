import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { BulkMoreContext } from './bulk-more-context.ts'

export function BulkMorePopup(props: MenuPopupProps) {
  const t = useTranslations('bulk')
  return (
    <AnchoredMenu {...props} label={t('moreActions')} align="end" className="max-w-[min(360px,calc(100vw-16px))]">
      {use(BulkMoreContext).map(({ label, icon: Icon, aside, reason, onSelect }) => (
        <MenuItem
          key={label}
          icon={<Icon size={16} />}
          shortcut={reason ?? (aside && <span className="whitespace-nowrap">{aside}</span>)}
          disabled={reason !== undefined}
          onSelect={onSelect}
        >
          {label}
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}
