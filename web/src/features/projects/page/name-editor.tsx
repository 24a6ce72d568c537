import { projectLimits } from '@bizamply/contract/project-rules'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'

export interface NameEditorProps {
  name: string
  mayWrite: boolean
  onRename: (name: string) => void
}

/** The heading, edited in place: Enter or leaving the field saves, Escape keeps the old name. */
export function NameEditor({ name, mayWrite, onRename }: NameEditorProps) {
  const t = useTranslations('project')
  const [typed, setTyped] = useState<string | null>(null)
  const given = useRef(false)
  const end = (save: boolean) => {
    // Enter and Escape also blur the field.
    if (given.current || typed === null) return
    given.current = true
    const words = typed.trim()
    setTyped(null)
    if (save && words && words !== name) onRename(words)
  }
  if (typed !== null) {
    return (
      <h1 className="min-w-0 flex-1 max-sm:basis-full">
        <Input
          ref={focusOnce}
          aria-label={t('nameLabel')}
          maxLength={projectLimits.name}
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => end(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(true)
            if (event.key === 'Escape') end(false)
          }}
        />
      </h1>
    )
  }
  return (
    <div className="min-w-0 flex-1 max-sm:basis-full">
      <h1 className="inline text-xl font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h1>{' '}
      {mayWrite && (
        <IconButton
          size="sm"
          className="align-bottom coarse:-my-1"
          label={t('rename')}
          icon={<Pencil size={14} />}
          onClick={() => {
            given.current = false
            setTyped(name)
          }}
        />
      )}
    </div>
  )
}

/** The user just opened the field. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()
