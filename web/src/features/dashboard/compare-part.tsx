import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { useRangeWords } from '../../lib/range-words.ts'
import { CompareContext, type CompareChoice } from './compare-context.ts'

const load = () => import('./compare-popup.tsx')
const ComparePopup = lazyPart(() => load().then((it) => ({ default: it.ComparePopup })))

export function ComparePart({ className, ...choice }: CompareChoice & { className: string }) {
  const t = useTranslations('dashboard')
  const words = useRangeWords()
  const { earlier, today } = choice
  return (
    <CompareContext value={choice}>
      <MenuButton popup={ComparePopup} preload={load} className={className}>
        <span className="text-ink-3">{t('versus')}</span>
        <span className="text-ink tabular-nums">{earlier ? words.days(earlier, today) : t('compare.none')}</span>
        <ChevronDown aria-hidden="true" size={14} className="shrink-0 text-ink-3 max-[360px]:hidden" />
      </MenuButton>
    </CompareContext>
  )
}
