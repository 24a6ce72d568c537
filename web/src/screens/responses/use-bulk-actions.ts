import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { MessageCircle, SendHorizontal, Sparkles, Trash2, type LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useSendQuote, type BulkWish, type useCurrentBulk } from '../../features/bulk/queries.ts'
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
  /** The selection's summary, with the cost, is next to the list. */
  isSummarized: boolean
  /** The URL asks to draft replies to the whole list. */
  begins: boolean
  onBegun: () => void
  /** A job with the selection has started; `restore` selects it again. */
  onTaken: (restore: () => void) => void
  /** Where it says what its keys do. */
  keys: RefObject<BulkKeys | null>
  /** A review that the job would skip is opened; the selection stays. */
  onReview: () => void
}

/** Opens the dialog of what `g` or Ctrl-Enter would do with each of the selection; false if there is none. */
export type BulkKeys = (action: BulkWish['action']) => boolean

export interface BulkActionsProps extends ResponsesBulkProps {
  /** Selected comments that are on screen. */
  chosen: Comment[]
  /** With what it costs, where that is certain. */
  onWish: (wish: BulkWish, credits?: number) => void
  onDelete: () => void
}

export interface BulkAction {
  icon: LucideIcon
  label: string
  /** The label in a narrow bar. */
  short?: string
  /** The label in the menu, where no other action explains it. */
  alone: string
  price?: string | undefined
  reason?: string | undefined
  /** What the keys of a single reply do with it. */
  keyAction?: BulkWish['action']
  onClick: () => void
}

/**
 * What bulk jobs can do with the selection, the main action first; in a list of all states, depends on each comment.
 */
export function useBulkActions(props: BulkActionsProps): BulkAction[] {
  const t = useTranslations('bulk')
  const { commentActions, selection, onWish, onDelete } = props
  const { prices, mayWrite, maySend, mayOrganize } = commentActions.means
  const { status } = props.filters
  const { generate, send } = idsOf(props)
  // The server must be asked how many comments of mixed states a job can process.
  const creditsOf = (each: number | undefined, ids: string[]) =>
    each === undefined || (status === 'all' && selection.everything)
      ? undefined
      : each * (selection.everything ? selection.count : ids.length)
  const generating = creditsOf(prices && creditsFor(prices, 'generate'), generate)
  const sending = useSendPrices(props, send, creditsOf)
  const wish = (action: BulkWish['action'], target: BulkWish['target']) => () =>
    onWish(
      { action, target, which: whichOf(props, action === 'generate' ? generate : send) },
      action === 'generate' ? generating : undefined,
    )
  const reason = useReason(props)
  if (status === 'sent') {
    const label = t('deleteSelected')
    return mayOrganize ? [{ icon: Trash2, label, alone: label, onClick: onDelete }] : []
  }
  const actions: BulkAction[] = []
  if (mayWrite && status !== 'draft' && generate.length > 0) {
    actions.push({
      icon: Sparkles,
      keyAction: 'generate',
      label: t('generateResponses'),
      short: t('generateShort'),
      alone: t('generateResponses'),
      price: generating === undefined ? undefined : t('credits', { count: generating }),
      reason,
      onClick: wish('generate', 'platform'),
    })
  }
  if (maySend && status !== 'pending' && send.length > 0) {
    actions.push(
      {
        icon: SendHorizontal,
        keyAction: 'send',
        label: t('sendPlatform'),
        short: t('sendShort'),
        alone: t('sendPlatform'),
        price: sending('platform'),
        reason,
        onClick: wish('send', 'platform'),
      },
      {
        icon: MessageCircle,
        label: t('sendBoth'),
        alone: t('title.both'),
        price: sending('both'),
        reason,
        onClick: wish('send', 'both'),
      },
    )
  }
  return actions
}

/** Prices of sending drafts: the most it can cost until the server has said which ones it skips. */
function useSendPrices(
  { commentActions, filters, selection }: BulkActionsProps,
  ids: string[],
  creditsOf: (each: number | undefined, ids: string[]) => number | undefined,
) {
  const t = useTranslations('bulk')
  const { prices, maySend } = commentActions.means
  const isAsked = maySend && filters.status !== 'pending' && filters.status !== 'sent' && !selection.everything
  const quote = useSendQuote(isAsked ? ids : [])
  return (target: BulkWish['target']): string | undefined => {
    const each = prices && creditsFor(prices, 'send', target)
    const most = creditsOf(each, ids)
    if (each === undefined || most === undefined) return undefined
    if (quote && target === 'platform') return t('credits', { count: quote.credits })
    return t('upTo', { count: quote ? quote.count * each : most })
  }
}

/** Why no job can start now. */
function useReason({ bulk, commentActions }: BulkActionsProps): string | undefined {
  const t = useTranslations('bulk')
  const replies = useTranslations('replies')
  if (commentActions.means.isOffline) return replies('why.offline')
  return bulk.job?.status === 'running' ? t('running') : undefined
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
