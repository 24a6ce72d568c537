import { sizes } from '@bizamply/contract/size-limits'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'

const PAUSE_MS = 500

export interface SearchFieldProps {
  value: string
  label: string
  /** Replaces the label if there is little room. */
  short: string
  clear: string
  maxLength?: number
  /** Shorter where the list is filtered without a request. */
  pauseMs?: number
  onChange: (value: string) => void
}

/** Searches when typing pauses, or immediately on Enter. */
export function SearchField({
  value,
  label,
  short,
  clear,
  maxLength = sizes.search,
  pauseMs = PAUSE_MS,
  onChange,
}: SearchFieldProps) {
  const narrow = useMedia('(max-width: 767px)')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [reported, setReported] = useState(value)
  if (known !== value) {
    setKnown(value)
    // Keeps unsent typing; shows values from outside, such as after Back.
    if (value !== reported) {
      setTyped(value)
      setReported(value)
    }
  }
  const report = useEffectEvent((words: string) => {
    setReported(words)
    onChange(words)
  })
  const words = typed.trim()
  useEffect(() => {
    if (words === reported) return
    const timer = setTimeout(() => report(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words, reported, pauseMs])
  const now = (next: string) => {
    setTyped(next)
    setReported(next.trim())
    onChange(next.trim())
  }
  return (
    <Input
      type="search"
      data-screen-search
      aria-label={label}
      placeholder={narrow ? short : label}
      maxLength={maxLength}
      className="max-md:flex-1 md:max-w-64 md:grow md:basis-40 [&_::-webkit-search-cancel-button]:hidden"
      icon={<Search aria-hidden="true" size={16} />}
      trailing={typed ? <IconButton size="xs" label={clear} icon={<X size={14} />} onClick={() => now('')} /> : null}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(typed)
        if (event.key === 'Escape' && typed) now('')
      }}
    />
  )
}
