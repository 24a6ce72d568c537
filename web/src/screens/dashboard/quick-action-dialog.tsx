import type { Overview } from '@bizamply/contract/dashboard'
import { useTranslations } from 'use-intl'
import type { BulkWish } from '../../features/bulk/queries.ts'
import { QuoteDialog } from '../../features/bulk/quote-dialog.tsx'
import { useSpan } from '../../features/dashboard/use-span.ts'
import { QuickActionReviews, type Filter } from './quick-action-reviews.tsx'

export interface QuickActionDialogProps {
  action: BulkWish['action']
  data: Pick<Overview, 'window' | 'today' | 'draftableReviews' | 'sendableDrafts'>
  onStarted: () => void
  onClose: () => void
}

/** Names the action as its button does, and says which reviews it covers. */
export function QuickActionDialog({ action, data, onStarted, onClose }: QuickActionDialogProps) {
  const t = useTranslations('dashboardSections.actionDialog')
  const { window } = data
  const span = useSpan()(data)
  const days = { from: window.from, to: window.to }
  const filter: Filter = { status: action === 'generate' ? 'pending' : 'draft', triageState: 'open', ...days }
  const count = action === 'generate' ? data.draftableReviews : data.sendableDrafts
  return (
    <QuoteDialog
      wish={{ action, target: 'platform', which: { filter } }}
      words={{
        title: t(`title.${action}`),
        text: (quoted = count) => t(`text.${action}`, { count: quoted, span }),
        start: (ready) => t(`start.${action}`, { count: ready }),
      }}
      onStarted={onStarted}
      onClose={onClose}
    >
      {(quote) => action === 'generate' && <QuickActionReviews filter={filter} days={days} quote={quote} />}
    </QuoteDialog>
  )
}
