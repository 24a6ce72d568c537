import type { Comment } from '@bizamply/contract/comments'
import { ChevronUp, Ellipsis, ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { key, type BarSize } from '../../features/bulk/bulk-bar.tsx'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { useFormat } from '../../lib/format.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { BulkMoreContext, type BulkEntry } from './bulk-more-context.ts'
import type { BulkAction } from './use-bulk-actions.ts'
import type { CommentActions } from './use-comment-actions.ts'
import { useHiding, useOrganizing } from './use-organizing.tsx'

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
