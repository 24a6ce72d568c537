import type { Comment } from '@bizamply/contract/comments'
import { lazy, Suspense } from 'react'
import type { Triage } from './use-triage.ts'

export type TriageQuestion = 'assign' | 'tag' | 'snooze' | 'note'

export interface TriageDialogProps {
  comments: Comment[]
  triage: Triage
  onClose: () => void
}

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((it) => ({ default: it.AssignDialog })))
const TagDialog = lazy(() => import('./tag-dialog.tsx').then((it) => ({ default: it.TagDialog })))
const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx').then((it) => ({ default: it.SnoozeDialog })))
const NoteDialog = lazy(() => import('./note-dialog.tsx').then((it) => ({ default: it.NoteDialog })))

/** The question that is open about some comments. */
export function TriageDialogs({ question, ...props }: TriageDialogProps & { question: TriageQuestion }) {
  return (
    <Suspense>
      {question === 'assign' && <AssignDialog {...props} />}
      {question === 'tag' && <TagDialog {...props} />}
      {question === 'snooze' && <SnoozeDialog {...props} />}
      {question === 'note' && <NoteDialog {...props} />}
    </Suspense>
  )
}
