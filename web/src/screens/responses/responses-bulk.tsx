import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BarButton, BulkBar, type BarSize } from '../../features/bulk/bulk-bar.tsx'
import type { BulkWish } from '../../features/bulk/queries.ts'
import { filterInput, tabInput, type Filters } from '../../features/comments/filtering/filters.ts'
import { BulkMore } from './bulk-more.tsx'
import { useBulkActions, type BulkAction, type ResponsesBulkProps } from './use-bulk-actions.ts'
import { useBulkKeys } from './use-bulk-keys.ts'
import { useReviewedFocus } from './use-reviewed-focus.ts'
import { useSaidSelection } from './use-said-selection.ts'
import { useImmediateStart } from './use-immediate-start.ts'

const QuoteDialog = lazyPart(() =>
  import('../../features/bulk/quote-dialog.tsx').then((it) => ({ default: it.QuoteDialog })),
)
const ConfirmDialog = lazyPart(() =>
  import('../../ui/confirm-dialog.tsx').then((it) => ({ default: it.ConfirmDialog })),
)

/** Bulk actions on the selection; each shows its price before it starts. */
export function ResponsesBulk(props: ResponsesBulkProps) {
  const words = useTranslations('triage')
  const { commentActions, filters, selection, comments, total, bulk, begins, onBegun, onTaken, onReview } = props
  const [chosenWish, choose] = useState<BulkWish | null>(null)
  const wish = chosenWish ?? (begins && commentActions.means.mayWrite ? draftsOf(filters) : null)
  const close = () => {
    choose(null)
    onBegun()
  }
  const setReviewed = useReviewedFocus(wish !== null, commentActions.goToRow)
  const review = (commentId: string) => {
    setReviewed(commentId)
    close()
    onReview()
  }
  const started = () => {
    close()
    onTaken(selection.take())
    bulk.renew()
  }
  const setWish = useImmediateStart(props, choose, started)
  const [deleting, setDeleting] = useState(false)
  const chosen = comments.filter(({ _id }) => selection.set.has(_id))
  const isMore = !selection.everything && total > comments.length && filters.status !== 'sent'
  const actions = useBulkActions({ ...props, chosen, onWish: setWish, onDelete: () => setDeleting(true) })
  useBulkKeys({ ...props, chosen, onWish: choose, onDelete: () => setDeleting(true) })
  useSaidSelection(selection)
  const hide = () => {
    commentActions.setTriageState(chosen, 'hidden', selection.take())
    setDeleting(false)
  }
  return (
    <>
      {selection.isSelecting && (
        <BulkBar count={selection.count} onClear={selection.clear}>
          {(size) => {
            const inBar = selection.count === 0 ? [] : inBarOf(actions, size)
            return (
              <>
                {inBar.map(({ icon: Icon, alone: _, isBeside, ...action }, index) => (
                  <BarButton
                    key={action.label}
                    {...action}
                    icon={!isBeside && <Icon size={16} aria-hidden="true" />}
                    size={isBeside && size !== 'full' ? 'short' : size}
                    primary={index === 0}
                  />
                ))}
                <BulkMore
                  chosen={chosen}
                  commentActions={commentActions}
                  selection={selection}
                  loaded={comments.length}
                  everything={isMore ? total : undefined}
                  hasKeys={props.hasKeys}
                  actions={selection.count === 0 ? [] : actions.filter((action) => !inBar.includes(action))}
                  size={size}
                  {...(filters.status === 'sent' ? {} : { onHide: hide })}
                />
              </>
            )
          }}
        </BulkBar>
      )}
      <Suspense>
        {wish && <QuoteDialog wish={wish} onClose={close} onReview={review} onStarted={started} />}
        {deleting && (
          <ConfirmDialog
            open
            onOpenChange={setDeleting}
            title={words('hideTitle', { count: chosen.length })}
            description={words('hideText', { count: chosen.length })}
            action={words('hide')}
            onConfirm={hide}
          />
        )}
      </Suspense>
    </>
  )
}

/** The main action, others where there is room; the menu has the rest. */
const inBarOf = (actions: BulkAction[], size: BarSize): BulkAction[] =>
  actions.filter(({ isBeside, reason }, index) => {
    if (index === 0 || size === 'full') return true
    return isBeside && (size === 'main' || (size === 'short' && reason))
  })

/**
 * Drafts replies for all pending comments of the list; starts only after the user accepts the
 * price.
 */
const draftsOf = (filters: Filters): BulkWish => ({
  action: 'generate',
  target: 'platform',
  which: { filter: { ...filterInput(filters), ...tabInput(filters.status) } },
})
