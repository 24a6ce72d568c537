import type { Comparison, Range } from '@bizamply/contract/ranges'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { ComparePart } from './compare-part.tsx'
import { useRangeWords } from '../../lib/range-words.ts'

const RangePopup = lazyPart(() => import('./range-popup.tsx').then((it) => ({ default: it.RangePopup })))

export interface RangeControlProps {
  range: Range
  earlier: Range | null
  compare: Comparison
  /** Today in the brand’s timezone. */
  today: string
  /** False if there are no figures to compare. */
  comparable: boolean
  onRange: (range: Range) => void
  onCompare: (compare: Comparison) => void
}

/** One control with two parts: the window, and the comparison. */
export function RangeControl(props: RangeControlProps) {
  const t = useTranslations('dashboard')
  const words = useRangeWords()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { range, today } = props
  const name = words.name(range, today)
  return (
    <div className="flex min-w-0 rounded-md border border-line-strong bg-surface shadow-1 max-sm:flex-1 max-[300px]:flex-col">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`${part} ${props.comparable ? 'rounded-l-[5px]' : 'rounded-[5px]'} max-sm:flex-1 max-[300px]:flex-none`}
      >
        <CalendarDays aria-hidden="true" size={16} className="shrink-0 text-ink-3 max-[360px]:hidden" />
        {name && <span className="font-medium text-ink">{name}</span>}
        <span
          className={`truncate tabular-nums ${name ? 'text-ink-3 max-[420px]:sr-only lg:max-xl:sr-only' : 'font-medium text-ink'}`}
        >
          {words.days(range, today)}
        </span>
        <ChevronDown aria-hidden="true" size={14} className="ml-auto shrink-0 text-ink-3" />
      </button>
      {props.comparable && (
        <ComparePart
          {...props}
          className={`${part} rounded-r-[5px] border-line-strong min-[301px]:border-l max-[300px]:border-t`}
        />
      )}
      <Suspense>
        {open && <RangePopup {...props} anchor={button} label={t('chooseRange')} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}

const part =
  'inline-flex h-[30px] min-w-0 items-center gap-2 px-2.5 text-sm whitespace-nowrap transition-colors duration-100 ' +
  'hover:bg-surface-2 data-[state=open]:bg-surface-3 coarse:h-[38px]'
