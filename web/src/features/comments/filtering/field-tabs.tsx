import type { Facets } from '@bizamply/contract/facets'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldOptions } from './field-options.ts'
import { FieldRow } from './field-row.tsx'
import { filterFields, type FilterField } from './filter-fields.ts'
import type { Filters } from './filters.ts'
import { useKeyDown } from './use-key-down.ts'
import { useFieldText } from './value-words.ts'

export interface FieldTabsProps {
  filters: Filters
  /** The values that the server found, which the search finds too. */
  facets: Facets | undefined
  field: FilterField
  /** The id of the panel with the values. */
  panelId: string
  onField: (field: FilterField) => void
  onEnter: () => void
}

export const tabId = (panelId: string, field: FilterField): string => `${panelId}-${field}`

/** The fields: up and down show a field’s values, right and Enter go to them. */
export function FieldTabs({ filters, facets, field, panelId, onField, onEnter }: FieldTabsProps) {
  const t = useTranslations('filtering')
  const valueOf = useFieldText(filters)
  const [text, setText] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const optionsOf = useFieldOptions(filters, facets)
  // Fields with that name; if there are none, those with such a value.
  const found = (typed: string) => {
    const words = typed.trim().toLowerCase()
    const named = filterFields.filter(({ key }) => t(`filter.${key}`).toLowerCase().includes(words))
    if (named.length > 0) return named
    return filterFields.filter(
      ({ key }) =>
        key !== 'from' && key !== 'topic' && optionsOf(key).some(({ label }) => label.toLowerCase().includes(words)),
    )
  }
  const shown = found(text)
  const show = (next: FilterField | undefined) => {
    if (!next) return
    onField(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, next))}`)?.focus()
  }
  const find = (words: string) => {
    setText(words)
    const fields = found(words)
    if (fields[0] && !fields.some(({ key }) => key === field)) onField(fields[0].key)
  }
  useKeyDown(root, (event) => {
    const typing = event.target instanceof HTMLInputElement
    const index = shown.findIndex(({ key }) => key === field)
    // Nothing was found, so there is nowhere to go.
    const enter = () => shown.length > 0 && onEnter()
    const next = {
      ArrowDown: () => show(shown[typing ? Math.max(index, 0) : Math.min(index + 1, shown.length - 1)]?.key),
      ArrowUp: () => show(shown[Math.max(index - 1, 0)]?.key),
      Home: () => show(shown[0]?.key),
      End: () => show(shown.at(-1)?.key),
      ArrowRight: enter,
      Enter: enter,
    }[event.key]
    if (!next || (typing && !movesFromText(event))) return
    event.preventDefault()
    next()
  })
  return (
    <div className="flex min-h-0 flex-col border-r border-line" ref={root}>
      <label className="relative flex h-10 shrink-0 items-center">
        <Search aria-hidden="true" size={14} className="pointer-events-none absolute left-4 text-ink-3" />
        <input
          type="search"
          aria-label={t('findFilter')}
          placeholder={t('findFilter')}
          value={text}
          onChange={(event) => find(event.target.value)}
          className="h-full w-full min-w-0 bg-transparent pr-3 pl-9.5 text-sm text-ink outline-none coarse:text-lg [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <div
        ref={list}
        role="tablist"
        aria-label={t('fields')}
        aria-orientation="vertical"
        className="flex min-h-0 flex-1 flex-col overflow-y-auto px-1.5 pb-1.5"
      >
        {shown.map(({ key }) => (
          <FieldRow
            key={key}
            id={tabId(panelId, key)}
            role="tab"
            aria-selected={key === field}
            aria-controls={panelId}
            tabIndex={key === field ? 0 : -1}
            field={key}
            filters={filters}
            value={valueOf(key)}
            className={`h-6.5 -outline-offset-2 coarse:h-10 ${
              key === field ? 'bg-surface-3' : 'hover:bg-surface-2 dark:hover:bg-surface-3'
            }`}
            onClick={() => onField(key)}
          />
        ))}
        {shown.length === 0 && <p className="px-2.5 py-1 text-xs text-ink-3">{t('noFilterMatches')}</p>}
      </div>
    </div>
  )
}

/** In the text field, only down, Enter, and right at its end leave it. */
function movesFromText({ key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowRight') return key === 'ArrowDown' || key === 'Enter'
  return target instanceof HTMLInputElement && target.selectionStart === target.value.length
}
