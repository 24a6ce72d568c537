import { projectLimits } from '@bizamply/contract/project-rules'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { session } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

export interface NoteFormProps {
  projectId: string
  /** Returns whether it was added. */
  onAdd: (text: string) => Promise<boolean>
}

/** What was typed and not added, by project. */
const keptNotes = new Map<string, string>()

/** Ctrl-Enter adds the note too. */
export function NoteForm({ projectId, onAdd }: NoteFormProps) {
  const t = useTranslations('project')
  const [text, setText] = useState(() => keptNotes.get(projectId) ?? '')
  const keep = (next: string) => {
    keptNotes.set(projectId, next)
    setText(next)
  }
  const add = async () => {
    const words = text.trim()
    if (!words) return
    keep('')
    if (await onAdd(words)) return
    const since = keptNotes.get(projectId)
    keep(since ? `${words}\n\n${since}` : words)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add()
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        rows={2}
        aria-label={t('note')}
        placeholder={t('notePlaceholder')}
        maxLength={projectLimits.note}
        value={text}
        onChange={(event) => keep(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || (!event.ctrlKey && !event.metaKey)) return
          event.preventDefault()
          void add()
        }}
      />
      {text.trim() !== '' && (
        <Button type="submit" size="sm" className="justify-self-end">
          {t('addNote')}
        </Button>
      )}
    </form>
  )
}

// Another user of this tab starts with none of it.
session.watch(() => session.get().user ?? keptNotes.clear())
