import { reportCategories, reportSchedules } from '@bizamply/contract/report-rules'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { AskedReports } from './report-queries.ts'

export interface ReportToolbarProps {
  asked: AskedReports
  onAsk: (asked: AskedReports) => void
}

/** Search, category and schedule; what is set stands in the address. */
export function ReportToolbar({ asked, onAsk }: ReportToolbarProps) {
  const t = useTranslations('reports')
  const isSet = Boolean(asked.search || asked.category || asked.schedule)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <SearchField value={asked.search ?? ''} onChange={(search) => onAsk({ ...asked, search: search || undefined })} />
      <div
        role="group"
        aria-label={t('categoryLabel')}
        className="flex max-w-full gap-1 overflow-x-auto [scrollbar-width:none] max-sm:order-last max-sm:basis-full"
      >
        <Chip pressed={!asked.category} onClick={() => onAsk({ ...asked, category: undefined })}>
          {t('all')}
        </Chip>
        {reportCategories.map((category) => (
          <Chip key={category} pressed={asked.category === category} onClick={() => onAsk({ ...asked, category })}>
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
          value={asked.schedule ?? ''}
          onChange={({ target }) => {
            const schedule = ([...reportSchedules, 'none'] as const).find((one) => one === target.value)
            onAsk({ ...asked, schedule })
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

/** Asks when typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('reports')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [told, setTold] = useState(value)
  if (known !== value) {
    setKnown(value)
    // What was typed since it was told stays; what came from elsewhere, as by Back, is shown.
    if (value !== told) {
      setTyped(value)
      setTold(value)
    }
  }
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const words = typed.trim()
    if (words === told) return
    const timer = setTimeout(() => {
      setTold(words)
      tell(words)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, told])
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
