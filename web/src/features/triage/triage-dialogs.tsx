import type { Comment } from '@bizamply/contract/comments'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { Triage } from './use-triage.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'

export type TriageQuestion = 'assign' | 'tag' | 'snooze' | 'note'

export interface TriageDialogProps {
  comments: Comment[]
  triage: Triage
  onClose: () => void
}

const loads = {
  assign: () => import('./assign-dialog.tsx').then((it) => ({ default: it.AssignDialog })),
  tag: () => import('./tag-dialog.tsx').then((it) => ({ default: it.TagDialog })),
  snooze: () => import('./snooze-dialog.tsx').then((it) => ({ default: it.SnoozeDialog })),
  note: () => import('./note-dialog.tsx').then((it) => ({ default: it.NoteDialog })),
}
const AssignDialog = lazyPart(loads.assign)
const TagDialog = lazyPart(loads.tag)
const SnoozeDialog = lazyPart(loads.snooze)
const NoteDialog = lazyPart(loads.note)

/** Before they are asked. */
export const fetchQuestions = (): void => {
  for (const load of Object.values(loads)) fetchEarly(load)
}

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
