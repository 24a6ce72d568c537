import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { BulkMoreContext } from './bulk-more-context.ts'

export function BulkMorePopup(props: MenuPopupProps) {
  const t = useTranslations('bulk')
  const words = useTranslations('triage')
  return (
    <AnchoredMenu {...props} label={t('moreActions')} align="end">
      {use(BulkMoreContext).map(({ name, icon: Icon, onSelect }) => (
        <MenuItem key={name} icon={<Icon size={16} />} onSelect={onSelect}>
          {words(name)}
        </MenuItem>
      ))}
    </AnchoredMenu>
  )
}
