import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogContent } from '../../../ui/dialog.tsx'
import { useFacets } from './facets.ts'
import { FieldRow } from './field-row.tsx'
import { FieldValues } from './field-values.tsx'
import { filterFields, type FilterField } from './filter-fields.ts'
import { FiltersFoot } from './filters-foot.tsx'
import type { FiltersPopupProps } from './filters-popup-props.ts'
import { SortRow } from './sort-row.tsx'
import { useFieldText } from './value-words.ts'

/** On a phone: a sheet with the fields first, then the values of one. */
export function FiltersSheet({ filters, field: startField, onChange, onSaveView, onClose }: FiltersPopupProps) {
  const t = useTranslations('filtering')
  const list = useTranslations('comments')
  const facets = useFacets(filters, true)
  const valueOf = useFieldText(filters)
  const [field, setField] = useState<FilterField | null>(startField ?? null)
  const back = useRef<HTMLButtonElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const left = useRef<FilterField | null>(null)
  useEffect(() => {
    if (field) back.current?.focus()
    else if (left.current) rows.current?.querySelector<HTMLElement>(`[data-field=${left.current}]`)?.focus()
    left.current = field
  }, [field])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={list('filters')} className="h-[92dvh] [&>div]:flex [&>div]:flex-col [&>div]:p-0">
        {field ? (
          <div className="min-h-0 flex-1 overflow-y-auto">
            <Button
              ref={back}
              variant="ghost"
              className="ml-1"
              icon={<ChevronLeft aria-hidden="true" size={16} />}
              onClick={() => setField(null)}
            >
              {t('allFilters')}
            </Button>
            {/* Values start where the title does. */}
            <div className="px-1">
              <FieldValues key={field} field={field} filters={filters} facets={facets} onChange={onChange} />
            </div>
          </div>
        ) : (
          <div ref={rows} className="min-h-0 flex-1 overflow-y-auto px-2.5 py-2">
            <SortRow order={filters.sort ?? 'newest'} onOrder={(sort: CommentOrder) => onChange({ sort })} />
            {filterFields.map(({ key }) => (
              <FieldRow
                key={key}
                data-field={key}
                field={key}
                filters={filters}
                value={valueOf(key)}
                className="h-11 hover:bg-surface-2 dark:hover:bg-surface-3"
                onClick={() => setField(key)}
              />
            ))}
          </div>
        )}
        <FiltersFoot filters={filters} facets={facets} onChange={onChange} onSaveView={onSaveView} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}
