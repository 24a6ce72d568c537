import { alertKinds, alertStates } from '@bizamply/contract/alert-rules'
import type { AlertKind, AlertState } from '@bizamply/contract/alerts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Chip } from '../../ui/chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AlertFilters } from './queries.ts'

export interface AlertToolbarProps {
  filters: AlertFilters
  counts: Record<AlertState, number> | undefined
  onAsk: (change: Partial<AlertFilters>) => void
}

/** Search, and filters by state, kind and assignee, all kept in the URL. */
export function AlertToolbar({ filters, counts, onAsk }: AlertToolbarProps) {
  const t = useTranslations('alerts')
  const kindOf = (value: string): AlertKind | undefined => alertKinds.find((one) => one === value)
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 pb-3 sm:px-6">
      <SearchField
        value={filters.search ?? ''}
        label={t('search')}
        short={t('searchShort')}
        clear={t('clearSearch')}
        onChange={(words) => onAsk({ search: words || undefined })}
      />
      <Select
        aria-label={t('kind')}
        className="md:order-3 md:ml-auto"
        value={filters.kind ?? ''}
        onChange={(event) => onAsk({ kind: kindOf(event.target.value) })}
      >
        <option value="">{t('kinds.all')}</option>
        {alertKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      <div className="flex min-w-0 gap-1 py-0.5 max-md:-mx-4 max-md:basis-[calc(100%+2rem)] max-md:px-4 max-lg:scroll-fade-x md:order-2">
        <div role="group" aria-label={t('states.group')} className="flex gap-1">
          {alertStates.map((state) => (
            <Chip key={state} pressed={filters.state === state} onClick={() => onAsk({ state })}>
              {t(`states.${state}`)} <Count value={counts?.[state]} pressed={filters.state === state} />
            </Chip>
          ))}
        </div>
        <span aria-hidden="true" className="mx-1 my-1 w-px shrink-0 bg-line" />
        <Chip pressed={filters.mine === true} onClick={() => onAsk({ mine: filters.mine ? undefined : true })}>
          {t('mine')}
        </Chip>
        <span aria-hidden="true" className="w-6 shrink-0 lg:hidden" />
      </div>
    </div>
  )
}

function Count({ value, pressed }: { value: number | undefined; pressed: boolean }) {
  const format = useFormat()
  if (value === undefined) return null
  return <span className={`font-normal tabular-nums ${pressed ? '' : 'text-ink-3'}`}>{format.number(value)}</span>
}
