import type { Comparison, Range } from '@bizamply/contract/ranges'
import { ChevronDown } from 'lucide-react'
import { createContext } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { useRangeWords } from '../../lib/range-words.ts'

const load = () => import('./compare-popup.tsx')
const ComparePopup = lazyPart(() => load().then((it) => ({ default: it.ComparePopup })))

export interface CompareChoice {
  range: Range
  earlier: Range | null
  compare: Comparison
  today: string
  onCompare: (compare: Comparison) => void
}

/** The popup loads by itself and takes no other way. */
export const CompareContext = createContext<CompareChoice | null>(null)

export function ComparePart({ className, ...choice }: CompareChoice & { className: string }) {
  const t = useTranslations('dashboard')
  const words = useRangeWords()
  const { earlier, today } = choice
  return (
    <CompareContext value={choice}>
      <MenuButton popup={ComparePopup} preload={load} className={className}>
        <span className="text-ink-3">{t('versus')}</span>
        <span className="text-ink tabular-nums">{earlier ? words.days(earlier, today) : t('compare.none')}</span>
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      </MenuButton>
    </CompareContext>
  )
}
