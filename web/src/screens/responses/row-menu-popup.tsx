import { creditsFor } from '@bizamply/contract/prices'
import type { Comment } from '@bizamply/contract/comments'
import {
  Clock,
  Copy,
  ExternalLink,
  EyeOff,
  Inbox,
  Mail,
  MailCheck,
  MailOpen,
  Sparkles,
  SpellCheck,
  StickyNote,
  Tag,
  UserRound,
} from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { isBeingSent, whyNotGenerate } from '../../features/replies/reply-permissions.ts'
import { useRefusalText } from '../../features/replies/use-refusal-text.ts'
import { RowPopup, type MenuEntry } from '../../features/triage/row-popup.tsx'
import { useMedia } from '../../lib/media.ts'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import type { CommentActions } from './use-comment-actions.ts'
import { RowMenuContext, type RowMenuComment } from './row-menu-context.ts'
import { copy } from '../../lib/copy-to-clipboard.ts'
import { toast } from '../../ui/toast.ts'

/** Groups: the reply, the comment, its triage state. */
export function RowMenuPopup(props: MenuPopupProps) {
  const about = use(RowMenuContext)
  return about && <Entries {...props} {...about} />
}

function Entries({ comment, commentActions, singleKeys, ...popup }: MenuPopupProps & RowMenuComment) {
  const t = useTranslations('triage')
  const redraft = useRedraft(commentActions)
  const narrow = useMedia('(max-width: 767px)')
  // There, the header of the review has these actions.
  const isInHead = useMedia('(min-width: 1024px)')
  const { mayOrganize } = commentActions.means
  const key = (name: string) => (singleKeys && !narrow ? name : undefined)
  const copies = (): MenuEntry[] => [
    entry('copy', t('copy'), <Copy size={16} />, () => void copyText(comment.content, t)),
    ...(comment.updatedContent
      ? [entry('copyReply', t('copyReply'), <Copy size={16} />, () => void copyText(comment.updatedContent ?? '', t))]
      : []),
    ...(comment.postLink
      ? [entry('source', t('openSource'), <ExternalLink size={16} />, () => openAway(comment.postLink))]
      : []),
  ]
  const about = (): MenuEntry[] => [
    ...(isInHead
      ? []
      : [
          entry(
            'assign',
            t('assign'),
            <UserRound size={16} />,
            () => commentActions.ask('assign', [comment]),
            key('a'),
          ),
        ]),
    entry('tag', t('tag'), <Tag size={16} />, () => commentActions.ask('tag', [comment]), key('t')),
    entry('note', t('note'), <StickyNote size={16} />, () => commentActions.ask('note', [comment]), key('c')),
    comment.read
      ? entry(
          'unread',
          t('markUnread'),
          <Mail size={16} />,
          () => void commentActions.setRead([comment], false),
          key('u'),
        )
      : entry(
          'read',
          t('markRead'),
          <MailOpen size={16} />,
          () => void commentActions.setRead([comment], true),
          key('u'),
        ),
    entry('correct', t('correct'), <SpellCheck size={16} />, () => commentActions.correct(comment)),
  ]
  const snoozeEntry = () =>
    entry('snooze', t('snooze'), <Clock size={16} />, () => commentActions.ask('snooze', [comment]), key('s'))
  const stateEntry = (to: 'no-reply' | 'hidden', label: string, icon: React.ReactNode, shortcut: string) =>
    entry(to, label, icon, () => commentActions.setTriageState([comment], to), key(shortcut))
  const places = (): MenuEntry[] => {
    const { status, triageState } = comment
    if (triageState !== 'open') {
      const putBack = () => commentActions.setTriageState([comment], 'open')
      return isInHead ? [] : [entry('open', t('putBack'), <Inbox size={16} />, putBack)]
    }
    const needsReply = (status === 'draft' && !isBeingSent(comment)) || (status === 'pending' && !isInHead)
    return [
      ...(isInHead ? [] : [snoozeEntry()]),
      ...(needsReply ? [stateEntry('no-reply', t('noReply'), <MailCheck size={16} />, 'n')] : []),
      stateEntry('hidden', t('hide'), <EyeOff size={16} />, '#'),
    ]
  }
  const groups = [redraft(comment), mayOrganize ? about() : [], mayOrganize ? places() : [], copies()]
  return <RowPopup {...popup} groups={groups} />
}

/** Another draft instead of the one on screen. */
function useRedraft({ actions, means, nameOf }: CommentActions) {
  const t = useTranslations('replies')
  const textOf = useRefusalText()
  return (comment: Comment): MenuEntry[] => {
    if (comment.status !== 'draft' || !means.mayWrite) return []
    const reason = textOf(whyNotGenerate(comment, means), nameOf(comment))
    const price = means.prices && t('credits', { count: creditsFor(means.prices, 'generate') })
    const generate = () => void actions.generate(comment)
    return [
      {
        ...entry('again', t('generateAgain'), <Sparkles size={16} />, generate, reason || price),
        disabled: reason !== '',
      },
    ]
  }
}

const entry = (key: string, label: string, icon: React.ReactNode, onSelect: () => void, aside?: string): MenuEntry => ({
  key,
  label,
  icon,
  aside,
  onSelect,
})

function openAway(address: string | null): void {
  if (address && /^https?:/.test(address)) window.open(address, '_blank', 'noopener,noreferrer')
}

/** Copies to the clipboard, if the browser allows it. */
async function copyText(text: string, t: ReturnType<typeof useTranslations<'triage'>>): Promise<void> {
  if (await copy(text)) toast.success(t('copied'))
  else toast.warning(t('copyFailed'))
}
