import { projectOrders, type ProjectOrder } from '@bizamply/contract/project-rules'
import { useTranslations } from 'use-intl'
import { SortMenu } from '../../../ui/sort-menu.tsx'

export interface SortSelectProps {
  value: ProjectOrder
  onChange: (order: ProjectOrder | undefined) => void
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTranslations('projects')
  return (
    <SortMenu
      orders={projectOrders}
      value={value}
      nameOf={(order) => t(`order.${order}`)}
      label={t('sort')}
      sortedBy={t('sortedBy', { order: t(`order.${value}`) })}
      wordsFrom="lg"
      onChange={(order) => onChange(order === 'changed' ? undefined : order)}
    />
  )
}
