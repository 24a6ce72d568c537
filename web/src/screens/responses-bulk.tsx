import type { Comment } from '@bizamply/contract/comments'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BulkBar } from '../features/bulk/bulk-bar.tsx'
import type { BulkWish, useCurrentBulk } from '../features/bulk/queries.ts'
import type { Filters } from '../features/comments/filters.ts'
import type { Selection } from '../features/comments/use-selection.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkMore } from './bulk-more.tsx'
import type { Desk } from './use-desk.ts'

const QuoteDialog = lazy(() => import('../features/bulk/quote-dialog.tsx').then((it) => ({ default: it.QuoteDialog })))
const ConfirmDialog = lazy(() => import('../ui/confirm-dialog.tsx').then((it) => ({ default: it.ConfirmDialog })))

export interface ResponsesBulkProps {
  desk: Desk
  filters: Filters
  selection: Selection
  comments: Comment[]
  /** All that the list holds. */
  total: number
  bulk: ReturnType<typeof useCurrentBulk>
}

/** What can be done with everything that is selected, with a price before anything is done. */
export function ResponsesBulk(props: ResponsesBulkProps) {
  const words = useTranslations('triage')
  const { desk, filters, selection, comments, total, bulk } = props
  const [wish, setWish] = useState<BulkWish | null>(null)
  const [deleting, setDeleting] = useState(false)
  const chosen = comments.filter(({ _id }) => selection.set.has(_id))
  const isMore = !selection.everything && selection.isWhole && total > comments.length && filters.status !== 'sent'
  const hide = () => {
    desk.shelve(chosen, 'hidden')
    selection.clear()
    setDeleting(false)
  }
  return (
    <>
      {selection.count > 0 && (
        <BulkBar
          count={selection.count}
          everything={isMore ? { total, onSelect: selection.selectEverything } : undefined}
          onClear={selection.clear}
        >
          <BulkActions {...props} chosen={chosen} onWish={setWish} onDelete={() => setDeleting(true)} />
          {!selection.everything && (
            <BulkMore chosen={chosen} desk={desk} {...(filters.status === 'sent' ? {} : { onHide: hide })} />
          )}
        </BulkBar>
      )}
      <Suspense>
        {wish && (
          <QuoteDialog
            wish={wish}
            onClose={() => setWish(null)}
            onStarted={() => {
              setWish(null)
              selection.clear()
              bulk.renew()
            }}
          />
        )}
        {deleting && (
          <ConfirmDialog
            open
            onOpenChange={setDeleting}
            title={words('hideTitle', { count: chosen.length })}
            description={words('hideText')}
            action={words('hideAction')}
            onConfirm={hide}
          />
        )}
      </Suspense>
    </>
  )
}
