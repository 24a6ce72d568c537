import type { Comment } from '@bizamply/contract/comments'
import type { Triage } from './use-triage.ts'

export interface TriageDialogProps {
  comments: Comment[]
  triage: Triage
  onClose: () => void
}
