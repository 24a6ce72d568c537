import { projectLimits } from '@bizamply/contract/project-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Input } from '../../../ui/input.tsx'

export interface AddTaskProps {
  /** Returns whether it was added. */
  onAdd: (title: string) => Promise<boolean>
  onClose: () => void
}

/** Enter adds a task and keeps the field open; Escape, or leaving it blank, closes it. */
export function AddTask({ onAdd, onClose }: AddTaskProps) {
  const t = useTranslations('project')
  const [title, setTitle] = useState('')
  const add = async () => {
    const words = title.trim()
    if (!words) return
    setTitle('')
    // Keeps a title that the server refused, so that the user can try again.
    if (!(await onAdd(words))) setTitle((now) => now || words)
  }
  return (
    <div className="border-t border-line px-4 py-1.5 sm:px-6">
      <Input
        ref={focusOnce}
        aria-label={t('addTaskLabel')}
        placeholder={t('addTaskPlaceholder')}
        maxLength={projectLimits.taskTitle}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => !title.trim() && onClose()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            void add()
          }
          if (event.key === 'Escape') onClose()
        }}
      />
    </div>
  )
}

/** The user just opened the field. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()
