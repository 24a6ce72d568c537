import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { SEARCH_LENGTH } from './search-length.ts'

const PAUSE_MS = 150

/** Updates the URL when typing pauses. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('discountManager')
  const [typed, setTyped] = useState(value)
  const [reported, setReported] = useState(value)
  // A value that changed elsewhere, such as by Back, replaces what was typed.
  if (value !== reported) {
    setReported(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const report = useEffectEvent((words: string) => onChange(words))
  const words = typed.trim()
  useEffect(() => {
    if (words === reported) return
    const timer = setTimeout(() => report(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, reported])
  const clear = () => {
    setTyped('')
    onChange('')
  }
  return (
    <Input
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={SEARCH_LENGTH}
      className="w-64 max-md:w-auto max-md:flex-1 [&_::-webkit-search-cancel-button]:hidden"
      icon={<Search aria-hidden="true" size={16} />}
      trailing={typed ? <IconButton size="xs" label={t('clearSearch')} icon={<X size={14} />} onClick={clear} /> : null}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChange(words)
        if (event.key === 'Escape' && typed) clear()
      }}
    />
  )
}
