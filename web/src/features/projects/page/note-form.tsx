import { projectLimits } from '@bizamply/contract/project-rules'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

/** Ctrl-Enter adds the note too. */
export function NoteForm({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const t = useTranslations('project')
  const [text, setText] = useState('')
  const add = async () => {
    const words = text.trim()
    if (!words) return
    setText('')
    if (!(await onAdd(words))) setText((now) => now || words)
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
        onChange={(event) => setText(event.target.value)}
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
