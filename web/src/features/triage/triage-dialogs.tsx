import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'
import type { TriageDialogProps } from './triage-dialog-props.ts'

export type TriageQuestion = 'assign' | 'tag' | 'snooze' | 'note'

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

/** Preloads the dialogs. */
export const fetchQuestions = (): void => {
  for (const load of Object.values(loads)) fetchEarly(load)
}

/** The open dialog for some comments. */
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
