import { comparisons, earlierRange, type Comparison } from '@bizamply/contract/ranges'
import { Check } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../ui/menu-button.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { useRangeWords } from '../../lib/range-words.ts'
import { CompareContext } from './compare-context.ts'

export function ComparePopup(props: MenuPopupProps) {
  const t = useTranslations('dashboard')
  const words = useRangeWords()
  const choice = use(CompareContext)
  if (!choice) return null
  const { compare, range, today, onCompare } = choice
  return (
    <AnchoredMenu {...props} label={t('compareWith')} align="end">
      <MenuRadioGroup value={compare} onValueChange={(next) => onCompare(next as Comparison)}>
        {comparisons.map((one) => {
          const earlier = earlierRange(range, one)
          return (
            <MenuRadioItem key={one} value={one}>
              <Check aria-hidden="true" size={16} className={one === compare ? 'text-accent-ink' : 'invisible'} />
              {t(`compare.${one}`)}
              {earlier && (
                <span className="ml-auto pl-6 text-xs text-ink-3 tabular-nums">{words.days(earlier, today)}</span>
              )}
            </MenuRadioItem>
          )
        })}
      </MenuRadioGroup>
    </AnchoredMenu>
  )
}
