import { useId, useRef, useState } from 'react'
import { useFacets } from './facets.ts'
import { FieldTabs, tabId } from './field-tabs.tsx'
import { FieldValues } from './field-values.tsx'
import { filterFields, isSet, type FilterField } from './filter-fields.ts'
import { FiltersFoot } from './filters-foot.tsx'
import type { FiltersPopupProps } from './filters-popup-props.ts'
import { useKeyDown } from './use-key-down.ts'

/** Fields on the left, the values of one of them on the right. */
export function FiltersPanel({ filters, field: startField, onChange, onSaveView, onClose }: FiltersPopupProps) {
  const facets = useFacets(filters, true)
  const [field, setField] = useState<FilterField>(
    () => startField ?? filterFields.find(({ key }) => isSet(filters, key))?.key ?? 'rating',
  )
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const enter = () => valuesIn(panel.current)[0]?.focus()
  const leave = () => document.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, field))}`)?.focus()
  useKeyDown(panel, (event) => walk(event, panel.current, leave))
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-cols-[240px_1fr]">
        <FieldTabs
          filters={filters}
          facets={facets.data}
          field={field}
          panelId={panelId}
          onField={setField}
          onEnter={enter}
        />
        <div
          ref={panel}
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, field)}
          className="min-h-0 overflow-y-auto"
        >
          <FieldValues key={field} field={field} filters={filters} facets={facets} onChange={onChange} />
        </div>
      </div>
      <FiltersFoot filters={filters} facets={facets} onChange={onChange} onSaveView={onSaveView} onClose={onClose} />
    </>
  )
}

const valuesIn = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('input, button:not(table button, nav button)') ?? []),
]

/** Up and down move between values, left goes back to the field; a calendar keeps its own arrow keys. */
function walk(event: KeyboardEvent, panel: HTMLElement | null, leave: () => void): void {
  const { key, target } = event
  if (!(target instanceof HTMLElement) || target.closest('table')) return
  const isText = target instanceof HTMLInputElement && target.type === 'search'
  if (key === 'ArrowLeft' && !(isText && target.selectionStart !== 0)) {
    event.preventDefault()
    return leave()
  }
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'checkbox') {
    event.preventDefault()
    return target.click()
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const values = valuesIn(panel)
  values[values.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]?.focus()
}
