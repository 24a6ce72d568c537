import { commentOrders } from '@bizamply/contract/comment-filter'
import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { Check } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../../ui/menu.tsx'
import { SortContext } from './sort-context.ts'

export function SortPopup(props: MenuPopupProps) {
  const t = useTranslations('comments')
  const list = use(SortContext)
  if (!list) return null
  const chosen = list.filters.sort ?? 'newest'
  return (
    <AnchoredMenu {...props} label={t('sort')} align="end">
      <MenuRadioGroup value={chosen} onValueChange={(order) => list.onChange({ sort: order as CommentOrder })}>
        {commentOrders.map((order) => (
          <MenuRadioItem key={order} value={order}>
            <Check aria-hidden="true" size={16} className={order === chosen ? 'text-accent-ink' : 'invisible'} />
            {t(`order.${order}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </AnchoredMenu>
  )
}
