import type { Comment } from '@bizamply/contract/comments'
import type { Tab } from '../filtering/filters.ts'

export interface CommentRowProps {
  comment: Comment
  tab: Tab
  isNew: boolean
  isPointedAt: boolean
  /** Its reply is being generated. */
  isGenerating: boolean
  /** A bulk job is about to send its reply. */
  isInBulkSend: boolean
  isCursor: boolean
  /** It's open in the pane. */
  isOpen: boolean
  isSelected: boolean
  /** Tab reaches the controls of one row only; arrow keys reach the others. */
  isTabStop: boolean
  /** Something is selected, so a tap selects and phones show the checkboxes. */
  isSelecting: boolean
  /** The search, marked in the text. */
  typed: string | undefined
  onOpen: (comment: Comment) => void
  /** Undefined for read-only members. `range` selects everything from the last selected comment to this one. */
  onSelect: ((comment: Comment, range: boolean) => void) | undefined
}
