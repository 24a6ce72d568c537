import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { MessageCircle, SendHorizontal, Sparkles, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BarButton } from '../../features/bulk/bulk-bar.tsx'
import type { BulkWish, useCurrentBulk } from '../../features/bulk/queries.ts'
import { filterInput, tabInput, type Filters } from '../../features/comments/filtering/filters.ts'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import type { CommentActions } from './use-comment-actions.ts'

export interface ResponsesBulkProps {
  commentActions: CommentActions
  filters: Filters
  selection: Selection
  comments: Comment[]
  /** Number of comments in the list. */
  total: number
  bulk: ReturnType<typeof useCurrentBulk>
  /** The URL asks to draft replies to the whole list. */
  begins: boolean
  onBegun: () => void
}

export interface BulkActionsProps extends ResponsesBulkProps {
  /** Selected comments that are on screen. */
  chosen: Comment[]
  onWish: (wish: BulkWish) => void
  onDelete: () => void
}

/** What bulk jobs can do with the selection; in a list of all states, depends on each comment. */
export function BulkActions(props: BulkActionsProps) {
  const t = useTranslations('bulk')
  const { commentActions, filters, selection, onWish, onDelete } = props
  const replies = useTranslations('replies')
  const { prices, mayWrite, maySend, mayOrganize, isOffline } = commentActions.means
  const { status } = filters
  const { generate, send } = idsOf(props)
  const wish = (action: BulkWish['action'], target: BulkWish['target']) => () =>
    onWish({ action, target, which: whichOf(props, action === 'generate' ? generate : send) })
  // The server must be asked how many comments of mixed states a job can process.
  const price = (each: number | undefined, ids: string[]) =>
    each === undefined || (status === 'all' && selection.everything)
      ? undefined
      : t('credits', { count: each * (selection.everything ? selection.count : ids.length) })
  const isRunning = props.bulk.job?.status === 'running'
  const reason = isOffline ? replies('why.offline') : isRunning ? t('running') : undefined
  const mayGenerate = mayWrite && status !== 'draft' && generate.length > 0
  if (status === 'sent') {
    if (!mayOrganize) return null
    return <BarButton primary icon={<Trash2 size={16} />} label={t('deleteSelected')} onClick={onDelete} />
  }
  return (
    <>
      {mayGenerate && (
        <BarButton
          primary
          icon={<Sparkles size={16} />}
          label={t('generateResponses')}
          price={price(prices && creditsFor(prices, 'generate'), generate)}
          reason={reason}
          onClick={wish('generate', 'platform')}
        />
      )}
      {maySend && status !== 'pending' && send.length > 0 && (
        <>
          <BarButton
            primary={!mayGenerate}
            icon={<SendHorizontal size={16} />}
            label={t('sendPlatform')}
            price={price(prices && creditsFor(prices, 'send'), send)}
            reason={reason}
            onClick={wish('send', 'platform')}
          />
          <BarButton
            icon={<MessageCircle size={16} />}
            label={t('sendBoth')}
            price={price(prices && creditsFor(prices, 'send', 'both'), send)}
            reason={reason}
            onClick={wish('send', 'both')}
          />
        </>
      )}
    </>
  )
}

/** In a list of one state, the server decides what a job skips. */
function idsOf({ filters, selection, chosen }: BulkActionsProps): { generate: string[]; send: string[] } {
  if (filters.status !== 'all' || selection.everything) return { generate: selection.ids, send: selection.ids }
  const idsIn = (status: Comment['status']) => chosen.filter((one) => one.status === status).map(({ _id }) => _id)
  return { generate: idsIn('pending'), send: idsIn('draft') }
}

function whichOf({ filters, selection }: BulkActionsProps, commentIds: string[]): BulkWish['which'] {
  if (!selection.everything) return { commentIds }
  const { status, sort } = filters
  return { filter: { ...filterInput(filters), ...tabInput(status), ...(sort ? { sort } : {}) } }
}
