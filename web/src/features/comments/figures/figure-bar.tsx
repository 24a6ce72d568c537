import { ChartNoAxesColumn, ChevronDown } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { fetchEarly } from '../../../lib/fetch-early.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { touchTarget } from '../../../ui/touch-target.ts'
import { FigureLink } from './figure-link.tsx'
import { useFigureWords } from './figure-words.ts'
import { useFigures, type FigureDays } from './queries.ts'

const load = () => import('./figures-popup.tsx')
const FiguresPopup = lazyPart(() => load().then((it) => ({ default: it.FiguresPopup })))

export interface FigureBarProps {
  days: FigureDays
  onDays: (days: FigureDays) => void
  /** The list says so, and its Try Again loads the figures, too. */
  isListFailing: boolean
}

/** The period, and its four figures in one line; below 1400 px they are in the period's popup. */
export function FigureBar({ days, onDays, isListFailing }: FigureBarProps) {
  const t = useTranslations('comments')
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const figures = useFigures(days)
  const inWords = useFigureWords()
  const { data } = figures
  const shared = useTranslations('shared')
  const { requestId } = CallError.from(figures.error)
  return (
    <>
      <Button
        ref={anchor}
        size="sm"
        variant="ghost"
        className={touchTarget}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${t('figuresDays')}, ${t('lastDays', { days })}`}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => setOpen(!open)}
      >
        <span className="flex items-center gap-1.5 text-ink">
          <ChartNoAxesColumn aria-hidden="true" size={16} className="text-ink-3 min-[1400px]:hidden" />
          <span className="max-md:hidden">{t('lastDays', { days })}</span>
          <ChevronDown aria-hidden="true" size={14} className="text-ink-3 max-md:hidden" />
        </span>
      </Button>
      <section aria-label={t('figures')} className="hidden items-center min-[1400px]:flex">
        {figures.isError && !data && isListFailing ? null : figures.isError && !data ? (
          <p role="alert" className="flex items-center gap-2 px-2 text-xs text-danger-ink">
            <span>{t('figuresFailed')}</span>
            {requestId && <span className="text-micro text-ink-3">{shared('requestId', { id: requestId })}</span>}
            <Button size="xs" onClick={() => void figures.refetch()}>
              {t('figuresRetry')}
            </Button>
          </p>
        ) : (
          <ul className="flex items-center">
            {data
              ? inWords(data).map((figure) => (
                  <li key={figure.name}>
                    <FigureLink figure={figure} data={data} days={days} />
                  </li>
                ))
              : waiting.map((width) => (
                  <li key={width} className="px-2">
                    <Skeleton className="h-3.5" style={{ width }} />
                  </li>
                ))}
          </ul>
        )}
      </section>
      {open && (
        <Suspense>
          <FiguresPopup anchor={anchor} days={days} figures={figures} onDays={onDays} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const waiting = [118, 121, 144, 98]
