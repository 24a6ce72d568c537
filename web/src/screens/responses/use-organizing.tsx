import type { Comment } from '@bizamply/contract/comments'
import { Clock, EyeOff, Mail, MailCheck, MailOpen, Tag, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { useMedia } from '../../lib/media.ts'
import { Kbd } from '../../ui/kbd.tsx'
import type { BulkEntry } from './bulk-more-context.ts'
import type { CommentActions } from './use-comment-actions.ts'

export interface OrganizingProps {
  /** Selected comments that are on screen. */
  chosen: Comment[]
  commentActions: CommentActions
  selection: Selection
  /** Single-key shortcuts work. */
  hasKeys: boolean
}

interface HidingProps extends OrganizingProps {
  /** Absent if nothing can be hidden. */
  onHide?: () => void
}

/** Assign, tag, snooze and the like. */
export function useOrganizing(props: OrganizingProps): BulkEntry[] {
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
export function useHiding(props: HidingProps): BulkEntry[] {
  const t = useTranslations('triage')
  const keyOf = useKeyHints(props)
  const { onHide } = props
  if (!onHide || !mayOrganize(props)) return []
  return [{ label: t('hide'), icon: EyeOff, tone: 'danger', aside: keyOf('#'), onSelect: onHide }]
}

const mayOrganize = ({ chosen, commentActions, selection }: OrganizingProps): boolean =>
  commentActions.means.mayOrganize && !selection.everything && chosen.length > 0

/** The keys of the list do the same with the selection. */
function useKeyHints({ hasKeys }: OrganizingProps): (key: string) => ReactNode {
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)')
  return (key) => (hasKeys && hasKeyboard ? <Kbd>{key}</Kbd> : undefined)
}
