import { commentOrders } from '@bizamply/contract/comment-filter'
import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { ArrowDownWideNarrow } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Select } from '../../../ui/select.tsx'

/** The order of the list, in the phone’s sheet, where the toolbar has no room for it. */
export function SortRow({ order, onOrder }: { order: CommentOrder; onOrder: (order: CommentOrder) => void }) {
  const t = useTranslations('comments')
  return (
    <label className="mb-1 flex h-11 items-center gap-2.5 border-b border-line px-2.5 pb-1 text-sm text-ink-2">
      <ArrowDownWideNarrow aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      {t('sort')}
      <Select
        size="sm"
        className="ml-auto"
        value={order}
        onChange={(event) => onOrder(commentOrders.find((one) => one === event.target.value) ?? 'newest')}
      >
        {commentOrders.map((one) => (
          <option key={one} value={one}>
            {t(`order.${one}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
