import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type Ref } from 'react'
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
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [applied])
  const search = (next: string, wait: number) => {
    const words = next.trim() || undefined
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setReported(words)
      onChange({ search: words })
    }, wait)
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
                search('', 0)
                onClose()
              }}
            />
          ) : null
        }
        onFocus={onOpen}
        onBlur={() => text.trim() === '' && onLeave()}
        onChange={(event) => search(event.target.value, DEBOUNCE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            search(text, 0)
            // Without focus in the field, the list’s shortcuts work again.
            event.currentTarget.blur()
            listScroller()?.focus({ preventScroll: true })
          }
          if (event.key === 'Escape') {
            search('', 0)
            event.currentTarget.blur()
            onClose()
            listScroller()?.focus({ preventScroll: true })
          }
        }}
      />
    </div>
  )
}
