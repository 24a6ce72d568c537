import type { Comment } from '@bizamply/contract/comments'
import { Link } from '@tanstack/react-router'
import { Clock, EyeOff, MessageCircle, SendHorizontal, Sparkles, Tag, Trash2, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { sendPrice } from '@bizamply/contract/prices'
import { useTranslations } from 'use-intl'
import { BarButton, BulkBar } from '../features/bulk/bulk-bar.tsx'
import type { BulkWish, useCurrentBulk } from '../features/bulk/queries.ts'
import { askedFilters, type Filters } from '../features/comments/filters.ts'
import type { Selection } from '../features/comments/use-selection.ts'
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
          <BulkActions {...props} onWish={setWish} onDelete={() => setDeleting(true)} />
          {!selection.everything && (
            <span className="flex max-lg:hidden">
              <BarButton
                icon={<UserRound size={16} />}
                label={words('assign')}
                onClick={() => desk.ask('assign', chosen)}
              />
              <BarButton icon={<Tag size={16} />} label={words('tag')} onClick={() => desk.ask('tag', chosen)} />
              <BarButton
                icon={<Clock size={16} />}
                label={words('snooze')}
                onClick={() => desk.ask('snooze', chosen)}
              />
              {filters.status !== 'sent' && (
                <BarButton icon={<EyeOff size={16} />} label={words('hide')} onClick={hide} />
              )}
            </span>
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

interface BulkActionsProps extends ResponsesBulkProps {
  onWish: (wish: BulkWish) => void
  onDelete: () => void
}

function BulkActions({ desk, filters, selection, bulk, onWish, onDelete }: BulkActionsProps) {
  const t = useTranslations('bulk')
  const { prices } = desk.means
  const running = bulk.job?.status === 'running' ? t('running') : undefined
  const { status } = filters
  const which = selection.everything
    ? { filter: { ...askedFilters(filters), status, ...(filters.sort ? { sort: filters.sort } : {}) } }
    : { commentIds: selection.ids }
  const wish = (action: BulkWish['action'], target: BulkWish['target']) => () => onWish({ action, target, which })
  const price = (each: number | undefined) =>
    each === undefined ? undefined : t('perItem', { each: `${each}`, count: each * selection.count })
  if (status === 'sent') {
    return <BarButton primary icon={<Trash2 size={16} />} label={t('deleteSelected')} onClick={onDelete} />
  }
  if (status === 'pending') {
    return (
      <BarButton
        primary
        icon={<Sparkles size={16} />}
        label={t('generateResponses')}
        price={price(prices?.generateCredits)}
        reason={running}
        onClick={wish('generate', 'platform')}
      />
    )
  }
  return (
    <>
      <BarButton
        primary
        icon={<SendHorizontal size={16} />}
        label={t('sendPlatform')}
        price={price(prices && sendPrice(prices, 'platform'))}
        reason={running}
        onClick={wish('send', 'platform')}
      />
      <BarButton
        icon={<MessageCircle size={16} />}
        label={t('sendBoth')}
        price={price(prices && sendPrice(prices, 'both'))}
        reason={running}
        onClick={wish('send', 'both')}
      />
    </>
  )
}

/** A comment of a bulk job, opened beside the list. */
export const renderBulkLink = (commentId: string, words: string) => (
  <Link
    to="/responses"
    search={(old) => ({ ...old, comment: commentId })}
    className="font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
  >
    {words}
  </Link>
)
