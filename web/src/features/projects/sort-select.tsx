import { projectOrders, type ProjectOrder } from '@bizamply/contract/project-rules'
import { ArrowDownWideNarrow, Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '../../ui/menu.tsx'
import { Button } from '../../ui/button.tsx'

export interface SortSelectProps {
  value: ProjectOrder
  onChange: (order: ProjectOrder | undefined) => void
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTranslations('projects')
  const choose = (chosen: string) => {
    const order = projectOrders.find((one) => one === chosen)
    onChange(order === 'changed' ? undefined : order)
  }
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="ghost"
          className="px-2"
          aria-label={t('sortedBy', { order: t(`order.${value}`) })}
          icon={<ArrowDownWideNarrow aria-hidden="true" size={16} />}
        >
          <span className="max-lg:sr-only">{t(`order.${value}`)}</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="end" aria-label={t('sort')}>
        <MenuRadioGroup value={value} onValueChange={choose}>
          {projectOrders.map((order) => (
            <MenuRadioItem key={order} value={order}>
              <Check aria-hidden="true" size={16} className={order === value ? 'text-accent-ink' : 'invisible'} />
              {t(`order.${order}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
