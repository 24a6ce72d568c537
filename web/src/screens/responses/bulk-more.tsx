import type { Comment } from '@bizamply/contract/comments'
import { ChevronUp, Clock, Ellipsis, EyeOff, ListChecks, Mail, MailCheck, MailOpen, Tag, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { key, type BarSize } from '../../features/bulk/bulk-bar.tsx'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { useFormat } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { Kbd } from '../../ui/kbd.tsx'
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
  /** Single-key shortcuts work. */
  hasKeys: boolean
  /** Absent if nothing can be hidden. */
  onHide?: () => void
}

const load = () => import('./bulk-more-popup.tsx')
const Popup = lazyPart(() => load().then((it) => ({ default: it.BulkMorePopup })))

/** Further bulk actions. */
export function BulkMore(props: BulkMoreProps) {
  const { actions, size } = props
  const t = useTranslations('bulk')
  const jobs = actions.map(({ icon, alone, price, reason, onClick }) => ({
    label: alone,
    icon,
    aside: price,
    reason,
    onSelect: onClick,
  }))
  const groups = [jobs, useOrganizing(props), [...useSelecting(props), ...useHiding(props)]]
  const shown = groups.filter((group) => group.length > 0)
  if (shown.length === 0) return null
  return (
    <BulkMoreContext value={shown}>
      <MenuButton
        popup={Popup}
        preload={load}
        className={`${key} inline-flex items-center justify-center gap-1.5 font-medium ${size === 'tiny' ? 'w-8 coarse:w-10' : 'bg-on-inverse/10 px-2.5'}`}
      >
        {size === 'tiny' && <Ellipsis aria-hidden="true" size={16} />}
        <span className={size === 'tiny' ? 'sr-only' : ''}>{t('more')}</span>
        {(size === 'full' || size === 'main') && <ChevronUp aria-hidden="true" size={14} />}
      </MenuButton>
    </BulkMoreContext>
  )
}

function useSelecting({ selection, loaded, everything }: BulkMoreProps): BulkEntry[] {
  const t = useTranslations('triage')
  const bulk = useTranslations('bulk')
  const format = useFormat()
  if (selection.everything) return []
  // The count distinguishes it from “Select all 702”.
  const page = everything ? bulk('selectLoaded', { count: format.number(loaded) }) : t('selectAll')
  return [
    ...(selection.isWhole ? [] : [{ label: page, icon: ListChecks, onSelect: selection.selectPage }]),
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

function useOrganizing(props: BulkMoreProps): BulkEntry[] {
  const { chosen, commentActions } = props
  const t = useTranslations('triage')
  const keyOf = useKeyHints(props)
  if (!mayOrganize(props)) return []
  const isOpen = chosen.some(({ triageState, status }) => triageState === 'open' && status === 'pending')
  const isUnread = chosen.some(({ read }) => !read)
  const setRead = () => void commentActions.setRead(chosen, isUnread)
  return [
    { label: t('assign'), icon: UserRound, aside: keyOf('a'), onSelect: () => commentActions.ask('assign', chosen) },
    { label: t('tag'), icon: Tag, aside: keyOf('t'), onSelect: () => commentActions.ask('tag', chosen) },
    { label: t('snooze'), icon: Clock, aside: keyOf('s'), onSelect: () => commentActions.ask('snooze', chosen) },
    ...(isOpen
      ? [
          {
            label: t('noReply'),
            icon: MailCheck,
            aside: keyOf('n'),
            onSelect: () => commentActions.setTriageState(chosen, 'no-reply'),
          },
        ]
      : []),
    isUnread
      ? { label: t('markRead'), icon: MailOpen, aside: keyOf('u'), onSelect: setRead }
      : { label: t('markUnread'), icon: Mail, aside: keyOf('u'), onSelect: setRead },
  ]
}

/** Last and in red: it takes reviews out of every list. */
function useHiding(props: BulkMoreProps): BulkEntry[] {
  const t = useTranslations('triage')
  const keyOf = useKeyHints(props)
  const { onHide } = props
  if (!onHide || !mayOrganize(props)) return []
  return [{ label: t('hide'), icon: EyeOff, tone: 'danger', aside: keyOf('#'), onSelect: onHide }]
}

const mayOrganize = ({ chosen, commentActions, selection }: BulkMoreProps): boolean =>
  commentActions.means.mayOrganize && !selection.everything && chosen.length > 0

/** The keys of the list do the same with the selection. */
function useKeyHints({ hasKeys }: BulkMoreProps): (key: string) => ReactNode {
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)')
  return (key) => (hasKeys && hasKeyboard ? <Kbd>{key}</Kbd> : undefined)
}
