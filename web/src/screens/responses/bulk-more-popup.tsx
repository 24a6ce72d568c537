import { Fragment, use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { BulkMoreContext } from './bulk-more-context.ts'

export function BulkMorePopup(props: MenuPopupProps) {
  const t = useTranslations('bulk')
  return (
    <AnchoredMenu
      {...props}
      label={t('moreActions')}
      align="end"
      className="min-w-60 max-w-[min(360px,calc(100vw-16px))]"
    >
      {use(BulkMoreContext).map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 && <MenuSeparator />}
          {group.map(({ label, icon: Icon, aside, reason, tone, onSelect }) => (
            <MenuItem
              key={label}
              icon={<Icon size={16} />}
              {...(tone && { tone })}
              shortcut={reason ?? (aside && <span className="whitespace-nowrap">{aside}</span>)}
              disabled={reason !== undefined}
              onSelect={onSelect}
            >
              {label}
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </AnchoredMenu>
  )
}
