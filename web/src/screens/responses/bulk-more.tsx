import type { Comment } from '@bizamply/contract/comments'
import { CheckCheck, ChevronUp, Clock, EyeOff, ListChecks, Mail, MailOpen, Tag, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { key } from '../../features/bulk/bulk-bar.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { CommentActions } from './use-comment-actions.ts'
import { BulkMoreContext, type BulkEntry } from './bulk-more-context.ts'

export interface BulkMoreProps {
  chosen: Comment[]
  commentActions: CommentActions
  /** Absent if nothing can be hidden. */
  onHide?: () => void
  /** Absent if every review of the list is selected. */
  onSelectAll?: (() => void) | undefined
}

const load = () => import('./bulk-more-popup.tsx')
const Popup = lazyPart(() => load().then((it) => ({ default: it.BulkMorePopup })))

/** Further bulk actions, the same at every width. */
export function BulkMore({ chosen, commentActions, onHide, onSelectAll }: BulkMoreProps) {
  const t = useTranslations('bulk')
  const isOpen = chosen.some(({ triageState, status }) => triageState === 'open' && status === 'pending')
  const isUnread = chosen.some(({ read }) => !read)
  const done = (some: Comment[]) => commentActions.setTriageState(some, 'no-reply')
  const entries: BulkEntry[] = [
    ...(onSelectAll ? [{ name: 'selectAll' as const, icon: ListChecks, onSelect: onSelectAll }] : []),
    { name: 'assign', icon: UserRound, onSelect: () => commentActions.ask('assign', chosen) },
    { name: 'tag', icon: Tag, onSelect: () => commentActions.ask('tag', chosen) },
    { name: 'snooze', icon: Clock, onSelect: () => commentActions.ask('snooze', chosen) },
    ...(isOpen ? [{ name: 'noReply' as const, icon: CheckCheck, onSelect: () => done(chosen) }] : []),
    isUnread
      ? { name: 'markRead', icon: MailOpen, onSelect: () => void commentActions.setRead(chosen, true) }
      : { name: 'markUnread', icon: Mail, onSelect: () => void commentActions.setRead(chosen, false) },
    ...(onHide ? [{ name: 'hide' as const, icon: EyeOff, onSelect: onHide }] : []),
  ]
  return (
    <BulkMoreContext value={entries}>
      {/* In a narrow list, next to the count; the actions with a price have the second line. */}
      <span className="@max-md:order-1 @max-md:ml-auto">
        <MenuButton popup={Popup} preload={load} className={`${key} inline-flex items-center gap-2 px-3 font-medium`}>
          {t('more')}
          <ChevronUp aria-hidden="true" size={16} />
        </MenuButton>
      </span>
    </BulkMoreContext>
  )
}
