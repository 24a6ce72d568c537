import { rangeOf, spanOf, type Range, type RangePreset } from '@bizamply/contract/ranges'
import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useRangeWords } from '../../lib/range-words.ts'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'
import { analyticsTabs, type AnalyticsTab } from './analytics-search.ts'

const RangePopup = lazyPart(() =>
  import('../../features/dashboard/range-popup.tsx').then((it) => ({ default: it.RangePopup })),
)

export interface AnalyticsTabsProps {
  tab: AnalyticsTab
  range: Range
  today: string
  onRange: (range: Range) => void
}

/** Tabs with the date range at the right end; on a phone the date range is below. */
export function AnalyticsTabs({ tab, ...days }: AnalyticsTabsProps) {
  const t = useTranslations('analytics')
  return (
    <div className="border-line md:flex md:flex-wrap md:items-end md:border-b">
      {/* As wide as the tabs: with less room, the range is below them. */}
      <div className="min-w-0 grow basis-109 md:-mb-px">
        <TabLinks label={t('tabs')}>
          {analyticsTabs.map((one) => (
            <TabLink
              key={one}
              to="/analytics"
              search={({ tab: _, by: __, number: ___, row: ____, ...before }) =>
                one === 'overview' ? before : { ...before, tab: one }
              }
              active={one === tab}
            >
              {t(`tab.${one}`)}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <div className="flex items-center gap-2 max-md:px-4 max-md:pt-3 max-md:pb-2 max-md:sm:px-6 md:ml-auto md:pt-1 md:pr-6 md:pb-1">
        <Spans {...days} />
        <RangeButton {...days} />
      </div>
    </div>
  )
}

type Days = Omit<AnalyticsTabsProps, 'tab'>

function Spans({ range, today, onRange }: Days) {
  const t = useTranslations('analytics')
  const pressed = spanOf(range)
  return (
    <div role="group" aria-label={t('span.label')} className="inline-flex rounded-md bg-surface-3 p-0.5">
      {spans.map(([span, preset]) => (
        <button
          key={span}
          type="button"
          aria-pressed={span === pressed}
          data-tooltip={t(`spanLong.${span}`)}
          onClick={() => onRange(rangeOf(preset, today))}
          className="h-7 rounded-sm px-2.5 text-xs font-medium text-ink-2 tabular-nums transition-colors duration-100 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 coarse:h-9 dark:aria-pressed:bg-line-strong"
        >
          {t(`span.${span}`)}
        </button>
      ))}
    </div>
  )
}

const spans = [
  ['24h', 'today'],
  ['7d', 'last-7-days'],
  ['30d', 'last-30-days'],
  ['90d', 'last-90-days'],
] as const satisfies readonly (readonly [string, RangePreset])[]

function RangeButton({ range, today, onRange }: Days) {
  const t = useTranslations('analytics')
  const words = useRangeWords()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onClick={() => setOpen(!open)}
        className="inline-flex h-8 min-w-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 text-sm font-medium whitespace-nowrap text-ink tabular-nums shadow-1 transition-colors duration-100 hover:bg-surface-2 data-[state=open]:bg-surface-3 coarse:h-10"
      >
        <CalendarDays aria-hidden="true" size={16} className="shrink-0 text-ink-3 max-[359px]:hidden" />
        <span className="sr-only">{t('chooseRange')}: </span>
        <span className="truncate">{words.days(range, today)}</span>
      </button>
      <Suspense>
        {open && (
          <RangePopup
            anchor={button}
            label={t('span.label')}
            range={range}
            today={today}
            onRange={onRange}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
