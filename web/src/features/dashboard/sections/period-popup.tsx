import { Check } from 'lucide-react'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../../ui/menu.tsx'
import { periods, PeriodContext, type Period } from './period-context.ts'

export function PeriodPopup(props: MenuPopupProps) {
  const t = useTranslations('dashboardSections')
  const choice = use(PeriodContext)
  if (!choice) return null
  return (
    <AnchoredMenu {...props} label={t('period')} align="end">
      <MenuRadioGroup value={choice.period} onValueChange={(period) => choice.onPeriod(period as Period)}>
        {periods.map((period) => (
          <MenuRadioItem key={period} value={period}>
            <Check
              aria-hidden="true"
              size={16}
              className={period === choice.period ? 'text-accent-ink' : 'invisible'}
            />
            {t(`periodOf.${period}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </AnchoredMenu>
  )
}
