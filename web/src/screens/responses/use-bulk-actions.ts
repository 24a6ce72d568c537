import type { BulkQuote } from '@bizamply/contract/bulk'
import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { BookOpenCheck, MessageCircle, SendHorizontal, Sparkles, Trash2, type LucideIcon } from 'lucide-react'
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
  /** Single-key shortcuts work. */
  hasKeys: boolean
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
  /** In the bar next to the main action, unless it has no room at all: it says why it can't be used. */
  isBeside?: boolean
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
  const sending = useSending(props, send, creditsOf)
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
    const wishes = { platform: wish('send', 'platform'), both: wish('send', 'both') }
    actions.push(...sendActions(props, t, { ids: send, reason, sending, wishes }))
  }
  return actions
}

interface Sends {
  ids: string[]
  reason: string | undefined
  sending: ReturnType<typeof useSending>
  wishes: Record<BulkWish['target'], () => void>
}

/** If none can be sent, the main action is to review the first. */
function sendActions(
  { chosen, commentActions }: BulkActionsProps,
  t: ReturnType<typeof useTranslations<'bulk'>>,
  { ids, reason, sending: { unsendable, sendable, why, priceOf }, wishes }: Sends,
): BulkAction[] {
  const first = unsendable ? chosen.find(({ _id }) => _id === ids[0]) : undefined
  const review = (one: Comment) => {
    commentActions.open(one)
    commentActions.goToRow(one._id)
  }
  const toPlatform: BulkAction = {
    icon: SendHorizontal,
    keyAction: 'send',
    label: t('sendPlatform'),
    short: sendable > 0 && sendable < ids.length ? t('sendSome', { count: sendable, all: ids.length }) : t('sendShort'),
    alone: t('sendPlatform'),
    isBeside: unsendable,
    price: priceOf('platform'),
    reason: reason ?? why,
    onClick: wishes.platform,
  }
  const toBoth: BulkAction = {
    icon: MessageCircle,
    label: t('sendBoth'),
    alone: t('title.both'),
    price: priceOf('both'),
    reason,
    onClick: wishes.both,
  }
  return [
    ...(first ? [reviewAction(t('review', { count: ids.length }), () => review(first))] : []),
    toPlatform,
    ...(why ? [] : [toBoth]),
  ]
}

const reviewAction = (label: string, onClick: () => void): BulkAction => ({
  icon: BookOpenCheck,
  label,
  alone: label,
  onClick,
})

/**
 * Prices of sending drafts: the most it can cost until the server has said which ones it skips. If it skips all of
 * them, the dialog can only help with critical ones, which it sends on request.
 */
function useSending(
  { commentActions, filters, selection }: BulkActionsProps,
  ids: string[],
  creditsOf: (each: number | undefined, ids: string[]) => number | undefined,
) {
  const t = useTranslations('bulk')
  const { prices, maySend } = commentActions.means
  const isAsked = maySend && filters.status !== 'pending' && filters.status !== 'sent' && !selection.everything
  const quote = useSendQuote(isAsked ? ids : [])
  const unsendable = quote?.count === 0 && quote.leftOut.length > 0
  const priceOf = (target: BulkWish['target']): string | undefined => {
    const each = prices && creditsFor(prices, 'send', target)
    const most = creditsOf(each, ids)
    if (each === undefined || most === undefined) return undefined
    if (unsendable) return quote.critical > 0 ? t('upTo', { count: quote.critical * each }) : undefined
    if (quote && target === 'platform') return t('credits', { count: quote.credits })
    return t('upTo', { count: quote ? quote.count * each : most })
  }
  return {
    unsendable,
    sendable: quote?.count ?? 0,
    why: unsendable && quote.critical === 0 ? whyNone(t, quote.leftOut) : undefined,
    priceOf,
  }
}

/** Why not one of the drafts can be sent in bulk. */
function whyNone(t: ReturnType<typeof useTranslations<'bulk'>>, leftOut: BulkQuote['leftOut']): string {
  const count = leftOut.reduce((sum, group) => sum + group.count, 0)
  const isToRead = leftOut.every(({ reason }) => readReasons.has(reason))
  return isToRead ? t('allToRead', { count }) : t('noneSendable', { count, why: leftOut[0]?.message ?? '' })
}

/** Of a job that skips a draft until a person has read it. */
const readReasons = new Set(['risky', 'spam', 'critical', 'claims', 'personal-data'])

/** Why no job can start now. */
function useReason({ bulk, commentActions }: BulkActionsProps): string | undefined {
  const t = useTranslations('bulk')
  const replies = useTranslations('replies')
  if (commentActions.means.isOffline) return replies('why.offline')
  return bulk.job?.status === 'running' ? t('running') : undefined
}

/** In a list of one state, the server decides what a job skips; what is known to be spam isn't even asked for. */
function idsOf({ filters, selection, chosen }: BulkActionsProps): { generate: string[]; send: string[] } {
  const spam = new Set(chosen.filter((one) => one.spam).map(({ _id }) => _id))
  const drafted = (ids: string[]) => ids.filter((id) => !spam.has(id))
  if (filters.status !== 'all' || selection.everything) return { generate: drafted(selection.ids), send: selection.ids }
  const idsIn = (status: Comment['status']) => chosen.filter((one) => one.status === status).map(({ _id }) => _id)
  return { generate: drafted(idsIn('pending')), send: idsIn('draft') }
}

function whichOf({ filters, selection }: BulkActionsProps, commentIds: string[]): BulkWish['which'] {
  if (!selection.everything) return { commentIds }
  const { status, sort } = filters
  return { filter: { ...filterInput(filters), ...tabInput(status), ...(sort ? { sort } : {}) } }
}
