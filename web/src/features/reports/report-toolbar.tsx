import { reportCategories, reportSchedules } from '@bizamply/contract/report-rules'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { ReportFilters } from './report-queries.ts'

export interface ReportToolbarProps {
  filters: ReportFilters
  onAsk: (filters: ReportFilters) => void
}

/** Search, category and schedule, all kept in the URL. */
export function ReportToolbar({ filters, onAsk }: ReportToolbarProps) {
  const t = useTranslations('reports')
  const isSet = Boolean(filters.search || filters.category || filters.schedule)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <div className="flex flex-1 sm:w-64 sm:flex-none">
        <SearchField
          value={filters.search ?? ''}
          label={t('search')}
          short={t('search')}
          clear={t('clearSearch')}
          pauseMs={250}
          onChange={(search) => onAsk({ ...filters, search: search || undefined })}
        />
      </div>
      <div
        role="group"
        aria-label={t('categoryLabel')}
        className="flex max-w-full gap-1 overflow-x-auto [scrollbar-width:none] max-sm:order-last max-sm:basis-full"
      >
        <Chip pressed={!filters.category} onClick={() => onAsk({ ...filters, category: undefined })}>
          {t('all')}
        </Chip>
        {reportCategories.map((category) => (
          <Chip key={category} pressed={filters.category === category} onClick={() => onAsk({ ...filters, category })}>
            {t(`category.${category}`)}
          </Chip>
        ))}
      </div>
      <div className="flex items-center gap-2 sm:ml-auto">
        {isSet && (
          <Button variant="ghost" size="sm" onClick={() => onAsk({})}>
            {t('clear')}
          </Button>
        )}
        <Select
          size="sm"
          aria-label={t('filter')}
          value={filters.schedule ?? ''}
          onChange={({ target }) => {
            const schedule = ([...reportSchedules, 'none'] as const).find((one) => one === target.value)
            onAsk({ ...filters, schedule })
          }}
        >
          <option value="">{t('anySchedule')}</option>
          {[...reportSchedules, 'none' as const].map((one) => (
            <option key={one} value={one}>
              {t(`schedules.${one}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
