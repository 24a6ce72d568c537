import { reportCategories, reportSchedules } from '@bizamply/contract/report-rules'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Input } from '../../ui/input.tsx'
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
      <SearchField
        value={filters.search ?? ''}
        onChange={(search) => onAsk({ ...filters, search: search || undefined })}
      />
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

const PAUSE_MS = 250

/** Searches when typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('reports')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [reported, setReported] = useState(value)
  if (known !== value) {
    setKnown(value)
    // Keeps what was typed since the last search; a value that changed elsewhere, such as by Back, replaces it.
    if (value !== reported) {
      setTyped(value)
      setReported(value)
    }
  }
  const report = useEffectEvent(onChange)
  useEffect(() => {
    const words = typed.trim()
    if (words === reported) return
    const timer = setTimeout(() => {
      setReported(words)
      report(words)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, reported])
  return (
    <Input
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={200}
      className="flex-1 sm:w-64 sm:flex-none"
      icon={<Search aria-hidden="true" size={16} />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
