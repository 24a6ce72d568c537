import type { Presence } from '../../../features/triage/use-presence.ts'

/** Who else has the review open, and who edits its reply. */
export interface PanePresence extends Presence {
  /** The name of the other person who edits it now. */
  editedBy: string | undefined
  /** The user typed into the reply of a comment, or closed it. */
  setTyping: (commentId: string, isTyping: boolean) => void
}
