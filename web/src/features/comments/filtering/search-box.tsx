import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { listScroller } from '../list/list-scroller.ts'
import type { Choice, Filters } from './filters.ts'

const DEBOUNCE_MS = 500

export interface SearchBoxProps {
  filters: Filters
  searchRef: Ref<HTMLInputElement>
  className?: string
  onChange: (change: Partial<Choice>) => void
  onOpen: () => void
  /** Called when the field loses focus while it is empty. */
  onLeave: () => void
  onClose: () => void
}

/** The list’s search, when typing pauses or immediately on Enter. */
export function SearchBox({ filters, searchRef, className, onChange, onOpen, onLeave, onClose }: SearchBoxProps) {
  const t = useTranslations('comments')
  const [text, setText] = useState(filters.search ?? '')
  const [applied, setApplied] = useState(filters.search)
  const [reported, setReported] = useState(filters.search)
  // Changed elsewhere: by Clear filters, a saved view, or the browser’s Back button. Unsent typing gives way to it.
  if (applied !== filters.search) {
    setApplied(filters.search)
    if (filters.search !== reported) {
      setText(filters.search ?? '')
      setReported(filters.search)
    }
  }
  const report = useEffectEvent((words: string | undefined) => {
    setReported(words)
    onChange({ search: words })
  })
  const words = text.trim() || undefined
  useEffect(() => {
    if (words === reported) return
    const timer = window.setTimeout(() => report(words), DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [words, reported])
  const searchNow = (next: string) => {
    setText(next)
    setReported(next.trim() || undefined)
    onChange({ search: next.trim() || undefined })
  }
  return (
    <div className={className}>
      <Input
        ref={searchRef}
        type="search"
        className="[&_::-webkit-search-cancel-button]:hidden"
        value={text}
        maxLength={200}
        aria-label={t('searchLabel')}
        placeholder={t('search')}
        icon={<Search aria-hidden="true" size={16} />}
        trailing={
          text ? (
            <IconButton
              size="xs"
              label={t('clearSearch')}
              icon={<X size={14} />}
              onClick={() => {
                searchNow('')
                onClose()
              }}
            />
          ) : null
        }
        onFocus={onOpen}
        onBlur={() => text.trim() === '' && onLeave()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            searchNow(text)
            // Without focus in the field, the list’s shortcuts work again.
            event.currentTarget.blur()
            listScroller()?.focus({ preventScroll: true })
          }
          if (event.key === 'Escape') {
            searchNow('')
            event.currentTarget.blur()
            onClose()
            listScroller()?.focus({ preventScroll: true })
          }
        }}
      />
    </div>
  )
}
