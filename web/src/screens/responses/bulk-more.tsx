import type { Comment } from '@bizamply/contract/comments'
import { Clock, Ellipsis, EyeOff, Tag, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { BarButton, key } from '../../features/bulk/bulk-bar.tsx'
import { useMedia } from '../../lib/media.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { CommentActions } from './use-comment-actions.ts'
import { BulkMoreContext, type BulkEntry } from './bulk-more-context.ts'

export interface BulkMoreProps {
  chosen: Comment[]
  commentActions: CommentActions
  /** Absent if nothing can be hidden. */
  onHide?: () => void
}

const load = () => import('./bulk-more-popup.tsx')
const Popup = lazyPart(() => load().then((it) => ({ default: it.BulkMorePopup })))

/** Further bulk actions: buttons on wide screens, a menu on narrow ones. */
export function BulkMore({ chosen, commentActions, onHide }: BulkMoreProps) {
  const t = useTranslations('bulk')
  const words = useTranslations('triage')
  const wide = useMedia('(min-width: 1024px)')
  const entries: BulkEntry[] = [
    { name: 'assign', icon: UserRound, onSelect: () => commentActions.ask('assign', chosen) },
    { name: 'tag', icon: Tag, onSelect: () => commentActions.ask('tag', chosen) },
    { name: 'snooze', icon: Clock, onSelect: () => commentActions.ask('snooze', chosen) },
    ...(onHide ? [{ name: 'hide' as const, icon: EyeOff, onSelect: onHide }] : []),
  ]
  if (wide) {
    return (
      <span className="flex">
        {entries.map(({ name, icon: Icon, onSelect }) => (
          <BarButton key={name} icon={<Icon size={16} />} label={words(name)} onClick={onSelect} />
        ))}
      </span>
    )
  }
  return (
    <BulkMoreContext value={entries}>
      <MenuButton popup={Popup} preload={load} className={`${key} inline-flex items-center gap-2 px-3 font-medium`}>
        <Ellipsis aria-hidden="true" size={16} />
        {t('more')}
      </MenuButton>
    </BulkMoreContext>
  )
}
