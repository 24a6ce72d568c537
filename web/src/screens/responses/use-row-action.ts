import type { Comment, CommentStatus } from '@bizamply/contract/comments'
import { replyBeingSaved } from '../../features/replies/kept-reply.ts'
import { isSendUnderWay, replies } from '../../features/replies/reply-store.ts'
import {
  maySelect,
  whyNotEdit,
  whyNotGenerate,
  whyNotSend,
  type Means,
  type Refusal,
} from '../../features/replies/reply-permissions.ts'
import { asksToRead } from '../../features/replies/sending/cautions.ts'
import { isUnread } from '../../features/replies/sending/read-first.ts'
import { useRefusalText } from '../../features/replies/use-refusal-text.ts'
import { toast } from '../../ui/toast.ts'
import { focusRow, isRow } from './focus-row.ts'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { FiltersHandle } from '../../features/comments/filtering/filters-button.tsx'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import type { BulkKeys } from './use-bulk-actions.ts'
import type { CommentActions } from './use-comment-actions.ts'

export interface RowKeys {
  comments: Comment[]
  /** A different list resets the cursor. */
  listKey: string
  commentActions: CommentActions
  selection: Selection
  searchBox: RefObject<HTMLInputElement | null>
  filters: RefObject<FiltersHandle | null>
  /** Opens a tab with the same filters. */
  toTab: (status: CommentStatus) => void
  /** Single-key shortcuts; users can turn them off. */
  singleKeys: boolean
  /** The comment in the pane. */
  opened: string | undefined
  /** It’s shown instead of the selection’s summary, so keys apply to it. */
  isShownOver: boolean
}

type Done = boolean | 'next'

/**
 * Runs the action of a row's button, or says why it can't; triage applies to the selection if there
 * is one.
 */
export function useRowAction(rows: RowKeys, bulkKeys: RefObject<BulkKeys | null>) {
  const { commentActions, selection, comments, singleKeys } = rows
  const t = useTranslations('replies')
  const replyTo = useAnswering(rows)
  const assign = (some: Comment[]) => commentActions.ask('assign', some)
  const ofOpen = (action: (open: Comment[]) => void) => (some: Comment[]) => {
    const open = some.filter(isOpen)
    if (open.length > 0) action(open)
    else if (some.some(isSendUnderWay)) toast.info(t('why.sending'), { id: 'being-sent' })
  }
  const hide = (some: Comment[]) => {
    const settled = some.filter((comment) => !isSendUnderWay(comment))
    if (settled.length > 0) commentActions.setTriageState(settled, 'hidden')
    else toast.info(t('why.sending'), { id: 'being-sent' })
  }
  const done = ofOpen((open) => commentActions.setTriageState(open, 'no-reply'))
  const triageKeys: Record<string, (some: Comment[]) => void> = {
    a: assign,
    i: assign,
    t: (some) => commentActions.ask('tag', some),
    s: ofOpen((open) => commentActions.ask('snooze', open)),
    n: done,
    m: done,
    u: (some) =>
      void commentActions.setReadByKey(
        some,
        some.some(({ read }) => !read),
      ),
    '#': hide,
    Backspace: hide,
  }
  const selectedKeys = () => void toast.info(t('selectedKeys'), { id: 'selected-keys' })
  const mayNotOrganize = () => (toast.info(t('mayNotOrganize'), { id: 'may-not-organize' }), true)
  return (comment: Comment | undefined, event: KeyboardEvent): Done => {
    const { key } = event
    const isSelecting = selection.count > 0 && !rows.isShownOver
    if (isSelecting && isReplyKey(event, singleKeys)) {
      const isOpening = key !== 'e' && bulkKeys.current?.(key === 'g' ? 'generate' : 'send')
      if (!isOpening) selectedKeys()
      return true
    }
    // A selected draft can be read; the selection stays.
    if (isSelecting && comment && key === 'Enter' && !event.shiftKey && isRow(document.activeElement))
      return (commentActions.open(comment), true)
    const answered = comment && !isSelecting ? replyTo(comment, event) : false
    if (answered || !singleKeys) return answered
    if (comment && maySelect(commentActions.means) && (key === 'x' || key === 'X'))
      return (selection.select(comment._id, key === 'X'), true)
    if (!commentActions.means.mayOrganize)
      return comment !== undefined && (key === 'c' || key in triageKeys) && mayNotOrganize()
    if (comment && key === 'c') return (isSelecting ? selectedKeys() : commentActions.ask('note', [comment]), true)
    const chosen = isSelecting ? comments.filter(({ _id }) => selection.set.has(_id)) : []
    const some = chosen.length > 0 ? chosen : comment ? [comment] : []
    const act = triageKeys[key]
    if (!act || some.length === 0 || selection.everything) return false
    act(some)
    // The comment leaves the list, so the cursor moves to the next one.
    return chosen.length === 0 && leaves(key, comment) && !commentActions.means.isOffline ? 'next' : true
  }
}

const isReplyKey = ({ key, ctrlKey, metaKey }: KeyboardEvent, singleKeys: boolean): boolean =>
  key === 'Enter' ? ctrlKey || metaKey : singleKeys && (key === 'g' || key === 'e')

/** Still needs a reply: none was sent, and none is being sent. */
const isOpen = (comment: Comment): boolean => comment.status !== 'sent' && !isSendUnderWay(comment)

const leaves = (key: string, comment: Comment | undefined): boolean =>
  comment !== undefined &&
  (key === '#' || key === 'Backspace' ? !isSendUnderWay(comment) : (key === 'n' || key === 'm') && isOpen(comment))

function useAnswering({ commentActions, singleKeys, opened }: RowKeys) {
  const { actions, means, nameOf } = commentActions
  const t = useTranslations('replies')
  const textOf = useRefusalText()
  const unless = (refusal: Refusal | null, comment: Comment, action: () => void): boolean => {
    const text = textOf(refusal, nameOf(comment))
    if (!refusal) action()
    else if (text) toast.warning(text)
    return refusal === null
  }
  /** Who else edits the open review is known to its composer. */
  const meansFor = (comment: Comment) => ({ ...means, editedBy: commentActions.composerOf(comment)?.editedBy() })
  const send = (comment: Comment, next: boolean): boolean => {
    const composer = commentActions.composerOf(comment)
    // The list may not know of the text that is on screen; the composer says itself why it can’t be sent.
    if (composer?.hasReply && comment.status === 'pending') return (composer.send(next), true)
    const refusal =
      whyNoReply(comment, meansFor(comment)) ??
      whyNotSend(comment, meansFor(comment), replies.of(comment._id).confirmedClaims)
    if (refusal) composer?.showRefusal?.()
    return unless(refusal, comment, () => {
      // What was typed in the pane is saved first.
      if (composer) return composer.send(next)
      // The draft that was left a moment ago is sent once it's on screen.
      if (isUnread(comment._id) || replyBeingSaved(comment._id)) return
      if (asksToRead(comment._id, comment.spans)) return void toast.info(t('readNote'), { id: 'read-first' })
      void actions.send(comment, { onUndone: () => commentActions.undone(comment) })
      commentActions.sent(comment, next)
    })
  }
  const generate = (comment: Comment): void => {
    // A button that goes away would take the focus with it, and the next key is meant for the list.
    if (document.activeElement?.closest('[data-pane]')) focusRow(comment._id)
    const refusal = isSendUnderWay(comment) ? ({ why: 'sending' } as const) : whyNotGenerate(comment, meansFor(comment))
    unless(refusal, comment, () => commentActions.generate(comment))
  }
  const { edit, enterComposer } = useWriting(commentActions, unless)
  return (comment: Comment, { key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): Done => {
    // A reply is only sent from where it can be read.
    const isSend = key === 'Enter' && (ctrlKey || metaKey)
    // Also if nothing is sent: who types a sentence and sends it may type on.
    if (isSend) commentActions.dropAfterSend()
    if (isSend && opened !== comment._id) return (commentActions.open(comment), true)
    if (isSend) return (send(comment, shiftKey), true)
    const isRow = target === document.body || (target instanceof Element && target.matches('article'))
    // In a text, Shift-Enter starts a new line, so it never sends.
    if (key === 'Enter' && shiftKey) return false
    // Enter opens the review, then goes into it; it never spends credits.
    if (key === 'Enter')
      return isRow && (opened === comment._id ? enterComposer(comment) : commentActions.open(comment), true)
    if (!singleKeys) return false
    if (key === 'g') generate(comment)
    else if (key === 'e') edit(comment)
    else return false
    return true
  }
}

/** Why there is nothing to send; keys have no button whose state says so. */
function whyNoReply({ _id, status }: Comment, { maySend, editedBy }: Means): Refusal | null {
  if (!maySend || status === 'draft') return null
  if (status === 'sent') return { why: 'sent' }
  if (editedBy) return { why: 'editing' }
  return { why: replies.of(_id).step.name === 'generating' ? 'generating' : 'no-reply' }
}

/** Ways into the text of a reply. */
function useWriting(
  commentActions: CommentActions,
  unless: (refusal: Refusal | null, comment: Comment, action: () => void) => boolean,
) {
  const { means } = commentActions
  const edit = (comment: Comment): void => {
    if (isComing(comment)) return commentActions.openToWrite(comment)
    const composer = commentActions.composerOf(comment)
    const isFirst = comment.status === 'pending' && means.mayWrite
    const refusal: Refusal | null = isFirst
      ? composer?.editedBy()
        ? { why: 'editing' }
        : null
      : whyNotEdit(comment, means)
    unless(refusal, comment, () => {
      if (!isFirst) enterComposer(comment)
      else if (composer) composer.write('')
      else commentActions.openToWrite(comment)
    })
    // What is typed next was meant for the text.
    if (refusal && refusal.why !== 'nothing-to-do') commentActions.dropTyped(comment)
  }
  /** Its text can be changed in a moment: keys are held back until then. */
  const isComing = (comment: Comment): boolean =>
    commentActions.isTakingOver(comment) ||
    (!commentActions.composerOf(comment) && replies.of(comment._id).step.name === 'generating')
  const enterComposer = (comment: Comment): void => {
    if (isComing(comment)) return commentActions.openToWrite(comment)
    const composer = commentActions.composerOf(comment)
    if (composer) composer.focus()
    // Without a draft, the keys that follow are shortcuts.
    else if (comment.status === 'pending') commentActions.open(comment)
    else commentActions.openToWrite(comment)
  }
  return { edit, enterComposer }
}
