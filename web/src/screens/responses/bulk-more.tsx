import type { Comment } from '@bizamply/contract/comments'
import { Clock, Ellipsis, EyeOff, ListChecks, Mail, MailCheck, MailOpen, Tag, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { key, type BarSize } from '../../features/bulk/bulk-bar.tsx'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { useFormat } from '../../lib/format.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { BulkMoreContext, type BulkEntry } from './bulk-more-context.ts'
import type { BulkAction } from './use-bulk-actions.ts'
import type { CommentActions } from './use-comment-actions.ts'

export interface BulkMoreProps {
  chosen: Comment[]
  commentActions: CommentActions
  selection: Selection
  /** Number of comments that are loaded. */
  loaded: number
  /** Number of comments in the list, if more of them can be selected than are loaded. */
  everything: number | undefined
  /** Actions that the bar has no room for. */
  actions: BulkAction[]
  size: BarSize
  /** Absent if nothing can be hidden. */
  onHide?: () => void
}

const load = () => import('./bulk-more-popup.tsx')
const Popup = lazyPart(() => load().then((it) => ({ default: it.BulkMorePopup })))

/** Further bulk actions. */
export function BulkMore(props: BulkMoreProps) {
  const { actions, size } = props
  const t = useTranslations('bulk')
  const organizing = useOrganizing(props)
  const entries: BulkEntry[] = [
    ...useSelecting(props),
    ...actions.map(({ icon, alone, price, reason, onClick }) => ({
      label: alone,
      icon,
      aside: price,
      reason,
      onSelect: onClick,
    })),
    ...organizing,
  ]
  if (entries.length === 0) return null
  return (
    <BulkMoreContext value={entries}>
      <MenuButton
        popup={Popup}
        preload={load}
        className={`${key} inline-flex items-center justify-center gap-2 font-medium ${size === 'full' ? 'px-3' : 'w-8 coarse:w-10'}`}
      >
        <Ellipsis aria-hidden="true" size={16} />
        <span className={size === 'full' ? '' : 'sr-only'}>{t('more')}</span>
      </MenuButton>
    </BulkMoreContext>
  )
}

function useSelecting({ selection, loaded: count, everything }: BulkMoreProps): BulkEntry[] {
  const t = useTranslations('triage')
  const bulk = useTranslations('bulk')
  const format = useFormat()
  if (selection.everything) return []
  // The count distinguishes it from “Select all 702”.
  const loaded = everything ? bulk('selectLoaded', { count: format.number(count) }) : t('selectAll')
  return [
    ...(selection.isWhole ? [] : [{ label: loaded, icon: ListChecks, onSelect: selection.selectPage }]),
    ...(everything
      ? [
          {
            label: bulk('selectAllMatching', { count: format.number(everything) }),
            icon: ListChecks,
            onSelect: selection.selectEverything,
          },
        ]
      : []),
  ]
}

function useOrganizing({ chosen, commentActions, selection, onHide }: BulkMoreProps): BulkEntry[] {
  const t = useTranslations('triage')
  if (!commentActions.means.mayOrganize || selection.everything || chosen.length === 0) return []
  const isOpen = chosen.some(({ triageState, status }) => triageState === 'open' && status === 'pending')
  const isUnread = chosen.some(({ read }) => !read)
  return [
    { label: t('assign'), icon: UserRound, onSelect: () => commentActions.ask('assign', chosen) },
    { label: t('tag'), icon: Tag, onSelect: () => commentActions.ask('tag', chosen) },
    { label: t('snooze'), icon: Clock, onSelect: () => commentActions.ask('snooze', chosen) },
    ...(isOpen
      ? [
          {
            label: t('noReply'),
            icon: MailCheck,
            onSelect: () => commentActions.setTriageState(chosen, 'no-reply'),
          },
        ]
      : []),
    isUnread
      ? { label: t('markRead'), icon: MailOpen, onSelect: () => void commentActions.setRead(chosen, true) }
      : { label: t('markUnread'), icon: Mail, onSelect: () => void commentActions.setRead(chosen, false) },
    ...(onHide ? [{ label: t('hide'), icon: EyeOff, onSelect: onHide }] : []),
  ]
}
