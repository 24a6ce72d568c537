import type { Comment } from '@bizamply/contract/comments'
import type { ReactNode } from 'react'
import type { Means } from '../reply-permissions.ts'
import type { TextMenus } from '../text-target.ts'
import type { ReplyActions } from '../use-reply-actions.ts'

/** What keys and other parts of the screen can do with the open composer. */
export interface ComposerHandle {
  commentId: string
  /** A stored draft is shown, maybe before the list knows of it. */
  hasDraft: boolean
  /** There is something to send: a draft, or the user's own text. */
  hasReply: boolean
  focus: () => void
  /** Goes to the end of the text, before its signature, begins one if there is none, and adds what was typed already. */
  write: (typed: string) => void
  /** The user's own text is saved first, and becomes the draft that `confirm` asks about. */
  generate: (confirm: (draft: Comment) => void) => void
  /** Who else edits the reply now. */
  editedBy: () => string | undefined
  /** Saves what was typed, then sends it. `next`: opens the next comment. */
  send: (next: boolean) => void
  /** Replaces the text by one of its versions. */
  restore?: (text: string) => void
  /** Focuses what resolves why the reply can't be sent, if it is on screen. */
  showRefusal?: () => void
}

/** What is due when a field for text is shown: nothing, the focus, or the focus and a send. Taken once. */
export type TakeDue = () => 'focus' | 'send' | 'send-next' | null

export interface ReplyComposerProps {
  comment: Comment
  actions: ReplyActions
  means: Means
  /** The platform's name. */
  platform: string
  /** Longest reply that the platform accepts. */
  limit: number
  brandName: string
  /** The name of the user who edits. */
  userName: string
  Menus: TextMenus
  /** Takes the comment out of the inbox; undefined for members who may not. */
  onHide: (() => void) | undefined
  /** What can be done with a published reply. */
  sentActions: ReactNode
  /** The full editor has it open, so only the draft is shown here. */
  isEditedElsewhere: boolean
  /** Where the actions go if the pane keeps them in view. */
  footSlot: HTMLElement | null
  /** Edits the reply even though someone else is editing it. */
  onTakeOver: () => Promise<void>
  /** The user typed into the reply, or their text is gone. */
  onTyping: (isTyping: boolean) => void
  /**
   * The text was replaced while it had the focus, because the user or (false) someone else sent it: what is typed next was
   * meant for it.
   */
  onTakenAway: (isSentHere: boolean) => void
  /** Opens the full editor, after what was typed was saved. */
  onExpand: (comment: Comment) => void
  /** Called as soon as a send has begun. */
  onSent: (comment: Comment, next: boolean) => void
  /** Called after Undo. */
  onUndone: (comment: Comment) => void
  onHandle: (handle: ComposerHandle | null) => void
}

export interface OwnReplyProps extends ReplyComposerProps {
  text: string
  takeDue: TakeDue
  onText: (text: string) => void
  onCancel: () => void
  /** Called before it's saved; the draft is shown in its editor then, where `due` is done. */
  onSave: (due: ReturnType<TakeDue>) => void
  /** The editor of the draft replaces the field that has the focus. */
  onReplaced: () => void
  /** The review was left, rather than this field replaced. */
  isLeft: () => boolean
}
