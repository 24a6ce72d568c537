import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BulkBar } from '../../features/bulk/bulk-bar.tsx'
import type { BulkWish } from '../../features/bulk/queries.ts'
import { filterInput, tabInput, type Filters } from '../../features/comments/filtering/filters.ts'
import { BulkActions, type ResponsesBulkProps } from './bulk-actions.tsx'
import { BulkMore } from './bulk-more.tsx'

const QuoteDialog = lazyPart(() =>
  import('../../features/bulk/quote-dialog.tsx').then((it) => ({ default: it.QuoteDialog })),
)
const ConfirmDialog = lazyPart(() =>
  import('../../ui/confirm-dialog.tsx').then((it) => ({ default: it.ConfirmDialog })),
)

/** Bulk actions on the selection; each shows its price before it starts. */
export function ResponsesBulk(props: ResponsesBulkProps) {
  const words = useTranslations('triage')
  const { commentActions, filters, selection, comments, total, bulk, begins, onBegun } = props
  const [chosenWish, setWish] = useState<BulkWish | null>(null)
  const wish = chosenWish ?? (begins && commentActions.means.mayWrite ? draftsOf(filters) : null)
  const close = () => {
    setWish(null)
    onBegun()
  }
  const [deleting, setDeleting] = useState(false)
  const chosen = comments.filter(({ _id }) => selection.set.has(_id))
  const isMore = !selection.everything && selection.isWhole && total > comments.length && filters.status !== 'sent'
  const hide = () => {
    commentActions.setTriageState(chosen, 'hidden')
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
          {commentActions.means.mayOrganize && !selection.everything && (
            <BulkMore
              chosen={chosen}
              commentActions={commentActions}
              onSelectAll={selection.isWhole ? undefined : selection.selectPage}
              {...(filters.status === 'sent' ? {} : { onHide: hide })}
            />
          )}
        </BulkBar>
      )}
      <Suspense>
        {wish && (
          <QuoteDialog
            wish={wish}
            onClose={close}
            onStarted={() => {
              close()
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
            description={words('hideText', { count: chosen.length })}
            action={words('hideAction')}
            onConfirm={hide}
          />
        )}
      </Suspense>
    </>
  )
}

/**
 * Drafts replies for all pending comments of the list; starts only after the user accepts the
 * price.
 */
const draftsOf = (filters: Filters): BulkWish => ({
  action: 'generate',
  target: 'platform',
  which: { filter: { ...filterInput(filters), ...tabInput(filters.status) } },
})
