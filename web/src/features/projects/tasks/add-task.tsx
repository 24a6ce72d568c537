import { projectLimits } from '@bizamply/contract/project-rules'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Input } from '../../../ui/input.tsx'

export interface AddTaskProps {
  /** If it wasn't added, `putBack` returns the title to the field; false if the field is closed or used again. */
  onAdd: (title: string, putBack: () => boolean) => void
  onClose: () => void
}

/** Enter adds a task and keeps the field open; Escape, or leaving it blank, closes it. */
export function AddTask({ onAdd, onClose }: AddTaskProps) {
  const t = useTranslations('project')
  const [title, setTitle] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const add = () => {
    const words = title.trim()
    if (!words) return
    setTitle('')
    onAdd(words, () => {
      if (field.current?.value !== '') return false
      setTitle(words)
      return true
    })
  }
  return (
    <div className="border-t border-line px-4 py-1.5 sm:px-6">
      <Input
        ref={field}
        aria-label={t('addTaskLabel')}
        placeholder={t('addTaskPlaceholder')}
        maxLength={projectLimits.taskTitle}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => !title.trim() && onClose()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            add()
          }
          if (event.key === 'Escape') onClose()
        }}
      />
    </div>
  )
}
