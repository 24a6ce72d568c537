import { sizes } from '@bizamply/contract/size-limits'
import { Command } from 'cmdk'
import type { RefObject } from 'react'
import { AnchoredPopover } from './anchored-popover.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { Skeleton } from './skeleton.tsx'

export interface SearchChoice {
  id: string
  name: string
}

export interface Search {
  typed: string
  onType: (typed: string) => void
  results: SearchResults
}

export interface SearchResults {
  data: { choices: readonly SearchChoice[]; total: number } | undefined
  error: Error | null
  isPending: boolean
  refetch: () => unknown
}

export interface SearchPopupWords {
  find: string
  failed: (reason: string) => string
  none: string
  noMatch: string
  /** Below a list that isn't complete. */
  more: string
}

export interface SearchPopupProps {
  anchor: RefObject<HTMLElement | null>
  words: SearchPopupWords
  search: Search
  chosen: readonly string[]
  onPick: (choice: SearchChoice) => void
  onClose: () => void
}

/** Results of a search on the server, without those already selected; arrow keys move in it, Enter selects. */
export function SearchPopup({ anchor, words, search, chosen, onPick, onClose }: SearchPopupProps) {
  const { data } = search.results
  const left = data?.choices.filter(({ id }) => !chosen.includes(id)) ?? []
  return (
    <AnchoredPopover anchor={anchor} label={words.find} onClose={onClose} className="w-80 max-w-[calc(100vw-16px)]">
      <Command label={words.find} shouldFilter={false} loop className="flex max-h-80 flex-col">
        <Command.Input
          value={search.typed}
          onValueChange={search.onType}
          maxLength={sizes.search}
          placeholder={words.find}
          className="h-10 shrink-0 border-b border-line bg-transparent px-3 text-sm text-ink outline-none placeholder:text-ink-3 coarse:text-lg"
        />
        <Command.List label={words.find} className="min-h-0 flex-1 overflow-y-auto p-1 empty:p-0">
          {left.map((choice) => (
            <Command.Item
              key={choice.id}
              value={choice.id}
              className="flex min-h-8 cursor-default items-center rounded-sm px-2 text-sm text-ink select-none coarse:min-h-10 data-[selected=true]:bg-surface-3"
              onSelect={() => onPick(choice)}
            >
              <bdi className="truncate">{choice.name}</bdi>
            </Command.Item>
          ))}
        </Command.List>
        <Note words={words} search={search} listed={left.length} />
      </Command>
    </AnchoredPopover>
  )
}

/** Outside the list: a listbox may contain only options. */
function Note({ words, search, listed }: Pick<SearchPopupProps, 'words' | 'search'> & { listed: number }) {
  const { data, error, isPending, refetch } = search.results
  if (isPending) return <Skeleton className="m-2 h-20" />
  if (!data) return <ErrorPanel className="m-1" error={error} say={words.failed} onRetry={() => void refetch()} />
  const isPartial = data.total > data.choices.length
  if (listed === 0 && !isPartial) {
    return (
      <p role="status" className="px-3 py-4 text-sm text-ink-2">
        {search.typed.trim() || data.total > 0 ? words.noMatch : words.none}
      </p>
    )
  }
  return isPartial && <p className="border-t border-line px-3 py-2 text-xs text-ink-3">{words.more}</p>
}
