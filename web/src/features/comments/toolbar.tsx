import { FileDown, Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { chipsFor, type Choice, type Filters } from './filters.ts'

const DEBOUNCE_MS = 500

export interface ToolbarProps {
  filters: Filters
  searchRef: Ref<HTMLInputElement>
  onChange: (change: Partial<Choice>) => void
}

export function Toolbar({ filters, searchRef, onChange }: ToolbarProps) {
  const t = useTranslations('comments')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 sm:px-6 md:flex-nowrap">
      <SearchBox filters={filters} searchRef={searchRef} onChange={onChange} />
      <div
        role="group"
        aria-label={t('platforms')}
        className="scroll-fade-x -my-1 -ml-1 flex min-w-0 flex-1 items-center gap-1 py-1 pl-1 max-md:-mr-4 max-md:basis-full"
      >
        {filters.import && (
          <Chip
            pressed
            icon={<FileDown aria-hidden="true" size={14} />}
            onClick={() => onChange({ import: undefined })}
          >
            {t('oneImport')}
          </Chip>
        )}
        <Chip pressed={!filters.platform} onClick={() => onChange({ platform: undefined })}>
          {t('all')}
        </Chip>
        {chipsFor(filters.platform).map((platform) => (
          <Chip
            key={platform}
            pressed={filters.platform === platform}
            icon={<PlatformMark platform={platform} />}
            onClick={() => onChange({ platform: filters.platform === platform ? undefined : platform })}
          >
            {t(`platform.${platform}`)}
          </Chip>
        ))}
        <span aria-hidden="true" className="w-6 shrink-0" />
      </div>
    </div>
  )
}

function SearchBox({ filters, searchRef, onChange }: ToolbarProps) {
  const t = useTranslations('comments')
  const [text, setText] = useState(filters.search ?? '')
  const [applied, setApplied] = useState(filters.search)
  // Cleared from outside, by Clear filters or the browser's Back.
  if (applied !== filters.search) {
    setApplied(filters.search)
    if (text.trim() !== (filters.search ?? '') && !filters.search) setText('')
  }
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (next: string, wait: number) => {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onChange({ search: next.trim() || undefined }), wait)
  }
  return (
    <div className="w-full md:w-48">
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
            <IconButton size="xs" label={t('clearSearch')} icon={<X size={14} />} onClick={() => search('', 0)} />
          ) : null
        }
        onChange={(event) => search(event.target.value, DEBOUNCE_MS)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text, 0)
          if (event.key === 'Escape') {
            search('', 0)
            event.currentTarget.blur()
          }
        }}
      />
    </div>
  )
}
